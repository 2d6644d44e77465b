import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, isPlainData } from './canonical.ts'

const plain = fc
  .jsonValue()
  .filter((value) => !hasMinusZero(value))
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

function hasMinusZero(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasMinusZero)
  return Object.is(value, -0)
}

class Card {
  readonly value = 1
}

const notPlain: readonly (readonly [unknown, string])[] = [
  [undefined, 'a undefined is not plain data'],
  [() => 1, 'a function is not plain data'],
  [Symbol('x'), 'a symbol is not plain data'],
  [1n, 'a bigint is not plain data'],
  [Number.NaN, 'NaN is not plain data'],
  [Number.POSITIVE_INFINITY, 'Infinity is not plain data'],
  [Number.NEGATIVE_INFINITY, '-Infinity is not plain data'],
  [-0, '-0 is not plain data'],
  [new Card(), 'a class instance is not plain data'],
  [new Map(), 'a class instance is not plain data'],
  [new Date(0), 'a class instance is not plain data'],
  [new Uint8Array(1), 'a class instance is not plain data'],
  [{ [Symbol('x')]: 1 }, 'a symbol key is not plain data'],
]

describe('canonical', () => {
  it('writes plain values as JSON without spaces', () => {
    expect(canonical(null)).toBe('null')
    expect(canonical(true)).toBe('true')
    expect(canonical(false)).toBe('false')
    expect(canonical(0)).toBe('0')
    expect(canonical(-1.5)).toBe('-1.5')
    expect(canonical(1e21)).toBe('1e+21')
    expect(canonical('a"\n€\ud800')).toBe('"a\\"\\n€\\ud800"')
    expect(canonical([])).toBe('[]')
    expect(canonical({})).toBe('{}')
    expect(canonical([1, [2, null], 'x'])).toBe('[1,[2,null],"x"]')
  })

  it('sorts keys, at every depth, by their code units', () => {
    expect(canonical({ b: 1, a: { d: [{ z: 1, y: 2 }], c: 3 } })).toBe('{"a":{"c":3,"d":[{"y":2,"z":1}]},"b":1}')
    expect(canonical({ 10: 1, 9: 2, B: 3, a: 4, é: 5, '': 6 })).toBe('{"":6,"10":1,"9":2,"B":3,"a":4,"é":5}')
    expect(canonical({ 'a"b': 1 })).toBe('{"a\\"b":1}')
  })

  it('takes objects without a prototype', () => {
    const object = Object.assign(Object.create(null) as object, { a: 1 })
    expect(canonical(object)).toBe('{"a":1}')
    expect(canonical(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}')
  })

  it.each(notPlain)('refuses what JSON would lose or bend: %s', (value, message) => {
    expect(() => canonical(value)).toThrow(new TypeError(message))
    expect(() => canonical({ a: [value] })).toThrow(new TypeError(message))
    expect(isPlainData(value)).toBe(false)
    expect(isPlainData({ a: [value] })).toBe(false)
  })

  it('refuses holes in lists', () => {
    const holes: unknown[] = [1]
    holes[2] = 3
    expect(() => canonical(holes)).toThrow(TypeError)
  })

  it('accepts all that is plain', () => {
    expect(isPlainData({ a: [1, 'x', null, true] })).toBe(true)
  })

  it('can be read back', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value)
      }),
    )
  })

  it('is the same for equal values, whatever the order of their keys', () => {
    const entries = fc.dictionary(fc.string(), plain).map(Object.entries<unknown>)
    fc.assert(
      fc.property(entries, (pairs) => {
        expect(canonical(Object.fromEntries(pairs.toReversed()))).toBe(canonical(Object.fromEntries(pairs)))
      }),
    )
  })

  it('is the same exactly when the values are', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(canonical(one) === canonical(other)).toBe(isDeepStrictEqual(one, other))
        expect(canonical([one, other])).not.toBe(canonical([[one, other]]))
      }),
    )
  })
})
