import { chanceOfPotion, type IngredientPair, type Potion } from '@athanor/alchemy'
import type { Reading } from './science/study.ts'

/** How likely two ingredients make a potion, as far as is known. */
export function chanceOfMaking([one, other]: IngredientPair, potion: Potion, { grid, potions }: Reading): number {
  return chanceOfPotion({ alchemical: grid, potion: potions, golem: new Float64Array() }, one, other, potion)
}

/** How many cells of the grid become impossible by what was learned between two readings. */
export function crossesFalling(before: Reading, after: Reading): number {
  return before.grid.reduce((count, chance, place) => count + (chance > 0 && after.grid[place] === 0 ? 1 : 0), 0)
}
