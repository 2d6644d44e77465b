import { apprentices, pointsOf } from '@athanor/apprentices'
import { type GameLog, replay } from '@athanor/kernel'
import type { History } from '@athanor/tabletop/end/HistoryChart.tsx'

/**
 * How knowledge grew over a finished game, at the end of every round; the first moment is the beginning. Moves that were
 * taken back leave no trace: no round is ever taken back.
 */
export function pointsHistory(log: GameLog<unknown, unknown>): History {
  const rounds: (readonly number[])[] = []
  for (const { match } of replay(apprentices, log)) {
    const { round, players } = match.position.state
    rounds[round] = players.map(({ score }) => pointsOf(score))
  }
  return {
    moments: [...rounds.keys()],
    points: log.header.seats.map((_, seat) => rounds.map((points) => points[seat] ?? 0)),
  }
}
