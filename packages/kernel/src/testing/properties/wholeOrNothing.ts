import { canonical } from '../../canonical.ts'
import type { Shape } from '../../game.ts'
import { declaredInterrupts, perform } from '../../position.ts'
import { attempt } from '../attempt.ts'
import { someActions, unanswered } from '../choosing.ts'
import { cloned } from '../copies.ts'
import { describeDifference, shown } from '../difference.ts'
import type { Property } from '../property.ts'
import type { Scene } from '../scene.ts'

/** An action that is legal can be carried out to its end: it is never refused, and it never throws half-way. */
export const wholeOrNothing: Property = {
  name: 'wholeOrNothing',
  rate: 0.1,
  *position<G extends Shape>({ table, position, chance }: Scene<G>) {
    const { game, source } = table
    const open = unanswered(table, position).map(({ seat }) => seat)
    for (const seat of [...open, ...declaredInterrupts(game, position.state)]) {
      const legal = game.legal(game.view(position.state, seat))
      for (const action of someActions(legal, 6, chance)) {
        // On a copy: an action that leaves a mess behind must not disturb the game that is being looked at.
        const copy = cloned(position)
        const tried = attempt(() => perform(game, copy, seat, action, source))
        if (!tried.ok) yield `${shown(action)} of seat ${seat} threw ${tried.error}${messLeft(position, copy)}`
        else if (!tried.result.ok)
          yield `${shown(action)} of seat ${seat} is legal but refused: ${tried.result.reason.id}`
      }
    }
  },
}

function messLeft(before: object, after: object): string {
  if (canonical(before) === canonical(after)) return ''
  return ` when it was half done: ${describeDifference(before, after)}`
}
