import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf, listed, noActions, numberOf } from './legalActions.ts'

describe('legal actions', () => {
  const some = () =>
    actionsOf([
      listed('a', ['a0', 'a1']),
      listed<string>('empty', []),
      { kind: 'b', size: 3, at: (index: number) => `b${index}` },
    ])

  it('are numbered through all groups', () => {
    const legal = some()
    expect(legal.size).toBe(5)
    expect([0, 1, 2, 3, 4].map((index) => legal.at(index))).toEqual(['a0', 'a1', 'b0', 'b1', 'b2'])
    expect([...legal]).toEqual(['a0', 'a1', 'b0', 'b1', 'b2'])
    expect([...legal]).toEqual([...legal])
  })

  it('leave out groups that hold nothing', () => {
    expect(some().groups.map(({ kind }) => kind)).toEqual(['a', 'b'])
  })

  it('end where the groups end', () => {
    for (const index of [5, 6, -1, 0.5, Number.NaN]) {
      expect(() => some().at(index)).toThrow(new RangeError(`there is no legal action number ${index} of 5`))
    }
  })

  it('build an action only when somebody asks for it', () => {
    const asked: number[] = []
    const lazy = actionsOf([{ kind: 'huge', size: 1_000_000, at: (index: number) => (asked.push(index), index) }])
    expect(lazy.size).toBe(1_000_000)
    expect(lazy.at(999_999)).toBe(999_999)
    expect(asked).toEqual([999_999])
    for (const first of lazy) {
      expect(first).toBe(0)
      break
    }
    expect(asked).toEqual([999_999, 0])
  })

  it('agree with their numbers, however they are grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), (lists) => {
        const all = actionsOf(lists.map((list, index) => listed(`kind ${index}`, list)))
        expect([...all]).toEqual(lists.flat())
        expect(Array.from({ length: all.size }, (_, index) => all.at(index))).toEqual(lists.flat())
      }),
    )
  })

  it('may be none', () => {
    expect(noActions().size).toBe(0)
    expect(noActions().groups).toEqual([])
    expect([...noActions()]).toEqual([])
    expect(() => noActions().at(0)).toThrow(new RangeError('there is no legal action number 0 of 0'))
  })
})

describe('a listed group', () => {
  it('gives its actions by number', () => {
    const group = listed('a', ['a0', 'a1'])
    expect(group.kind).toBe('a')
    expect(group.size).toBe(2)
    expect(group.at(1)).toBe('a1')
    expect(() => group.at(2)).toThrow(new RangeError('there is no a number 2 of 2'))
    expect(() => group.at(-1)).toThrow(new RangeError('there is no a number -1 of 2'))
  })
})

describe('the number of an action', () => {
  const one = { kind: 'one', of: [1, 2] }
  const other = { kind: 'other', of: [2, 1] }
  const legal = actionsOf([listed('one', [{ kind: 'one', of: [0] }, one]), listed('other', [other])])

  it('is where it stands, whatever the order of its fields', () => {
    expect(numberOf(legal, one)).toBe(1)
    expect(numberOf(legal, { of: [2, 1], kind: 'other' })).toBe(2)
  })

  it('is null where it is not legal', () => {
    expect(numberOf(legal, { kind: 'one', of: [2] })).toBeNull()
    expect(numberOf(legal, { kind: 'third', of: [1, 2] })).toBeNull()
    expect(numberOf(noActions<typeof one>(), one)).toBeNull()
  })

  it('builds nothing of other kinds but the first', () => {
    const built: number[] = []
    const large = {
      kind: 'large',
      size: 1000,
      at(index: number) {
        built.push(index)
        return { kind: 'large', of: [index] }
      },
    }
    expect(numberOf(actionsOf([large, listed('one', [one])]), one)).toBe(1000)
    expect(built).toEqual([0])
  })
})
