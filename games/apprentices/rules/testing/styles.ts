import { at, type LegalActions, pick, type Stream } from '@athanor/kernel'
import type { Action } from '../action.ts'
import type { View } from '../view.ts'

/** A way to play: what is done whenever it can be, first things first; then anything else but what is put off. */
interface Style {
  readonly first: readonly Action['kind'][]
  readonly last: readonly Action['kind'][]
}

const styles: readonly Style[] = [
  { first: [], last: [] },
  { first: ['research'], last: ['endTurn'] },
  { first: ['convert', 'research'], last: ['endTurn', 'buyDie', 'rollRaven'] },
  { first: ['cancelRaven', 'research'], last: ['endTurn', 'buyDie'] },
  { first: ['buyDie'], last: ['endTurn', 'cancelRaven'] },
  {
    first: ['askHelp', 'acceptHelp', 'tradeRavens', 'takeUnit', 'blockSlot', 'research'],
    last: ['endTurn', 'rollRaven'],
  },
]

/** Every seat has a style of its own for a round, so that thrifty, reckless and helpful players meet. */
export function inSomeStyle({ viewer, table }: View, legal: LegalActions<Action>, chance: Stream): Action {
  const seat = viewer === 'spectator' ? 0 : viewer
  const { first, last } = at(styles, (table.round + 2 * seat) % styles.length, 'style')
  // Nobody keeps to a style all the time.
  const strict = chance.below(5) > 0
  const chosen = strict ? legal.groups.filter(({ kind }) => first.some((each) => each === kind)) : []
  const others = legal.groups.filter(({ kind }) => !last.some((each) => each === kind))
  const groups = chosen.length > 0 ? chosen : others.length > 0 && strict ? others : legal.groups
  const group = pick(chance, groups)
  return group.at(chance.below(group.size))
}
