import { compendium, fameOf } from '@athanor/compendium'
import { type GameLog, replay } from '@athanor/kernel'

export interface FameHistory {
  /** Number of moves made, for every point. */
  readonly moves: readonly number[]
  /** For each seat its fame at every point; the last point includes the final count. */
  readonly fame: readonly (readonly number[])[]
}

/** How fame went over a finished game. Moves that were taken back leave no trace. */
export function fameHistory(log: GameLog<unknown, unknown>): FameHistory {
  const points: { turns: number; fame: readonly number[] }[] = []
  for (const { match } of replay(compendium, log)) {
    const { players, turnsTaken } = match.position.state
    while ((points.at(-1)?.turns ?? -1) >= turnsTaken) points.pop()
    points.push({ turns: turnsTaken, fame: players.map(({ score }) => fameOf(score)) })
  }
  return {
    moves: points.map((_, index) => index),
    fame: log.header.seats.map((_, seat) => points.map(({ fame }) => fame[seat] ?? 0)),
  }
}
