import { compendium, fameOf } from '@athanor/compendium'
import { at, type GameLog, replay } from '@athanor/kernel'
import type { History } from '@athanor/tabletop/end/HistoryChart.tsx'

/**
 * How fame went over a finished game, move by move; the last moment includes the final count. Moves that were taken back
 * leave no trace.
 */
export function fameHistory(log: GameLog<unknown, unknown>): History {
  const points: { turns: number; fame: readonly number[] }[] = []
  for (const { match } of replay(compendium, log)) {
    const { players, turnsTaken } = match.position.state
    while ((points.at(-1)?.turns ?? -1) >= turnsTaken) points.pop()
    points.push({ turns: turnsTaken, fame: players.map(({ score }) => fameOf(score)) })
  }
  return {
    moments: points.map((_, index) => index),
    points: log.header.seats.map((_, seat) => points.map(({ fame }) => at(fame, seat))),
  }
}
