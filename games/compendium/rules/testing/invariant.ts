import type { State } from '../state.ts'
import { each, sizeOf, sumOf } from './cubes.ts'

/** Null, or what a table has lost, doubled or mixed up: cubes, stones, tiles, the bag (RR-22). */
export function brokenBy(state: State): string | null {
  const { bag, reserve, removed, players, tiles } = state
  const potions = state.cauldrons.flatMap((potion) => (potion === null ? [] : [potion]))
  const hands = players.map(({ hand }) => hand)
  const recipes = potions.map(({ recipe }) => recipe)
  const all = sumOf([bag, reserve, removed, ...hands, ...recipes])
  if (all.join() !== each(32).join()) return `there are ${all.join()} cubes`
  if ([bag, reserve, removed, ...hands].flat().some((count) => count < 0)) return 'somewhere are fewer than no cubes'

  const values = [...tiles, ...potions.map(({ value }) => value)].sort((a, b) => a - b)
  if (values.join() !== '1,2,3,4,5,6,7,8,9,10') return `the tiles are ${values.join()}`
  for (const [seat, { stones, score }] of players.entries()) {
    const own = potions.filter(({ owner }) => owner === seat)
    if (stones + own.length !== 5) return `seat ${seat} has ${stones} stones and ${own.length} potions`
    const created = own.reduce((sum, { value }) => sum + value, 0)
    if (score.creations !== created) return `seat ${seat} has ${score.creations} fame for potions worth ${created}`
  }
  const duplicates = new Set(recipes.map((recipe) => recipe.join()))
  if (duplicates.size !== recipes.length) return 'a recipe stands twice in the Compendium'
  if (sizeOf(bag) % 2 !== 0) return `there are ${sizeOf(bag)} cubes in the bag`
  return null
}
