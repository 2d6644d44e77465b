import type { MatchReport } from '../matchWorker.ts'
import { type Interval, wilson } from './wilson.ts'

/** How a seat, or a bot over all its seats, fared in a series. */
export interface Standing {
  readonly bot: string
  readonly games: number
  /** A victory shared by two is half a victory for each. */
  readonly wins: number
  readonly share: number
  readonly interval: Interval
  readonly meanTotal: number
  readonly meanBySource: Readonly<Record<string, number>>
}

export interface Spread {
  readonly mean: number
  readonly min: number
  readonly max: number
}

export interface Tally {
  readonly games: number
  readonly seats: readonly Standing[]
  readonly bots: readonly Standing[]
  readonly moves: Spread
}

/** Sums up a series in which every seat kept its bot. */
export function tally(bots: readonly string[], reports: readonly MatchReport[]): Tally {
  const seats = bots.map((bot, seat) => standing(bot, reports, [seat]))
  const names = [...new Set(bots)]
  const byBot = names.map((name) =>
    standing(
      name,
      reports,
      bots.flatMap((bot, seat) => (bot === name ? [seat] : [])),
    ),
  )
  return { games: reports.length, seats, bots: byBot, moves: spread(reports.map((report) => report.moves)) }
}

/** What a seat's place is worth in wins: 1, or a fair part of it when several share the first place. */
export function winPart(places: readonly number[], seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

function standing(bot: string, reports: readonly MatchReport[], seats: readonly number[]): Standing {
  const played = reports.length * seats.length
  let wins = 0
  let total = 0
  const sources = new Map<string, number>()
  for (const { places, totals, breakdown } of reports) {
    for (const seat of seats) {
      wins += winPart(places, seat)
      total += totals[seat] ?? 0
      for (const [source, points] of Object.entries(breakdown[seat] ?? {})) {
        sources.set(source, (sources.get(source) ?? 0) + points)
      }
    }
  }
  return {
    bot,
    games: played,
    wins,
    share: wins / played,
    interval: wilson(wins, played),
    meanTotal: total / played,
    meanBySource: Object.fromEntries([...sources].map(([source, points]) => [source, points / played])),
  }
}

function spread(values: readonly number[]): Spread {
  let sum = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const value of values) {
    sum += value
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  return { mean: sum / values.length, min, max }
}
