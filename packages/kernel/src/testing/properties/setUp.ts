import type { Shape } from '../../game.ts'
import { nameOf } from '../names.ts'
import type { Property } from '../property.ts'
import { sameEvents } from '../sameEvents.ts'
import type { Scene } from '../scene.ts'
import { newTable } from '../table.ts'

/**
 * What chance decides in the set-up reaches players only through declared reveals: the set-ups of two seeds tell a
 * viewer the same up to the first of them. Looks at whole games.
 */
export const setUp: Property = {
  name: 'setUp',
  rate: 0.2,
  *game<G extends Shape>({ table, chance }: Scene<G>) {
    const { game, setup, viewers } = table
    const other = newTable(game, setup, `${table.seed}/${chance.below(0x1_0000_0000)}`)
    if ('id' in other) return
    for (const viewer of viewers) {
      const events = sameEvents(game, viewer, table.events, other.events)
      if (typeof events === 'object') yield `what ${nameOf(viewer)} is told follows from chance: ${events.leak}`
    }
  },
}
