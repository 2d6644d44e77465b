import { type LeanResult, type MatchPlan, playLean, type ThinkingTime } from './matchRunner.ts'
import { Programs } from './players/programs.ts'
import { Trajectory, type TrajectoryDetail } from './research/trajectory.ts'

/** What a series needs to know about a game, small enough to travel between threads by the thousand. */
export interface MatchReport {
  readonly places: readonly number[]
  readonly totals: readonly number[]
  /** Points by source, for each seat. */
  readonly breakdown: readonly Readonly<Record<string, number>>[]
  readonly moves: number
  readonly thinking: readonly ThinkingTime[]
  /** What happened, as lines of JSON, where somebody wants to keep it. */
  readonly lines?: readonly string[]
}

/** Games that are played one after the other, by one thread. */
export interface MatchRun {
  /** The number of the first of these games in the series. */
  readonly first: number
  readonly plans: readonly MatchPlan[]
  readonly detail?: TrajectoryDetail
}

/** The piscina task. Programs are begun for a run and ended with it. */
export async function playMatches({ first, plans, detail }: MatchRun): Promise<readonly MatchReport[]> {
  const programs = new Programs()
  try {
    const reports: MatchReport[] = []
    for (const [index, plan] of plans.entries()) {
      const trajectory = detail === undefined ? undefined : new Trajectory(first + index, detail)
      const result = await playLean(plan, { programs, ...(trajectory === undefined ? {} : { trajectory }) })
      reports.push(trajectory === undefined ? reportOn(result) : { ...reportOn(result), lines: trajectory.lines })
    }
    return reports
  } finally {
    programs.close()
  }
}

function reportOn({ outcome, moves, thinking }: LeanResult): MatchReport {
  return {
    places: outcome.seats.map((seat) => seat.place),
    totals: outcome.seats.map((seat) => seat.total),
    breakdown: outcome.seats.map((seat) =>
      Object.fromEntries(seat.breakdown.map(({ source, points }) => [source, points])),
    ),
    moves,
    thinking,
  }
}
