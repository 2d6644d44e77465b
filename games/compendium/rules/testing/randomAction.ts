import type { Stream } from '@athanor/kernel'
import { type Action, actionKinds } from '../action.ts'
import { cauldrons, ingredients, valueTiles } from '../components.ts'
import type { Cubes } from '../cubes.ts'
import { recipesByCauldron } from '../recipes.ts'
import { none } from './cubes.ts'

/** Any action that has the right shape. Most are illegal, each for a reason of its own. */
export function randomAction(chance: Stream): Action {
  const cauldron = chance.below(cauldrons.length)
  const ingredient = oneOf(chance, ingredients)
  const kind = oneOf(chance, actionKinds)
  switch (kind) {
    case 'create':
      return { kind, cauldron, recipe: randomRecipe(chance, cauldron), value: oneOf(chance, valueTiles) }
    case 'copy':
      return { kind, cauldron, tribute: ingredient }
    case 'takeReserve':
      return { kind, ingredient }
    case 'takeBag':
      return { kind }
  }
}

/** A recipe that fits the cauldron, one that fits another, no cubes at all, or any handful. */
function randomRecipe(chance: Stream, cauldron: number): Cubes {
  switch (chance.below(8)) {
    case 0:
      return none
    case 1: {
      const count = () => chance.below(4)
      return [count(), count(), count(), count(), count()]
    }
    case 2:
    case 3:
      return oneOf(chance, recipesByCauldron[chance.below(cauldrons.length)] ?? [])
    default:
      return oneOf(chance, recipesByCauldron[cauldron] ?? [])
  }
}

function oneOf<Item>(chance: Stream, items: readonly Item[]): Item {
  return items[chance.below(items.length)] as Item
}
