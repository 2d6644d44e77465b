import { type MatchPlan, playMatch, type ThinkingTime } from './matchRunner.ts'

/** What a series needs to know about a game, small enough to travel between threads by the thousand. */
export interface MatchReport {
  readonly places: readonly number[]
  readonly totals: readonly number[]
  /** Points by source, for each seat. */
  readonly breakdown: readonly Readonly<Record<string, number>>[]
  readonly moves: number
  readonly head: string
  readonly thinking: readonly ThinkingTime[]
}

/** The piscina task: a run of games, one after the other. */
export function playMatches(plans: readonly MatchPlan[]): readonly MatchReport[] {
  return plans.map(reportOn)
}

function reportOn(plan: MatchPlan): MatchReport {
  const { outcome, log, head, thinking } = playMatch(plan)
  return {
    places: outcome.seats.map((seat) => seat.place),
    totals: outcome.seats.map((seat) => seat.total),
    breakdown: outcome.seats.map((seat) =>
      Object.fromEntries(seat.breakdown.map(({ source, points }) => [source, points])),
    ),
    moves: log.entries.length,
    head,
    thinking,
  }
}
