import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { MatchReport } from '../matchWorker.ts'
import { mirroredSeatings, type Seating } from './seatings.ts'
import { rank } from './tournament.ts'

/** Games in which `stronger` decides who finishes before whom. */
function reportsOf(
  seatings: readonly Seating[],
  deals: number,
  score: (bot: string, deal: number) => number,
): readonly MatchReport[] {
  return Array.from({ length: deals }, (_, deal) =>
    seatings.map((seating): MatchReport => {
      const totals = seating.map((bot) => score(bot, deal))
      return {
        places: totals.map((total) => 1 + totals.filter((other) => other > total).length),
        totals,
        breakdown: totals.map(() => ({})),
        moves: 1,
        thinking: seating.map((bot) => ({ decisions: 2, total: bot === 'a' ? 10 : 2, longest: 9 + deal })),
      }
    }),
  ).flat()
}

describe('rank', () => {
  it('puts three wins of four where Elo puts them, with an interval round it', () => {
    const contestants = ['a', 'b']
    const seatings = mirroredSeatings(contestants, 2)
    const reports = reportsOf(seatings, 40, (bot, deal) => (bot === 'a' ? 1 : deal % 4 === 0 ? 2 : 0))
    const { ratings, bounded, equalShare } = rank({ contestants, seatings, reports }, quickChance(1))
    expect(ratings.map((rating) => rating.bot)).toEqual(['a', 'b'])
    const [a, b] = ratings
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo(400 * Math.log10(3), 6)
    expect(a?.share).toBe(0.75)
    expect(a?.eloInterval.low).toBeLessThan(a?.elo ?? 0)
    expect(a?.eloInterval.high).toBeGreaterThan(a?.elo ?? 0)
    expect(a?.shareInterval.low).toBeGreaterThan(0.55)
    expect(a?.shareInterval.high).toBeLessThan(0.95)
    expect([bounded, equalShare]).toEqual([true, 0.5])
  })

  it('takes deals, not games, for independent: mirrored games that always agree do not narrow the interval', () => {
    const contestants = ['a', 'b']
    const score = (bot: string, deal: number) => (bot === 'a' ? 1 : deal % 2 === 0 ? 2 : 0)
    const width = (seatings: readonly Seating[]) => {
      const reports = reportsOf(seatings, 30, score)
      const [first] = rank({ contestants, seatings, reports }, quickChance(2)).ratings
      return (first?.eloInterval.high ?? 0) - (first?.eloInterval.low ?? 0)
    }
    expect(width(mirroredSeatings(contestants, 2))).toBeCloseTo(width([['a', 'b']]), 9)
  })

  it('compares places seat by seat at larger tables and measures wins against equal chances', () => {
    const contestants = ['a', 'b', 'c']
    const seatings = mirroredSeatings(contestants, 3)
    const reports = reportsOf(seatings, 20, (bot) => ({ a: 3, b: 2, c: 2 })[bot] ?? 0)
    const { ratings, bounded, equalShare } = rank({ contestants, seatings, reports }, quickChance(3))
    expect(ratings[0]?.bot).toBe('a')
    expect(ratings[0]?.share).toBe(1)
    expect(ratings[1]?.elo).toBeCloseTo(ratings[2]?.elo ?? 0, 6)
    expect(equalShare).toBeCloseTo(1 / 3, 12)
    expect(bounded).toBe(false)
  })

  it('tells the thinking time of each bot, wherever it sat', () => {
    const contestants = ['a', 'b']
    const seatings = mirroredSeatings(contestants, 2)
    const reports = reportsOf(seatings, 3, (bot, deal) => (bot === 'a' ? 1 : deal))
    const { ratings } = rank({ contestants, seatings, reports }, quickChance(4))
    const times = new Map(
      ratings.map(({ bot, meanThinking, longestThinking }) => [bot, [meanThinking, longestThinking]]),
    )
    expect(times.get('a')).toEqual([5, 11])
    expect(times.get('b')).toEqual([1, 11])
  })
})
