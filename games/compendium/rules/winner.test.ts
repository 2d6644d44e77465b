import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import { counted, placesAndTotals } from './testing/counting.ts'
import { cubes, none } from './testing/cubes.ts'
import type { TablePlan } from './testing/table.ts'

describe('the winner', () => {
  // With these hands the schools of seats 0 to 3 are first to fourth, worth 12, 8, 4 and 0, and seat 0 has 5 for cubes.
  const four: TablePlan = {
    players: 4,
    hands: [cubes({ blue: 2, orange: 3, green: 5 })],
    schools: ['birdLegs', 'mushrooms', 'trollEyes', 'dragonsBlood'],
  }

  it('R-082 has most fame once the awards are added', () => {
    const scores = [{ copies: 20 }, { copies: 28 }, { copies: 30 }, { copies: 35 }]
    expect(placesAndTotals({ ...four, scores })).toEqual([
      [1, 37],
      [2, 36],
      [4, 34],
      [3, 35],
    ])
    expect(counted({ ...four, scores }).seen.at(-1)).toEqual({ kind: 'gameEnded', winners: [0], total: 37 })
  })

  it('R-083 is the one with the bigger award when totals are equal', () => {
    // 30 each for seats 1 and 3, with awards of 8 and 0.
    const scores = [{ copies: 1 }, { copies: 22 }, { copies: 1 }, { copies: 30 }]
    const { state, seen } = counted({ ...four, scores })
    expect(compendium.outcome(state)?.seats.map(({ place, total }) => [place, total])).toEqual([
      [3, 18],
      [1, 30],
      [4, 5],
      [2, 30],
    ])
    expect(seen.at(-1)).toEqual({ kind: 'gameEnded', winners: [1], total: 30 })
  })

  it('RR-28 is shared by those with the same award among the equal', () => {
    // Blue and orange piles are equal, so seats 1 and 2 have 8 each; seat 3 has as many points but no award.
    const tied = { ...four, hands: [cubes({ blue: 2, orange: 2, green: 5 })] }
    const scores = [{ copies: 1 }, { copies: 22 }, { copies: 22 }, { copies: 30 }]
    const { state, seen } = counted({ ...tied, scores })
    expect(seen.at(-1)).toEqual({ kind: 'gameEnded', winners: [1, 2], total: 30 })
    expect(compendium.outcome(state)?.seats.map(({ place }) => place)).toEqual([4, 1, 1, 3])
  })

  it('RR-28 is shared whatever else tells those apart who have the same total and the same award', () => {
    const tied = { ...four, hands: [cubes({ blue: 2, orange: 2, green: 5 }), none, cubes({ green: 4 })] }
    // Seat 2 has created, keeps fewer stones and more cubes, and 2 of its 22 come from these.
    const scores = [{ copies: 1 }, { copies: 22 }, { creations: 13, copies: 7 }, { copies: 3 }]
    const stones = [5, 5, 2, 5]
    for (const firstSeat of [0, 1, 2, 3]) {
      const { state, seen } = counted({ ...tied, scores, stones, firstSeat, turn: (firstSeat + 3) % 4 })
      expect(state.players.map(({ score }) => score.award).slice(1, 3)).toEqual([8, 8])
      expect(seen.at(-1)).toEqual({ kind: 'gameEnded', winners: [1, 2], total: 30 })
      expect(compendium.outcome(state)?.seats.map(({ place }) => place)).toEqual([3, 1, 1, 4])
    }
  })

  it('RR-43 orders the other places by total, then by award, and skips a number after a shared one', () => {
    const tied = { ...four, hands: [cubes({ blue: 2, orange: 2, green: 5 })] }
    const scores = [{ copies: 40 }, { copies: 22 }, { copies: 22 }, { copies: 30 }]
    expect(placesAndTotals({ ...tied, scores })).toEqual([
      [1, 56],
      [2, 30],
      [2, 30],
      [4, 30],
    ])
    const last = [{ copies: 0 }, { copies: 5 }, { copies: 5 }, { copies: 99 }]
    expect(placesAndTotals({ ...tied, scores: last })).toEqual([
      [2, 16],
      [3, 13],
      [3, 13],
      [1, 99],
    ])
  })

  it('RR-44 compares the awards really paid, in both variants', () => {
    // Seats 0 and 1 tie for the first place. Best: 12 each. Split: 10 each, so that seat 1 has 30, as seat 3 has.
    const plan = {
      players: 4,
      hands: [cubes({ blue: 1, orange: 3, green: 5 })],
      schools: ['birdLegs', 'mushrooms', 'trollEyes', 'dragonsBlood'],
      scores: [{}, { copies: 20 }, {}, { copies: 30 }],
    } as const
    expect(counted({ ...plan, options: { schoolTie: 'split' } }).seen.at(-1)).toEqual({
      kind: 'gameEnded',
      winners: [1],
      total: 30,
    })
    const best = { ...plan, scores: [{}, { copies: 18 }, {}, { copies: 30 }] }
    expect(counted(best).seen.at(-1)).toEqual({ kind: 'gameEnded', winners: [1], total: 30 })
    // An award of 0 is the smallest: seat 3 would win only with more points.
    const more = { ...plan, scores: [{}, { copies: 18 }, {}, { copies: 31 }] }
    expect(counted(more).seen.at(-1)).toEqual({ kind: 'gameEnded', winners: [3], total: 31 })
  })
})
