import { type Alchemical, alchemicals } from '../alchemical.ts'
import { type Ingredient, ingredientIndex, ingredients } from '../ingredient.ts'

/**
 * A deduction grid with crosses in it: for each ingredient, in grid order, the alchemicals that are not struck out, a bit
 * for each row.
 */
export type Grid = Readonly<Uint8Array>

const all = 0xff

/** A grid without a cross. */
export const openGrid: Grid = new Uint8Array(ingredients.length).fill(all)

/** The alchemicals that a grid leaves an ingredient. */
export function leftFor(grid: Grid, ingredient: Ingredient): readonly Alchemical[] {
  const column = grid[ingredientIndex(ingredient)] as number
  return alchemicals.filter((_, row) => ((column >> row) & 1) === 1)
}

/** Whether a mask has exactly one bit. */
export function isOne(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}

/** Whether something has no place any more: an ingredient without an alchemical, or the other way round. */
export function isBroken(grid: Grid): boolean {
  let rows = 0
  for (let column = 0; column < grid.length; column++) {
    if (grid[column] === 0) return true
    rows |= grid[column] as number
  }
  return rows !== all
}
