import { type Cubes, type Ingredient, kindOf } from '@athanor/compendium'

/** What is known of the pile that will decide about one's school. */
export interface LeastPile {
  readonly reserve: number
  readonly hand: number
  /** The pile cannot be smaller than this if the game ended now. */
  readonly least: number
}

/** R-072..R-075: every hand goes back into the reserve before the piles are compared, one's own too. */
export function leastPile(reserve: Cubes, hand: Cubes, school: Ingredient): LeastPile {
  const kind = kindOf(school)
  return { reserve: reserve[kind], hand: hand[kind], least: reserve[kind] + hand[kind] }
}
