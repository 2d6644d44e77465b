import type { Shape } from '../../game.ts'
import { describeDifference } from '../difference.ts'
import { nameOf } from '../names.ts'
import type { Property } from '../property.ts'
import { rerun } from '../rerun.ts'
import { sameData } from '../sameData.ts'
import type { PlayedGame, Scene } from '../scene.ts'

/** The same seed, options and actions give the same states, events and views, byte for byte. Looks at whole games. */
export const determinism: Property = {
  name: 'determinism',
  rate: 0.1,
  *game<G extends Shape>({ table }: Scene<G>, { moves, positions }: PlayedGame<G>) {
    let step = 0
    for (const again of rerun(table, moves)) {
      const before = positions[step]
      const events = step === 0 ? table.events : moves[step - 1]?.done.events
      if (before === undefined) break
      if (!sameData(again.position, before)) {
        yield `played again, move ${step} leads elsewhere: ${describeDifference(before, again.position)}`
        return
      }
      if (!sameData(again.events, events)) {
        yield `played again, move ${step} emits other events: ${describeDifference(events, again.events)}`
        return
      }
      for (const viewer of table.viewers) {
        const first = table.game.view(before.state, viewer)
        const second = table.game.view(again.position.state, viewer)
        if (!sameData(first, second)) {
          yield `the view of ${nameOf(viewer)} after move ${step} is not always the same: ${describeDifference(first, second)}`
        }
      }
      step++
    }
  },
}
