import type { Shape } from '../../game.ts'
import { shown } from '../difference.ts'
import { nameOf } from '../names.ts'
import { otherWorld } from '../otherWorld.ts'
import type { Property } from '../property.ts'
import type { PlayedMove, Scene } from '../scene.ts'
import { told } from '../telling.ts'

const worlds = 2

/**
 * A move that can be taken back tells nobody anything: in every world that looked alike to a viewer, the viewer would
 * have received the same. Otherwise taking it back would be a free look at something hidden, and the game has a reveal
 * that it does not declare.
 */
export const undeclaredReveals: Property = {
  name: 'undeclaredReveals',
  rate: 0.1,
  *move<G extends Shape>(scene: Scene<G>, move: PlayedMove<G>) {
    if (move.done.barrier) return
    const { table, position, chance } = scene
    for (const viewer of table.viewers) {
      for (let count = 0; count < worlds; count++) {
        const other = otherWorld(table, position, viewer, chance)
        const news = other === null ? null : told(scene, other, viewer, move)
        if (news === null) continue
        yield `${shown(move.action)} of seat ${move.seat} can be taken back, but tells ${nameOf(viewer)} something: ${news}`
      }
    }
  },
}
