import type { Seat } from '@athanor/kernel'
import type { CreateAction } from './action.ts'
import { paid, type StateChange, scored, withPlayer } from './change.ts'
import {
  type Cauldron,
  cauldrons,
  fieldsPerCauldron,
  ingredients,
  openingTile,
  sameIngredientLimit,
} from './components.ts'
import { type Cubes, kindOf, kinds, sameCubes, total } from './cubes.ts'
import type { Event } from './event.ts'
import { productsReceived } from './products.ts'
import { type Reason, reason } from './reasons.ts'
import { isOpening, type Potion, type State } from './state.ts'
import type { View } from './view.ts'

/** R-037..R-047, R-052. */
export function checkCreation(view: View, seat: Seat, hand: Cubes, action: CreateAction): Reason | null {
  const { cauldron, recipe, value } = action
  if (view.players[seat]?.stones === 0) return reason('compendium.reject.noStones')
  if (view.cauldrons[cauldron] !== null) return reason('compendium.reject.cauldronTaken')
  const size = total(recipe)
  if (size === 0) return reason('compendium.reject.recipeEmpty')
  if (size > fieldsPerCauldron) return reason('compendium.reject.recipeTooLong', { size, limit: fieldsPerCauldron })
  for (const kind of kinds) {
    if (recipe[kind] > sameIngredientLimit) {
      return reason('compendium.reject.tooManyOfAKind', { ingredient: ingredients[kind], limit: sameIngredientLimit })
    }
  }
  for (const product of (cauldrons[cauldron] as Cauldron).products) {
    if (recipe[kindOf(product)] > 0) return reason('compendium.reject.ownProduct', { ingredient: product })
  }
  if (recipeExists(view.cauldrons, recipe)) return reason('compendium.reject.recipeExists')
  if (!view.tiles.includes(value)) return reason('compendium.reject.tileGone', { value })
  if (isOpening(view.turnsTaken, view.players.length) && value < openingTile) {
    return reason('compendium.reject.openingTile', { value, least: openingTile })
  }
  return checkCubes(hand, recipe)
}

/** Names the first kind of which the hand holds too few. */
export function checkCubes(hand: Cubes, needed: Cubes): Reason | null {
  const kind = kinds.find((candidate) => hand[candidate] < needed[candidate])
  if (kind === undefined) return null
  return reason('compendium.reject.cubesMissing', {
    ingredient: ingredients[kind],
    needed: needed[kind],
    held: hand[kind],
  })
}

/** R-043, RR-10, RR-11: the same cubes anywhere on the board, whatever cauldron, tile or owner. */
function recipeExists(potions: readonly (Potion | null)[], recipe: Cubes): boolean {
  return potions.some((potion) => potion !== null && sameCubes(potion.recipe, recipe))
}

/** Stone, cubes, tile, fame, products, in this order (RR-12). */
export function createPotion(state: State, seat: Seat, action: CreateAction): StateChange {
  const { cauldron, recipe, value } = action
  const events: Event[] = [{ public: { kind: 'potionCreated', seat, cauldron, recipe, value } }]
  const potions = state.cauldrons.slice()
  potions[cauldron] = { owner: seat, recipe, value }
  const created: State = {
    ...state,
    cauldrons: potions,
    tiles: state.tiles.filter((tile) => tile !== value),
    players: withPlayer(state.players, seat, (player) =>
      scored({ ...paid(player, recipe), stones: player.stones - 1 }, seat, 'creations', value, events),
    ),
  }
  return { state: productsReceived(created, seat, cauldron, events), events }
}
