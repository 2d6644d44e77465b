import type { SeatReport } from './match.ts'
import type { DealReport } from './play.ts'
import type { BenchTable } from './table.ts'

/** A mean, and how far the true one may be off with 95 %. */
export interface Estimate {
  readonly mean: number
  readonly within: number
}

/** What one contestant did at a kind of table. */
export interface Standing {
  readonly player: string
  readonly seats: number
  readonly points: Estimate
  /** Share of games won by a seat; a shared victory is a part of one. */
  readonly wins: Estimate
  /** Points above the mean of the others at the table. */
  readonly lead: Estimate
  readonly sources: Readonly<Record<string, number>>
  /** Deeds for each game. */
  readonly deeds: Readonly<Record<string, number>>
  /** Milliseconds a decision, and all of a game. */
  readonly thinking: {
    readonly p50: number
    readonly p95: number
    readonly p99: number
    readonly max: number
    readonly game: number
  }
}

export interface Summary {
  readonly table: BenchTable
  readonly deals: number
  readonly games: number
  readonly standings: readonly Standing[]
}

/** The deals are the sample, not the games: those of one deal are not independent. */
function estimate(samples: readonly number[]): Estimate {
  const mean = meanOf(samples)
  const variance = meanOf(samples.map((each) => (each - mean) ** 2)) / Math.max(1, samples.length - 1)
  return { mean, within: 1.96 * Math.sqrt(variance) }
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function winOf(game: readonly SeatReport[], report: SeatReport): number {
  return report.place === 1 ? 1 / game.filter(({ place }) => place === 1).length : 0
}

function leadOf(game: readonly SeatReport[], report: SeatReport): number {
  const others = game.filter((each) => each.player !== report.player)
  return others.length === 0 ? 0 : report.total - meanOf(others.map(({ total }) => total))
}

export function summaryOf(table: BenchTable, deals: readonly DealReport[]): Summary {
  const players = [...new Set(deals.flatMap((deal) => deal.flatMap((game) => game.map(({ player }) => player))))]
  return {
    table,
    deals: deals.length,
    games: deals.reduce((sum, deal) => sum + deal.length, 0),
    standings: players.map((player) => standingOf(player, deals)),
  }
}

function standingOf(player: string, deals: readonly DealReport[]): Standing {
  const perDeal = (figure: (game: readonly SeatReport[], report: SeatReport) => number) =>
    estimate(
      deals.map((deal) =>
        meanOf(
          deal.flatMap((game) =>
            game.filter((report) => report.player === player).map((report) => figure(game, report)),
          ),
        ),
      ),
    )
  const reports = deals.flatMap((deal) => deal.flatMap((game) => game.filter((report) => report.player === player)))
  const each = (of: (report: SeatReport) => number) => meanOf(reports.map(of))
  const thinking = reports.flatMap((report) => report.thinking).sort((one, other) => one - other)
  const quantile = (part: number) => thinking[Math.floor((thinking.length - 1) * part)] ?? 0
  const sources = [...new Set(reports.flatMap((report) => Object.keys(report.sources)))]
  return {
    player,
    seats: reports.length,
    points: perDeal((_, report) => report.total),
    wins: perDeal(winOf),
    lead: perDeal(leadOf),
    sources: Object.fromEntries(sources.map((source) => [source, each((report) => report.sources[source] ?? 0)])),
    deeds: {
      declared: each(({ declared }) => declared),
      wastedWithoutCause: each(({ wasted }) => wasted.none),
      wastedAfterAnAnswer: each(({ wasted }) => wasted.luck),
      wastedByARival: each(({ wasted }) => wasted.rival),
      published: each(({ published }) => published),
      endorsed: each(({ endorsed }) => endorsed),
      hedges: each(({ hedges }) => hedges),
      debunked: each(({ debunked }) => debunked),
      mixes: each(({ mixes }) => mixes),
      sales: each(({ sales }) => sales),
      sealsAtTheFirstConference: each(({ firstSeals }) => firstSeals),
      withASealThere: each(({ firstSeals }) => (firstSeals > 0 ? 1 : 0)),
    },
    thinking: {
      p50: quantile(0.5),
      p95: quantile(0.95),
      p99: quantile(0.99),
      max: thinking.at(-1) ?? 0,
      game: each((report) => report.thinking.reduce((sum, one) => sum + one, 0)),
    },
  }
}
