import { canonical } from '../canonical.ts'
import { seenBy } from '../event.ts'
import type { Seat, Shape, Viewer } from '../game.ts'
import { observe, type Performed, type Position, perform } from '../position.ts'
import { someActions } from './choosing.ts'
import { describeDifference } from './difference.ts'
import type { PlayedMove, Scene } from './scene.ts'
import type { Table } from './table.ts'

const searchLimit = 200

/**
 * What a move tells a viewer about the world: how what the viewer received differs from what another world, in which the
 * viewer could not know to be, would have shown. Null when the viewer would have received the same there. Of somebody
 * else's move the viewer sees only the effects, so another action of that seat with the same effects will do.
 */
export function told<G extends Shape>(
  { table, chance }: Pick<Scene<G>, 'table' | 'chance'>,
  other: Position<G>,
  viewer: Viewer,
  move: PlayedMove<G>,
): string | null {
  const received = receivedBy(table, viewer, move.seat, move.done)
  const instead = inOtherWorld(table, other, viewer, move)
  const wanted = canonical(received)
  if (instead !== null && canonical(instead) === wanted) return null
  if (viewer !== move.seat && hasTwin({ table, other, viewer, seat: move.seat, wanted }, chance)) return null
  return instead === null ? 'that it was possible' : describeDifference(received, instead)
}

/** All that a viewer receives through a move. Who moved also sees whether the move can be taken back. */
function receivedBy<G extends Shape>({ game }: Table<G>, viewer: Viewer, seat: Seat, done: Performed<G>): object {
  return {
    sight: observe(game, done.position, viewer),
    events: done.events.map((event) => seenBy(event, viewer)),
    final: viewer === seat ? done.barrier : null,
  }
}

function inOtherWorld<G extends Shape>(
  table: Table<G>,
  other: Position<G>,
  viewer: Viewer,
  { seat, action }: Pick<PlayedMove<G>, 'seat' | 'action'>,
): object | null {
  const done = perform(table.game, other, seat, action, table.source)
  return done.ok ? receivedBy(table, viewer, seat, done) : null
}

interface Search<G extends Shape> {
  readonly table: Table<G>
  readonly other: Position<G>
  readonly viewer: Viewer
  readonly seat: Seat
  readonly wanted: string
}

/** Whether the seat could have done something else in the other world that looks the same. */
function hasTwin<G extends Shape>(
  { table, other, viewer, seat, wanted }: Search<G>,
  chance: Scene<G>['chance'],
): boolean {
  const legal = table.game.legal(table.game.view(other.state, seat))
  return someActions(legal, searchLimit, chance).some((action) => {
    const received = inOtherWorld(table, other, viewer, { seat, action })
    return received !== null && canonical(received) === wanted
  })
}
