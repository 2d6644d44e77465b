import type { GameEvent } from '../event.ts'
import type { Shape } from '../game.ts'
import { begin, type Position, perform } from '../position.ts'
import { shown } from './difference.ts'
import type { Move, Table } from './table.ts'

/** One point of a game that is played again. */
export interface Rerun<G extends Shape> {
  readonly position: Position<G>
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
}

/** Plays the moves of a test game once more from its set-up. Each position passes through `keep` on its way. */
export function* rerun<G extends Shape>(
  table: Table<G>,
  moves: readonly Move<G['action']>[],
  keep: (point: Rerun<G>) => Rerun<G> = (point) => point,
): Generator<Rerun<G>, void> {
  const { options, seats } = table.start.header
  let point = keep(begin(table.game, options, seats, table.source))
  yield point
  for (const { seat, action } of moves) {
    const done = perform(table.game, point.position, seat, action, table.source)
    if (!done.ok) throw new Error(`${shown(action)} of seat ${seat} was possible before and is now ${done.reason.id}`)
    point = keep({ position: done.position, events: done.events })
    yield point
  }
}
