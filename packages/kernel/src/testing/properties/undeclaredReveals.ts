import { canonical } from '../../canonical.ts'
import { seenBy } from '../../event.ts'
import type { Seat, Shape, Viewer } from '../../game.ts'
import { type Performed, type Position, perform, sight } from '../../position.ts'
import { someActions } from '../choosing.ts'
import { describeDifference, shown } from '../difference.ts'
import { nameOf } from '../names.ts'
import { otherWorld } from '../otherWorld.ts'
import type { Property } from '../property.ts'
import type { PlayedMove, Scene } from '../scene.ts'
import type { Table } from '../table.ts'

const worlds = 2
const searchLimit = 200

/**
 * A move that can be taken back tells nobody anything: in every world that looked alike to a viewer, the viewer would
 * have received the same. Otherwise taking it back would be a free look at something hidden, and the game has a reveal
 * that it does not declare. Of somebody else's move the viewer sees only the effects, so another action of that seat
 * with the same effects will do.
 */
export const undeclaredReveals: Property = {
  name: 'undeclaredReveals',
  rate: 0.1,
  *move<G extends Shape>({ table, position, chance }: Scene<G>, move: PlayedMove<G>) {
    if (move.done.barrier) return
    for (const viewer of table.viewers) {
      const received = receivedBy(table, viewer, move.seat, move.done)
      for (let count = 0; count < worlds; count++) {
        const other = otherWorld(table, position, viewer, chance)
        if (other === null) continue
        const instead = inOtherWorld(table, other, viewer, move)
        if (instead !== null && canonical(instead) === canonical(received)) continue
        if (viewer !== move.seat && hasTwin({ table, other, viewer, move, wanted: canonical(received) }, chance))
          continue
        const told = instead === null ? 'that it was possible' : describeDifference(received, instead)
        yield `${shown(move.action)} of seat ${move.seat} can be taken back, but tells ${nameOf(viewer)} something: ${told}`
      }
    }
  },
}

/** All that a viewer receives through a move. Who moved also sees whether the move can be taken back. */
function receivedBy<G extends Shape>({ game }: Table<G>, viewer: Viewer, seat: Seat, done: Performed<G>): object {
  return {
    sight: sight(game, done.position, viewer),
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
  readonly move: PlayedMove<G>
  readonly wanted: string
}

/** Whether the seat could have done something else in the other world that looks the same. */
function hasTwin<G extends Shape>(
  { table, other, viewer, move, wanted }: Search<G>,
  chance: Scene<G>['chance'],
): boolean {
  const legal = table.game.legal(table.game.view(other.state, move.seat))
  return someActions(legal, searchLimit, chance).some((action) => {
    const received = inOtherWorld(table, other, viewer, { seat: move.seat, action })
    return received !== null && canonical(received) === wanted
  })
}
