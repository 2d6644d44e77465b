import { type Ingredient, ingredients } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { State } from '../engine/state.ts'
import { sealsOnArticles } from './articles.ts'

/** The ingredients on which a seat has a seal that counts: conflict tokens take it out. */
export function countedSeals({ table }: State, seat: Seat): readonly Ingredient[] {
  return ingredients.filter(
    (ingredient, number) =>
      table.theories[number]?.seals.includes(seat) === true &&
      !table.conflicts.some((tokens) => tokens.includes(ingredient)),
  )
}

/** G-133: seals of a seat that count, on theories and on articles. */
export function sealCount(state: State, seat: Seat): number {
  return countedSeals(state, seat).length + sealsOnArticles(state, seat)
}
