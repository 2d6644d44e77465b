import { canonical } from '../../canonical.ts'
import type { Shape } from '../../game.ts'
import { observe } from '../../position.ts'
import { quickChance } from '../../quickChance.ts'
import { describeDifference, differingPaths } from '../difference.ts'
import { nameOf } from '../names.ts'
import type { Property } from '../property.ts'
import type { Scene } from '../scene.ts'

/**
 * A resampled state looks to its viewer exactly like the true one (the outcome included, which everybody sees), keeps
 * the invariant, and follows from the given chance alone. That resampled states differ from the true one at all is judged over the whole run.
 */
export const resample: Property = {
  name: 'resample',
  rate: 0.05,
  *position<G extends Shape>({ table, harness, position, chance, tally }: Scene<G>) {
    const { game, viewers } = table
    const truth = canonical(position.state)
    for (const viewer of viewers) {
      const view = game.view(position.state, viewer)
      const seed = chance.below(0x1_0000_0000)
      const state = game.resample(view, quickChance(seed))
      const text = canonical(state)
      tally.resamples++
      if (text !== truth) {
        tally.differing++
        for (const path of differingPaths(position.state, state)) tally.varied.add(path)
      }

      const seen = { ...observe(game, position, viewer), outcome: game.outcome(position.state) }
      const resampled = { ...observe(game, { ...position, state }, viewer), outcome: game.outcome(state) }
      if (canonical(seen) !== canonical(resampled)) {
        yield `what ${nameOf(viewer)} sees is not what was resampled from it: ${describeDifference(seen, resampled)}`
      }
      const wrong = harness.invariant?.(state) ?? null
      if (wrong !== null) yield `a state resampled for ${nameOf(viewer)} is impossible: ${wrong}`
      if (canonical(game.resample(view, quickChance(seed))) !== text) {
        yield `resampling for ${nameOf(viewer)} does not follow from its chance alone`
      }
    }
  },
}
