import type { LegalActions, Stream } from '@athanor/kernel'
import type { Action, CopyAction } from '../action.ts'
import { type Ingredient, ingredients } from '../components.ts'
import type { View } from '../view.ts'
import { sizeOf } from './cubes.ts'

/**
 * How the players of a test game play: without a plan, for fame, or so as to run everything dry. All players of one
 * game have the same style, so that rare ends (chips of 100, turns without any action) come about.
 */
export function inSomeStyle(view: View, legal: LegalActions<Action>, chance: Stream): Action {
  switch (view.firstSeat) {
    case 1:
      return famous(view, legal, chance)
    case 2:
      return thirsty(view, legal, chance)
    default:
      return anyAction(legal, chance)
  }
}

/** Any kind of action, then any action of that kind. */
function anyAction(legal: LegalActions<Action>, chance: Stream): Action {
  const group = legal.groups[chance.below(legal.groups.length)]
  if (group === undefined) throw new RangeError('there is no legal action')
  return group.at(chance.below(group.size))
}

/** Copies what is worth most, and otherwise creates what others will gladly copy. */
function famous(view: View, legal: LegalActions<Action>, chance: Stream): Action {
  const copies = [...actionsOf(legal, 'copy')].filter((action) => action.kind === 'copy')
  const worth = ({ cauldron }: CopyAction) => view.cauldrons[cauldron]?.value ?? 0
  const bestCopy = most(copies, worth)
  if (bestCopy !== null && chance.below(8) > 0) return bestCopy
  const creations = someOf(legal, 'create', 40, chance).filter((action) => action.kind === 'create')
  return most(creations, ({ recipe, value }) => value - sizeOf(recipe)) ?? anyAction(legal, chance)
}

/** Pays as many cubes as possible, empties the bag, then takes from the fullest pile: all runs out together. */
function thirsty(view: View, legal: LegalActions<Action>, chance: Stream): Action {
  const brews = [...someOf(legal, 'create', 40, chance), ...actionsOf(legal, 'copy')]
  const cost = (action: Action) => (action.kind === 'create' ? sizeOf(action.recipe) : copyCost(view, action))
  const dearest = most(brews, cost)
  if (dearest !== null) return dearest
  if (view.bagSize > 0) return { kind: 'takeBag' }
  const takes = [...actionsOf(legal, 'takeReserve')].filter((action) => action.kind === 'takeReserve')
  return most(takes, ({ ingredient }) => pileOf(view, ingredient)) ?? anyAction(legal, chance)
}

function copyCost(view: View, action: Action): number {
  const potion = action.kind === 'copy' ? view.cauldrons[action.cauldron] : null
  return potion === null || potion === undefined ? 0 : sizeOf(potion.recipe)
}

function pileOf(view: View, ingredient: Ingredient): number {
  return view.reserve[ingredients.indexOf(ingredient) as 0]
}

function* actionsOf(legal: LegalActions<Action>, kind: Action['kind']): Generator<Action> {
  const group = legal.groups.find((candidate) => candidate.kind === kind)
  for (let index = 0; index < (group?.size ?? 0); index++) if (group !== undefined) yield group.at(index)
}

/** A few actions out of a group that may be large. */
function someOf(legal: LegalActions<Action>, kind: Action['kind'], count: number, chance: Stream): readonly Action[] {
  const group = legal.groups.find((candidate) => candidate.kind === kind)
  if (group === undefined) return []
  return Array.from({ length: count }, () => group.at(chance.below(group.size)))
}

function most<Item extends Action>(items: readonly Item[], value: (item: Item) => number): Item | null {
  let best: Item | null = null
  for (const item of items) if (best === null || value(item) > value(best)) best = item
  return best
}
