import { type ActionGroup, actionsOf, type LegalActions, listed, noActions } from '@athanor/kernel'
import type { Action } from './action.ts'
import { ingredients, openingTile } from './components.ts'
import { recipeExists } from './createPotion.ts'
import { type Cubes, contains, kindsIn } from './cubes.ts'
import { affordableRecipes } from './recipes.ts'
import { isOpening } from './state.ts'
import type { View } from './view.ts'

/** Creations, copies, takes from the reserve, the draw from the bag, in this order. */
export function legal(view: View): LegalActions<Action> {
  const { hand, viewer } = view
  if (hand === null || view.turn !== viewer || view.end !== null) return noActions()
  if (isOpening(view.turnsTaken, view.players.length)) return actionsOf([creations(view, hand)])
  return actionsOf<Action>([
    creations(view, hand),
    listed('copy', copies(view, hand)),
    listed(
      'takeReserve',
      kindsIn(view.reserve).map((kind) => ({ kind: 'takeReserve', ingredient: ingredients[kind] })),
    ),
    listed('takeBag', view.bagSize > 0 ? [{ kind: 'takeBag' }] : []),
  ])
}

interface Choice {
  readonly cauldron: number
  readonly recipes: readonly Cubes[]
}

/** Cauldrons times recipes times tiles, up to 2,500 creations: counted, and built only when asked for. */
function creations(view: View, hand: Cubes): ActionGroup<Action> {
  const opening = isOpening(view.turnsTaken, view.players.length)
  const tiles = opening ? view.tiles.filter((tile) => tile >= openingTile) : view.tiles
  const choices = view.players[view.viewer as number]?.stones === 0 ? [] : creatable(view, hand)
  const recipes = choices.reduce((sum, choice) => sum + choice.recipes.length, 0)
  return {
    kind: 'create',
    size: recipes * tiles.length,
    at(index) {
      let rest = Math.floor(index / tiles.length)
      for (const { cauldron, recipes: list } of choices) {
        const recipe = list[rest]
        if (recipe !== undefined)
          return { kind: 'create', cauldron, recipe, value: tiles[index % tiles.length] as number }
        rest -= list.length
      }
      throw new RangeError(`there is no creation number ${index}`)
    },
  }
}

/** The free cauldrons with the recipes that the hand can pay and the Compendium does not hold yet. */
export function creatable(view: View, hand: Cubes): readonly Choice[] {
  const known = view.cauldrons.filter((potion) => potion !== null && contains(hand, potion.recipe))
  const choices: Choice[] = []
  for (const [cauldron, potion] of view.cauldrons.entries()) {
    if (potion !== null) continue
    const payable = affordableRecipes(cauldron, hand)
    const recipes = known.length === 0 ? payable : payable.filter((recipe) => !recipeExists(known, recipe))
    if (recipes.length > 0) choices.push({ cauldron, recipes })
  }
  return choices
}

function copies(view: View, hand: Cubes): readonly Action[] {
  const actions: Action[] = []
  for (const [cauldron, potion] of view.cauldrons.entries()) {
    if (potion === null || potion.owner === view.viewer || !contains(hand, potion.recipe)) continue
    for (const kind of kindsIn(potion.recipe)) actions.push({ kind: 'copy', cauldron, tribute: ingredients[kind] })
  }
  return actions
}
