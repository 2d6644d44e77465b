import type { Seat } from '@athanor/kernel'
import type { Action, CopyAction, CreateAction } from '../action.ts'
import type { State } from '../state.ts'
import { holds, type Judge, numberOf, playerOf, productsOf, sizeOf } from './facts.ts'

/** Every action was allowed. */
export const judgeLegality: Judge = ({ before, seat, action }) => objections(before, seat, action)

/** Why a seat may not do this now; nothing when it may. */
export function objections(state: State, seat: Seat, action: Action): readonly string[] {
  if (state.finalCount !== null) return ['the game is over']
  //
  if (seat !== state.turn) return ['it is not their turn']
  // R-037, RR-31, RR-39.
  const opens = state.players.length === 2 && state.turnsTaken < 2
  if (opens && action.kind !== 'create') return ['the opening of two is a creation']
  switch (action.kind) {
    case 'create':
      return [...(opens && action.value < 5 ? ['the opening of two is worth 5'] : []), ...toCreate(state, seat, action)]
    case 'copy':
      return toCopy(state, seat, action)
    case 'takeReserve':
      //
      return (state.reserve[numberOf(action.ingredient) as 0] ?? 0) > 0 ? [] : ['that pile is empty']
    case 'takeBag':
      //
      return sizeOf(state.bag) > 0 ? [] : ['the bag is empty']
  }
}

/** R-039..R-047, R-052. */
function toCreate(state: State, seat: Seat, { cauldron, recipe, value }: CreateAction): readonly string[] {
  const { stones, hand } = playerOf(state, seat)
  const recipes = state.cauldrons.flatMap((potion) => (potion === null ? [] : [potion.recipe.join()]))
  const complaints: readonly (readonly [boolean, string])[] = [
    [stones < 1, 'no stone is left'],
    [state.cauldrons[cauldron] !== null, 'the cauldron holds a recipe'],
    [sizeOf(recipe) < 1 || sizeOf(recipe) > 5, 'a recipe has one to five cubes'],
    [recipe.some((count) => count > 2), 'a recipe has at most two of a kind'],
    [productsOf(cauldron).some((kind) => recipe[kind as 0] > 0), 'a cauldron takes nothing that it yields'],
    [recipes.includes(recipe.join()), 'the recipe is known'],
    [!state.tiles.includes(value), 'the tile is gone'],
    [!holds(hand, recipe), 'the hand does not hold the cubes'],
  ]
  return complaints.flatMap(([is, what]) => (is ? [what] : []))
}

/** R-053..R-058. */
function toCopy(state: State, seat: Seat, { cauldron, tribute }: CopyAction): readonly string[] {
  const potion = state.cauldrons[cauldron] ?? null
  if (potion === null) return ['there is no potion']
  const complaints: readonly (readonly [boolean, string])[] = [
    [potion.owner === seat, 'nobody copies an own potion'],
    [potion.recipe[numberOf(tribute) as 0] === 0, 'the tribute is not among the paid cubes'],
    [!holds(playerOf(state, seat).hand, potion.recipe), 'the hand does not hold the cubes'],
  ]
  return complaints.flatMap(([is, what]) => (is ? [what] : []))
}

/** RR-06: whether a seat can do anything at all when nothing is left to take. */
export function canBrew(state: State, seat: Seat): boolean {
  const { stones, hand } = playerOf(state, seat)
  const free = [...state.cauldrons.keys()].filter((cauldron) => state.cauldrons[cauldron] === null)
  const known = new Set(state.cauldrons.map((potion) => potion?.recipe.join()))
  const copies = state.cauldrons.some(
    (potion) => potion !== null && potion.owner !== seat && holds(hand, potion.recipe),
  )
  if (copies) return true
  if (stones === 0 || state.tiles.length === 0) return false
  return free.some((cauldron) =>
    recipesOf(hand, productsOf(cauldron)).some((recipe) => sizeOf(recipe) > 0 && !known.has(recipe.join())),
  )
}

/** All that a hand could put into a cauldron, up to two of each kind and five in all. */
function recipesOf(hand: readonly number[], barred: readonly number[]): readonly (readonly number[])[] {
  let recipes: readonly (readonly number[])[] = [[]]
  for (const [kind, count] of hand.entries()) {
    const most = barred.includes(kind) ? 0 : Math.min(2, count)
    recipes = recipes.flatMap((recipe) => Array.from({ length: most + 1 }, (_, taken) => [...recipe, taken]))
  }
  return recipes.filter((recipe) => sizeOf(recipe) <= 5)
}
