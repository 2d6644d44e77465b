import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ingredients } from './components.ts'
import { schoolAwards, schoolPlaces } from './finalCount.ts'
import { compendium } from './game.ts'
import type { SchoolTie } from './options.ts'
import { awardsPaid, counted } from './testing/counting.ts'
import { cubes, one, sumOf } from './testing/cubes.ts'

describe('ties between schools', () => {
  it('RR-27 share the better place, and the places after it are skipped', () => {
    const plan = {
      players: 5,
      hands: [cubes({ gray: 8, green: 3, yellow: 4 })],
      schools: ['mushrooms', 'trollEyes', 'dragonsBlood', 'spiders', 'birdLegs'],
    } as const
    // Counts 0, 0, 3, 4, 9.
    expect(awardsPaid(counted(plan).seen)).toEqual([
      [1, 12],
      [1, 12],
      [3, 6],
      [4, 3],
      [5, 0],
    ])
  })

  it('RR-27 is the default', () => {
    expect(compendium.options.fields.schoolTie.default).toBe('best')
  })

  it('RR-47 RR-27 split the awards of the places that they cover, rounded down, when so chosen', () => {
    const four = {
      players: 4,
      hands: [cubes({ gray: 8, green: 3 })],
      schools: ['mushrooms', 'trollEyes', 'dragonsBlood', 'birdLegs'],
      options: { schoolTie: 'split' },
    } as const
    expect(awardsPaid(counted(four).seen)).toEqual([
      [1, 10],
      [1, 10],
      [3, 4],
      [4, 0],
    ])
    const five = {
      players: 5,
      hands: [cubes({ gray: 8, green: 3 })],
      schools: ['mushrooms', 'trollEyes', 'dragonsBlood', 'birdLegs', 'spiders'],
      options: { schoolTie: 'split' },
    } as const
    expect(awardsPaid(counted(five).seen)).toEqual([
      [1, 9],
      [1, 9],
      [4, 3],
      [5, 0],
      [1, 9],
    ])
  })

  it('RR-47 drops the rest of a division', () => {
    // Two share 9 and 6: seven each, one point lost. All five share 30: six each.
    expect(schoolAwards([2, 1, 2, 4, 5], [12, 9, 6, 3, 0], 'split')).toEqual([7, 12, 7, 3, 0])
    expect(schoolAwards([1, 1, 1, 1, 1], [12, 9, 6, 3, 0], 'split')).toEqual([6, 6, 6, 6, 6])
    expect(schoolAwards([1, 1], [6, 0], 'split')).toEqual([3, 3])
    expect(schoolAwards([1, 1], [6, 0], 'best')).toEqual([6, 6])
  })

  it.each(['best', 'split'] as const)(
    'R-075 RR-27 RR-47 agree with a second opinion for all piles (%s)',
    (schoolTie) => {
      const piles = fc.tuple(pile(), pile(), pile(), pile(), pile())
      const deal = fc.shuffledSubarray([...ingredients], { minLength: 2, maxLength: 5 })
      fc.assert(
        fc.property(piles, deal, ([gray, blue, orange, green, yellow], schools) => {
          const hands = [cubes({ gray, blue, orange, green, yellow })]
          const { seen, state } = counted({ players: schools.length, hands, schools, options: { schoolTie } })
          const counts = sumOf([...hands, one('gray')])
          expect(awardsPaid(seen)).toEqual(
            secondOpinion(
              schools.map((school) => counts[ingredients.indexOf(school)] ?? 0),
              schoolTie,
            ),
          )
          expect(state.finalCount?.counts).toEqual(counts)
        }),
        { numRuns: 150, seed: 20_240_601 },
      )
    },
  )

  it('RR-27 gives places from 1, equal ones to equal piles', () => {
    expect(schoolPlaces([4, 0, 4, 9, 0])).toEqual([3, 1, 3, 5, 1])
    expect(schoolPlaces([])).toEqual([])
  })
})

function pile() {
  return fc.integer({ min: 0, max: 6 })
}

/** Walks up from the smallest pile and hands out places as a table would: an oracle that shares no code. */
function secondOpinion(counts: readonly number[], tie: SchoolTie): readonly (readonly [number, number])[] {
  const table: Record<number, readonly number[]> = {
    2: [6, 0],
    3: [10, 5, 0],
    4: [12, 8, 4, 0],
    5: [12, 9, 6, 3, 0],
  }
  const awards = [...(table[counts.length] ?? [])]
  const result = new Map<number, readonly [number, number]>()
  let place = 1
  for (let size = 0; size <= 40; size++) {
    const tied = [...counts.keys()].filter((seat) => counts[seat] === size)
    if (tied.length === 0) continue
    const covered = awards.splice(0, tied.length)
    const shared = tie === 'best' ? (covered[0] ?? 0) : Math.trunc(sum(covered) / tied.length)
    for (const seat of tied) result.set(seat, [place, shared])
    place += tied.length
  }
  return [...counts.keys()].map((seat) => result.get(seat) ?? [0, 0])
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
