import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from '../canonical.ts'
import { jsonCopy } from './copies.ts'
import { sameData } from './sameData.ts'

class Card {
  readonly value = 1
}

describe('sameData', () => {
  it('says what canonical texts say', () => {
    const plain = fc.jsonValue().map((value): unknown => jsonCopy(value))
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        fc.pre(!Object.is(one, -0) && !Object.is(other, -0))
        expect(sameData(one, other)).toBe(canonical(one) === canonical(other))
        expect(sameData(one, jsonCopy(one))).toBe(true)
      }),
    )
  })

  it('sees small differences, and none in the order of keys', () => {
    const state = { table: { gold: [1, 2, { of: 'red' }] }, own: null }
    expect(sameData(state, { own: null, table: { gold: [1, 2, { of: 'red' }] } })).toBe(true)
    for (const other of [
      { table: { gold: [1, 2, { of: 'blue' }] }, own: null },
      { table: { gold: [1, 2] }, own: null },
      { table: { gold: { 0: 1, 1: 2, 2: { of: 'red' } } }, own: null },
      { table: { gold: [1, 2, { of: 'red' }] } },
      { table: { gold: [1, 2, { of: 'red' }] }, own: {} },
      { table: { gold: [1, '2', { of: 'red' }] }, own: null },
    ])
      expect(sameData(state, other)).toBe(false)
  })

  it.each([[undefined], [Number.NaN], [-0], [() => 1], [new Card()], [new Map()], [{ [Symbol('x')]: 1 }], [1n]])(
    'still refuses %s, which is not plain data',
    (value) => {
      expect(() => sameData({ value }, { value })).toThrow('not plain data')
      expect(() => sameData([value], [value])).toThrow('not plain data')
    },
  )
})
