import { canonical } from '../../canonical.ts'
import type { Shape } from '../../game.ts'
import { attempt } from '../attempt.ts'
import { deepFrozen, jsonCopy } from '../copies.ts'
import type { Property } from '../property.ts'
import { rerun } from '../rerun.ts'
import type { PlayedGame, Scene } from '../scene.ts'

/**
 * Nobody changes what others hold: every state, event and action of a game reads at the end as it did when it was
 * made, and the game runs as well when all of them are frozen. Looks at whole games.
 */
export const oldStates: Property = {
  name: 'oldStates',
  rate: 0.1,
  *game<G extends Shape>({ table, chance }: Scene<G>, { moves }: PlayedGame<G>) {
    const kept: { readonly what: string; readonly value: unknown; readonly text: string }[] = []
    const keep = (what: string, value: unknown) => kept.push({ what, value, text: canonical(value) })
    for (const [number, { action }] of moves.entries()) keep(`action ${number + 1}`, action)
    let step = 0
    for (const { position, events } of rerun(table, moves)) {
      keep(`the state after ${step} moves`, position)
      keep(`the events of move ${step}`, events)
      step++
    }
    for (const { what, value, text } of kept) if (canonical(value) !== text) yield `${what} was changed later on`

    const frozen = attempt(() => {
      const cold = moves.map(({ seat, action }) => deepFrozen({ seat, action: jsonCopy(action) }))
      let next = 0
      for (const { position } of rerun(table, cold, deepFrozen)) {
        const move = cold[next++]
        if (move === undefined) break
        const view = deepFrozen(table.game.view(position.state, move.seat))
        table.game.legal(view).at(0)
        table.game.resample(view, chance)
      }
    })
    if (!frozen.ok) yield `with frozen states, the same game stops: ${frozen.error}`
  },
}
