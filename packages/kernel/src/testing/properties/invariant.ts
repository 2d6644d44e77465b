import type { Shape } from '../../game.ts'
import type { Property } from '../property.ts'
import type { Scene } from '../scene.ts'

/** What the game's own harness says must always hold: nothing is lost and nothing doubled. */
export const invariant: Property = {
  name: 'invariant',
  rate: 1,
  *position<G extends Shape>({ harness, position }: Scene<G>) {
    const wrong = harness.invariant?.(position.state) ?? null
    if (wrong !== null) yield wrong
  },
}
