import { type Ingredient, ingredients } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { State } from '../state.ts'

/** The ingredients on which a seat has a seal that counts: conflict tokens take it out. */
export function countedSeals({ table }: State, seat: Seat): readonly Ingredient[] {
  return ingredients.filter(
    (ingredient, number) =>
      table.theories[number]?.seals.includes(seat) === true &&
      !table.conflicts.some((tokens) => tokens.includes(ingredient)),
  )
}
