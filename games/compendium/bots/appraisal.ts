import {
  type Action,
  type Cubes,
  cauldrons,
  creatable,
  ingredients,
  isOpening,
  kindOf,
  kinds,
  kindsIn,
  openingTile,
  productsOf,
  total,
  type View,
} from '@athanor/compendium'
import { at } from '@athanor/kernel'

/** What things are worth to a player, in points of fame. */
export interface Taste {
  /** A cube in hand: half a point at the end, more while it can still be brewed. */
  readonly cube: number
  /** The share of a new potion's value that rivals will get out of it, by number of cubes in the recipe. */
  readonly risk: readonly number[]
  /** A cube of one's own school that leaves the game or the hand. */
  readonly school: number
  /** The share of a potion's value that lies in being one cube nearer to it, when only that cube is missing. */
  readonly oneShort: number
  /** A cube given to a rival. */
  readonly tribute: number
}

/** An action and how good it looks. */
export interface Appraised {
  readonly action: Action
  readonly worth: number
}

/**
 * Tuned by hill climbing in mirrored tournaments of the policy against itself. With two players every potion feeds the
 * one rival, so recipes are guarded and cubes hoarded; with more players whoever does not brew falls behind.
 */
const duelTaste: Taste = {
  cube: 1.24,
  risk: [0, 1.17, 1.03, 1.02, 0.78, 0.8],
  school: 2.49,
  oneShort: 0.22,
  tribute: 0.03,
}

const crowdTaste: Taste = {
  cube: 0.69,
  risk: [0, 0.23, 0.22, 0, 0.5, 0.26],
  school: 2.87,
  oneShort: 0,
  tribute: 0.19,
}

export function tasteFor(players: number): Taste {
  return players === 2 ? duelTaste : crowdTaste
}

/**
 * Everything worth considering, with its worth. Of creations that differ only in the tile, the best and the least
 * tile are considered: worth grows or falls with the tile, never in between.
 */
export function appraise(view: View, hand: Cubes, taste: Taste): Appraised[] {
  const found: Appraised[] = []
  appraiseCreations(view, hand, taste, found)
  if (isOpening(view.turnsTaken, view.players.length)) return found
  appraiseCopies(view, hand, taste, found)
  appraiseTakes(view, hand, taste, found)
  return found
}

function appraiseCreations(view: View, hand: Cubes, taste: Taste, found: Appraised[]): void {
  const seat = view.viewer as number
  if (view.players[seat]?.stones === 0) return
  const least = isOpening(view.turnsTaken, view.players.length) ? openingTile : 1
  const tiles = view.tiles.filter((tile) => tile >= least)
  const lowest = tiles[0]
  const highest = tiles.at(-1)
  if (lowest === undefined || highest === undefined) return
  for (const { cauldron, recipes } of creatable(view, hand)) {
    const products = total(productsOf(view.reserve, cauldron).given) * taste.cube
    for (const recipe of recipes) {
      const size = total(recipe)
      const share = 1 - at(taste.risk, size)
      const value = share > 0 ? highest : lowest
      const worth = value * share + products - size * taste.cube + schoolUse(view, recipe, taste)
      found.push({ action: { kind: 'create', cauldron, recipe, value }, worth })
    }
  }
}

function appraiseCopies(view: View, hand: Cubes, taste: Taste, found: Appraised[]): void {
  for (let cauldron = 0; cauldron < cauldrons.length; cauldron++) {
    const potion = view.cauldrons[cauldron] ?? null
    if (potion === null || potion.owner === view.viewer || missing(hand, potion.recipe) > 0) continue
    const products = total(productsOf(view.reserve, cauldron).given)
    const cost = total(potion.recipe)
    for (const kind of kindsIn(potion.recipe)) {
      const tribute = ingredients[kind]
      // A tribute of one's own school stays in the game, in a rival's hand.
      const kept = tribute === view.school ? taste.school : 0
      const worth =
        potion.value + (products - cost) * taste.cube + schoolUse(view, potion.recipe, taste) - kept - taste.tribute
      found.push({ action: { kind: 'copy', cauldron, tribute }, worth })
    }
  }
}

function appraiseTakes(view: View, hand: Cubes, taste: Taste, found: Appraised[]): void {
  const wanted = [0, 0, 0, 0, 0]
  for (const potion of view.cauldrons) {
    if (potion === null || potion.owner === view.viewer || missing(hand, potion.recipe) !== 1) continue
    const kind = kinds.find((candidate) => hand[candidate] < potion.recipe[candidate])
    if (kind === undefined) continue
    wanted[kind] = Math.max(wanted[kind] as number, potion.value * taste.oneShort)
  }
  for (const kind of kinds) {
    if (view.reserve[kind] === 0) continue
    found.push({
      action: { kind: 'takeReserve', ingredient: ingredients[kind] },
      worth: taste.cube + (wanted[kind] as number),
    })
  }
  if (view.bagSize > 0) found.push({ action: { kind: 'takeBag' }, worth: 2 * taste.cube })
}

function schoolUse(view: View, recipe: Cubes, taste: Taste): number {
  return view.school === null ? 0 : recipe[kindOf(view.school)] * taste.school
}

/** How many cubes the hand lacks for a recipe. */
export function missing(hand: Cubes, recipe: Cubes): number {
  let count = 0
  for (const kind of kinds) if (recipe[kind] > hand[kind]) count += recipe[kind] - hand[kind]
  return count
}

export function best(appraised: readonly Appraised[]): Appraised {
  return appraised.reduce((a, b) => (b.worth > a.worth ? b : a))
}
