import type { Shape, Viewer } from '../game.ts'
import type { Position } from '../position.ts'
import type { QuickChance } from '../quickChance.ts'
import type { Table } from './table.ts'

/**
 * A position that the viewer must think possible: what the viewer cannot see is drawn anew. Sealed answers stay as
 * they are; null when a seat could not have given its answer in the other world.
 */
export function otherWorld<G extends Shape>(
  { game }: Table<G>,
  position: Position<G>,
  viewer: Viewer,
  chance: QuickChance,
): Position<G> | null {
  const state = game.resample(game.view(position.state, viewer), chance)
  const possible = position.sealed.every(({ seat, action }) => game.check(game.view(state, seat), action) === null)
  return possible ? { ...position, state } : null
}
