import type { Reason, Seat, Viewer } from '@athanor/kernel'
import type { TableSeat } from './tableSource.ts'

interface Move {
  readonly by: Seat | null
  readonly undo: boolean
}

/** Why the viewer's last move cannot be taken back, from what the viewer saw happen. */
export function undoRefusal(steps: readonly Move[], viewer: Viewer, seats: readonly TableSeat[]): Reason {
  const standing: Seat[] = []
  for (const { by, undo } of steps) {
    if (by === null) continue
    if (undo) standing.length = Math.max(0, standing.lastIndexOf(by))
    else standing.push(by)
  }
  const own = viewer === 'spectator' ? -1 : standing.lastIndexOf(viewer)
  if (own < 0) return { id: 'web.table.undoNothing' }
  const since = standing.slice(own + 1).find((seat) => (seats[seat]?.bot ?? null) === null)
  // Bots go along; people do not.
  if (since !== undefined) return { id: 'web.table.undoOthers', params: { player: seats[since]?.name ?? '' } }
  return { id: 'kernel.reject.nothingToUndo' }
}
