import type { Reason, Seat, Viewer } from '@athanor/kernel'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'

interface Move {
  readonly by: Seat | null
  readonly undo: boolean
}

/** What keeps a move from being taken back: there is none, somebody has moved since, or it has shown something. */
export type UndoClosed = 'nothing' | 'others' | 'shown'

interface Closed {
  readonly why: UndoClosed
  /** Who has moved since. */
  readonly by?: Seat
}

function closedBy(steps: readonly Move[], viewer: Viewer, seats: readonly TableSeat[]): Closed {
  const standing: Seat[] = []
  for (const { by, undo } of steps) {
    if (by === null) continue
    if (undo) standing.length = Math.max(0, standing.lastIndexOf(by))
    else standing.push(by)
  }
  const own = viewer === 'spectator' ? -1 : standing.lastIndexOf(viewer)
  if (own < 0) return { why: 'nothing' }
  const since = standing.slice(own + 1).find((seat) => (seats[seat]?.bot ?? null) === null)
  // Bots go along; people do not.
  return since === undefined ? { why: 'shown' } : { why: 'others', by: since }
}

/** The same in one word, for a place where it is always seen. */
export function undoClosed(steps: readonly Move[], viewer: Viewer, seats: readonly TableSeat[]): UndoClosed {
  return closedBy(steps, viewer, seats).why
}

/** Why the viewer's last move cannot be taken back, from what the viewer saw happen. */
export function undoRefusal(steps: readonly Move[], viewer: Viewer, seats: readonly TableSeat[]): Reason {
  const { why, by = -1 } = closedBy(steps, viewer, seats)
  switch (why) {
    case 'nothing':
      return { id: 'web.table.undoNothing' }
    case 'others':
      return { id: 'web.table.undoOthers', params: { player: seats[by]?.name ?? '' } }
    case 'shown':
      return { id: 'kernel.reject.nothingToUndo' }
  }
}
