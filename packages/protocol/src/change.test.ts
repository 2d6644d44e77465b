import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, difference, type JsonChange } from './change.ts'

/** What a value is after its journey over the wire. */
const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** JSON cannot carry a negative zero, and plain data has none. */
const plainData = fc.jsonValue({ maxDepth: 4 }).map(overTheWire)

/** Pairs that have much in common, as two sights of one game have. */
const relatives = fc
  .tuple(plainData, plainData, fc.array(fc.nat(7)))
  .map(([before, other, path]) => [before, grafted(before, other, path)] as const)

function grafted(value: unknown, other: unknown, [first, ...rest]: readonly number[]): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return other
  if (Array.isArray(value)) {
    if (value.length === 0 || first === 7) return [...(value as unknown[]), other]
    if (first === 6) return value.slice(1) as unknown
    const place = first % value.length
    return value.with(place, grafted(value[place], other, rest)) as unknown
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || first === 7) return Object.fromEntries([...entries, ['new', other]])
  if (first === 6) return Object.fromEntries(entries.slice(1))
  const chosen = first % entries.length
  return Object.fromEntries(
    entries.map(([name, field], place) => [name, place === chosen ? grafted(field, other, rest) : field]),
  )
}

function applied(before: unknown, change: JsonChange | undefined): unknown {
  return change === undefined ? before : applyChange(before, overTheWire(change))
}

describe('a difference', () => {
  it('leads from any value to any other', () => {
    fc.assert(
      fc.property(plainData, plainData, (before, after) => {
        expect(applied(before, difference(before, after))).toEqual(after)
      }),
      { numRuns: 2000 },
    )
  })

  it('leads from a value to a relative of it, and leaves the first as it was', () => {
    fc.assert(
      fc.property(relatives, ([before, after]) => {
        const copy = structuredClone(before)
        expect(applied(before, difference(before, after))).toEqual(after)
        expect(before).toEqual(copy)
      }),
      { numRuns: 3000 },
    )
  })

  it('is nothing between equal values, in whatever order their fields come', () => {
    fc.assert(
      fc.property(plainData, (value) => {
        expect(difference(value, structuredClone(value))).toBeUndefined()
      }),
    )
    expect(difference({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined()
  })

  it('is never longer than saying everything anew', () => {
    fc.assert(
      fc.property(relatives, ([before, after]) => {
        const change = difference(before, after)
        if (change === undefined) return
        expect(JSON.stringify(change).length).toBeLessThanOrEqual(JSON.stringify({ '=': after }).length)
      }),
      { numRuns: 2000 },
    )
  })

  it('names fields by their place and cuts lists', () => {
    expect(difference({ hand: [1, 0], turn: 0 }, { hand: [1, 2], turn: 1 })).toEqual([0, [1, 2], 1, 1])
    const tiles = Array.from({ length: 30 }, (_, index) => index)
    expect(difference({ tiles }, { tiles: tiles.toSpliced(3, 1) })).toEqual([0, { '~': [3, 1] }])
    const long = 'a text that would be long to repeat'
    expect(difference({ old: 1, text: long }, { text: long, new: [1] })).toEqual([
      0,
      { '-': true },
      'new',
      { '=': [1] },
    ])
  })

  it('can carry a field with a dangerous name without touching any prototype', () => {
    const before = JSON.parse('{"a":1,"long":"a text that would be long to repeat"}') as unknown
    const after = JSON.parse('{"a":1,"long":"a text that would be long to repeat","__proto__":{"b":2}}') as object
    const result = applied(before, difference(before, after)) as object
    expect(Object.hasOwn(result, '__proto__')).toBe(true)
    expect(JSON.stringify(result)).toBe(JSON.stringify(after))
    expect(({} as { b?: number }).b).toBeUndefined()
  })

  it.each<[unknown, JsonChange]>([
    [1, [0, 1]],
    [[1], [3, 1]],
    [{ a: 1 }, [4, 1]],
    [{ a: 1 }, { '~': [0, 1] }],
    [[1], { '-': true }],
  ])('that does not fit %j is refused: %j', (before, change) => {
    expect(() => applyChange(before, change)).toThrow(TypeError)
  })
})
