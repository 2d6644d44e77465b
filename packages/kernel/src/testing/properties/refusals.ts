import { canonical } from '../../canonical.ts'
import type { Game, Seat, Shape } from '../../game.ts'
import { act } from '../../match.ts'
import { declaredInterrupts } from '../../position.ts'
import { kernelReasonIds } from '../../reasons.ts'
import { attempt } from '../attempt.ts'
import { someActions } from '../choosing.ts'
import { shown } from '../difference.ts'
import { mutations } from '../mutations.ts'
import type { Property } from '../property.ts'
import type { Scene } from '../scene.ts'
import { matchAt } from '../table.ts'

const searchLimit = 5000

/**
 * Any input from outside, however malformed, is either a legal action or is refused with a declared reason. A refusal
 * changes nothing.
 */
export const refusals: Property = {
  name: 'refusals',
  rate: 0.05,
  *position<G extends Shape>({ table, harness, position, chance, tally }: Scene<G>) {
    const { game, seats } = table
    const match = matchAt(table, position)
    const before = canonical(position)
    const known = new Set<string>([...game.reasonIds, ...kernelReasonIds])
    const acting = [
      ...game.decisions(position.state).map(({ seat }) => seat),
      ...declaredInterrupts(game, position.state),
    ]
    for (const seat of seats.filter((other) => acting.includes(other) || chance.below(seats.length) === 0)) {
      const view = game.view(position.state, seat)
      const legal = someActions(game.legal(view), 3, chance)
      const texts = new Set(legal.map(canonical))
      const inputs: unknown[] = [...mutations(legal, chance)]
      for (let count = 0; count < 4; count++) inputs.push(harness.randomAction(view, chance))
      for (const input of inputs) {
        const tried = attempt(() => act(game, match, seat, input))
        if (!tried.ok) {
          yield `${shown(input)} of seat ${seat} threw ${tried.error}`
        } else if (!tried.result.ok) {
          const { id } = tried.result.reason
          tally.reasons.add(id)
          if (!known.has(id)) yield `${shown(input)} is refused with ${id}, which is not declared`
        } else if (!acting.includes(seat)) {
          yield `seat ${seat} neither owes anything nor is invited, but ${shown(input)} was carried out`
        } else if (!isListed(game, view, tried.result.entry, texts)) {
          yield `${shown(input)} of seat ${seat} was carried out, but it is not legal`
        }
      }
    }
    if (canonical(position) !== before) yield 'refused actions changed the state'
  },
}

/** Whether the legal set really holds an action that was let through. */
function isListed<G extends Shape>(
  game: Game<G>,
  view: G['view'],
  entry: { readonly seat: Seat; readonly action?: G['action'] },
  texts: ReadonlySet<string>,
): boolean {
  const text = canonical(entry.action)
  if (texts.has(text)) return true
  let searched = 0
  for (const group of game.legal(view).groups) {
    if (group.kind !== entry.action?.kind) continue
    for (let number = 0; number < group.size; number++) {
      // Too many to look through: then `agreement` has to do.
      if (searched++ === searchLimit) return true
      if (canonical(group.at(number)) === text) return true
    }
  }
  return false
}
