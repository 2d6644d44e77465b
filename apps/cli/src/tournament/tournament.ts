import type { Stream } from '@athanor/kernel'
import type { MatchReport } from '../matchWorker.ts'
import { bootstrap } from './bootstrap.ts'
import { bradleyTerry } from './elo.ts'
import type { Seating } from './seatings.ts'
import { winPart } from './tally.ts'
import type { Interval } from './wilson.ts'

/** A mirrored tournament: every deal was played with every seating. */
export interface Contest {
  readonly contestants: readonly string[]
  readonly seatings: readonly Seating[]
  /** Deal by deal, and in each the seatings in their order. */
  readonly reports: readonly MatchReport[]
}

export interface Rating {
  readonly bot: string
  readonly elo: number
  readonly eloInterval: Interval
  /** How often a seat of this bot won, shared victories divided. */
  readonly share: number
  readonly shareInterval: Interval
  /** Milliseconds. */
  readonly meanThinking: number
  readonly longestThinking: number
}

export interface Ranking {
  /** Best first. */
  readonly ratings: readonly Rating[]
  /** False when somebody won or lost everything: then the distances in Elo are only lower bounds. */
  readonly bounded: boolean
  /** The share of wins of a seat if all played equally well. */
  readonly equalShare: number
}

/** What one deal brought: sums that can be added up over any choice of deals. */
interface DealSum {
  /** Row against column; places are compared seat by seat. */
  readonly points: number[][]
  readonly wins: number[]
  readonly seats: number[]
}

/** Rates the contestants. The deals are the sample, not the games: the games of one deal are not independent. */
export function rank(contest: Contest, chance: Stream): Ranking {
  const { contestants, seatings, reports } = contest
  const deals = Array.from({ length: reports.length / seatings.length }, (_, deal) =>
    dealSum(contest, reports.slice(deal * seatings.length, (deal + 1) * seatings.length)),
  )
  const figures = (sums: readonly DealSum[]) => {
    const { points, wins, seats } = added(sums, contestants.length)
    const { elo, bounded } = bradleyTerry(points)
    return { elo, bounded, shares: wins.map((won, index) => won / (seats[index] as number)) }
  }
  const all = figures(deals)
  const intervals = bootstrap(
    deals.length,
    (drawn) => {
      const { elo, shares } = figures(drawn.map((deal) => deals[deal] as DealSum))
      return [...elo, ...shares]
    },
    chance,
  )
  const ratings = contestants.map((bot, index): Rating => {
    const { mean, longest } = thinkingOf(contest, bot)
    return {
      bot,
      elo: all.elo[index] as number,
      eloInterval: intervals[index] as Interval,
      share: all.shares[index] as number,
      shareInterval: intervals[contestants.length + index] as Interval,
      meanThinking: mean,
      longestThinking: longest,
    }
  })
  const equalShare = 1 / (seatings[0]?.length ?? 1)
  return { ratings: ratings.sort((a, b) => b.elo - a.elo), bounded: all.bounded, equalShare }
}

function dealSum({ contestants, seatings }: Contest, reports: readonly MatchReport[]): DealSum {
  const sum = emptySum(contestants.length)
  for (const [index, { places }] of reports.entries()) {
    const sitting = (seatings[index] ?? []).map((bot) => contestants.indexOf(bot))
    for (const [seat, own] of sitting.entries()) {
      bump(sum.wins, own, winPart(places, seat))
      bump(sum.seats, own, 1)
      for (const [otherSeat, other] of sitting.entries()) {
        if (own !== other) bump(sum.points[own] as number[], other, duel(places[seat], places[otherSeat]))
      }
    }
  }
  return sum
}

/** Points of the first against the second. */
function duel(own = 0, other = 0): number {
  if (own === other) return 0.5
  return own < other ? 1 : 0
}

function added(sums: readonly DealSum[], size: number): DealSum {
  const result = emptySum(size)
  for (const { points, wins, seats } of sums) {
    for (let a = 0; a < size; a++) {
      bump(result.wins, a, wins[a] as number)
      bump(result.seats, a, seats[a] as number)
      const row = result.points[a] as number[]
      for (let b = 0; b < size; b++) bump(row, b, points[a]?.[b] ?? 0)
    }
  }
  return result
}

function emptySum(size: number): DealSum {
  const zeros = () => Array.from({ length: size }, () => 0)
  return { points: Array.from({ length: size }, zeros), wins: zeros(), seats: zeros() }
}

function bump(values: number[], index: number, by: number): void {
  values[index] = (values[index] as number) + by
}

function thinkingOf({ seatings, reports }: Contest, bot: string): { readonly mean: number; readonly longest: number } {
  let decisions = 0
  let total = 0
  let longest = 0
  for (const [index, { thinking }] of reports.entries()) {
    for (const [seat, sitting] of (seatings[index % seatings.length] ?? []).entries()) {
      const time = thinking[seat]
      if (sitting !== bot || time === undefined) continue
      decisions += time.decisions
      total += time.total
      longest = Math.max(longest, time.longest)
    }
  }
  return { mean: decisions === 0 ? 0 : total / decisions, longest }
}
