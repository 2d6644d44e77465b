import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  added,
  type Cubes,
  contains,
  evenly,
  kinds,
  kindsIn,
  minus,
  noCubes,
  oneCube,
  plus,
  sameCubes,
  total,
} from './cubes.ts'
import { colours, cubes, each, none, one } from './testing/cubes.ts'

const lot: fc.Arbitrary<Cubes> = fc.tuple(count(), count(), count(), count(), count())

function count() {
  return fc.integer({ min: 0, max: 9 })
}

describe('counting cubes', () => {
  it('R-010 counts the five kinds in one fixed order', () => {
    expect(kinds).toEqual([0, 1, 2, 3, 4])
    expect(kinds.map(oneCube)).toEqual(colours.map(one))
    expect(noCubes).toEqual(none)
    expect(evenly(3)).toEqual(each(3))
  })

  it('R-009 adds, takes away and counts kind by kind', () => {
    const a = cubes({ gray: 1, blue: 2, orange: 3, green: 4, yellow: 5 })
    const b = cubes({ gray: 1, blue: 1, orange: 2, green: 3, yellow: 5 })
    expect(plus(a, b)).toEqual(cubes({ gray: 2, blue: 3, orange: 5, green: 7, yellow: 10 }))
    expect(minus(a, b)).toEqual(cubes({ gray: 0, blue: 1, orange: 1, green: 1, yellow: 0 }))
    expect(total(a)).toBe(15)
    expect(added(a, 2, -2)).toEqual(cubes({ gray: 1, blue: 2, orange: 1, green: 4, yellow: 5 }))
    expect(a).toEqual([1, 2, 3, 4, 5])
  })

  it('R-056 knows what is contained in what', () => {
    fc.assert(
      fc.property(lot, lot, (a, b) => {
        expect(contains(plus(a, b), b)).toBe(true)
        expect(contains(a, b)).toBe(minus(a, b).every((difference) => difference >= 0))
        expect(sameCubes(a, b)).toBe(a.join() === b.join())
        expect(sameCubes(a, [...a])).toBe(true)
      }),
      { numRuns: 200, seed: 3 },
    )
  })

  it.each(kinds)('R-056 looks at kind %i too', (kind) => {
    expect(contains(evenly(1), added(noCubes, kind, 1))).toBe(true)
    expect(contains(added(evenly(1), kind, -1), evenly(1))).toBe(false)
    expect(contains(evenly(1), added(evenly(1), kind, 1))).toBe(false)
    expect(sameCubes(evenly(1), added(evenly(1), kind, 1))).toBe(false)
  })

  it('R-067 lists the kinds that are there', () => {
    expect(kindsIn(cubes({ gray: 1, orange: 7, yellow: 2 }))).toEqual([0, 2, 4])
    expect(kindsIn(none)).toEqual([])
    expect(kindsIn(each(1))).toEqual([0, 1, 2, 3, 4])
  })
})
