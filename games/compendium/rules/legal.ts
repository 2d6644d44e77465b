import { type ActionGroup, actionsOf, at, type LegalActions, listed, noActions } from '@athanor/kernel'
import type { Action } from './action.ts'
import { ingredients, openingTile } from './components.ts'
import { type Cubes, contains, kindsIn, sameCubes } from './cubes.ts'
import { affordableRecipes, avoidsProducts } from './recipes.ts'
import { isOpening, type Potion } from './state.ts'
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

/** Cauldrons times recipes times tiles, up to 2,500 creations: counted, and built only when asked for. */
function creations(view: View, hand: Cubes): ActionGroup<Action> {
  const opening = isOpening(view.turnsTaken, view.players.length)
  const tiles = opening ? view.tiles.filter((tile) => tile >= openingTile) : view.tiles
  const stones = at(view.players, view.viewer as number).stones
  const known = knownRecipes(view, hand)
  const counts = stones === 0 ? [] : view.cauldrons.map((potion, cauldron) => countNew(potion, cauldron, hand, known))
  return {
    kind: 'create',
    size: counts.reduce((sum, count) => sum + count, 0) * tiles.length,
    at(index) {
      let rest = Math.floor(index / tiles.length)
      const cauldron = counts.findIndex((count) => {
        if (rest < count) return true
        rest -= count
        return false
      })
      const recipe = newRecipes(cauldron, hand, known)[rest]
      if (recipe === undefined) throw new RangeError(`there is no creation number ${index}`)
      return { kind: 'create', cauldron, recipe, value: tiles[index % tiles.length] as number }
    },
  }
}

/** The recipes in the Compendium that the hand could pay: the only ones that stand in the way of a creation. */
function knownRecipes(view: View, hand: Cubes): readonly Cubes[] {
  const known: Cubes[] = []
  for (const potion of view.cauldrons) {
    if (potion !== null && contains(hand, potion.recipe)) known.push(potion.recipe)
  }
  return known
}

function countNew(potion: Potion | null, cauldron: number, hand: Cubes, known: readonly Cubes[]): number {
  if (potion !== null) return 0
  let count = affordableRecipes(cauldron, hand).length
  for (const recipe of known) if (avoidsProducts(cauldron, recipe)) count--
  return count
}

function newRecipes(cauldron: number, hand: Cubes, known: readonly Cubes[]): readonly Cubes[] {
  return affordableRecipes(cauldron, hand).filter((recipe) => !known.some((other) => sameCubes(other, recipe)))
}

/** What a player may write into each free cauldron now, stones and tiles aside. */
export function creatable(view: View, hand: Cubes): readonly { cauldron: number; recipes: readonly Cubes[] }[] {
  const known = knownRecipes(view, hand)
  return view.cauldrons.flatMap((potion, cauldron) =>
    potion === null ? [{ cauldron, recipes: newRecipes(cauldron, hand, known) }] : [],
  )
}

/** The same for one cauldron; nothing if it is taken. */
export function creatableIn(view: View, hand: Cubes, cauldron: number): readonly Cubes[] {
  return view.cauldrons[cauldron] === null ? newRecipes(cauldron, hand, knownRecipes(view, hand)) : []
}

function copies(view: View, hand: Cubes): readonly Action[] {
  const actions: Action[] = []
  for (let cauldron = 0; cauldron < view.cauldrons.length; cauldron++) {
    const potion = view.cauldrons[cauldron] ?? null
    if (potion === null || potion.owner === view.viewer || !contains(hand, potion.recipe)) continue
    for (const kind of kindsIn(potion.recipe)) actions.push({ kind: 'copy', cauldron, tribute: ingredients[kind] })
  }
  return actions
}
