import { describe, expect, it } from 'vitest'
import type { MatchReport } from '../matchWorker.ts'
import { tally, winPart } from './tally.ts'
import { wilson } from './wilson.ts'

function report(places: readonly number[], totals: readonly number[], moves: number): MatchReport {
  return {
    places,
    totals,
    breakdown: totals.map((total) => ({ copies: total - 1, award: 1 })),
    moves,
    thinking: [],
  }
}

describe('winPart', () => {
  it('divides a shared victory', () => {
    expect([0, 1, 2].map((seat) => winPart([1, 2, 3], seat))).toEqual([1, 0, 0])
    expect([0, 1, 2].map((seat) => winPart([1, 3, 1], seat))).toEqual([0.5, 0, 0.5])
    expect(winPart([1, 1, 1], 0)).toBeCloseTo(1 / 3, 12)
  })
})

describe('tally', () => {
  const reports = [report([1, 2, 3], [50, 40, 30], 30), report([1, 3, 1], [20, 10, 20], 40)]
  const result = tally(['a', 'b', 'a'], reports)

  it('sums up seat by seat', () => {
    expect(result.games).toBe(2)
    expect(result.seats.map(({ bot, games, wins, share }) => [bot, games, wins, share])).toEqual([
      ['a', 2, 1.5, 0.75],
      ['b', 2, 0, 0],
      ['a', 2, 0.5, 0.25],
    ])
    expect(result.seats[0]?.interval).toEqual(wilson(1.5, 2))
    expect(result.seats.map((seat) => seat.meanTotal)).toEqual([35, 25, 25])
    expect(result.seats[0]?.meanBySource).toEqual({ copies: 34, award: 1 })
  })

  it('sums up a bot over its seats', () => {
    expect(result.bots.map(({ bot, games, wins, meanTotal }) => [bot, games, wins, meanTotal])).toEqual([
      ['a', 4, 2, 30],
      ['b', 2, 0, 25],
    ])
  })

  it('tells how long games were', () => {
    expect(result.moves).toEqual({ mean: 35, min: 30, max: 40 })
  })
})
