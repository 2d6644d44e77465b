import { apprentices, pointsOf } from '@athanor/apprentices'
import { type GameLog, replay } from '@athanor/kernel'

export interface PointsHistory {
  readonly rounds: readonly number[]
  /** For each seat its knowledge points at the end of every round; the first is the beginning. */
  readonly points: readonly (readonly number[])[]
}

/** How knowledge grew over a finished game. Moves that were taken back leave no trace: no round is ever taken back. */
export function pointsHistory(log: GameLog<unknown, unknown>): PointsHistory {
  const rounds: (readonly number[])[] = []
  for (const { match } of replay(apprentices, log)) {
    const { round, players } = match.position.state
    rounds[round] = players.map(({ score }) => pointsOf(score))
  }
  return {
    rounds: [...rounds.keys()],
    points: log.header.seats.map((_, seat) => rounds.map((points) => points[seat] ?? 0)),
  }
}
