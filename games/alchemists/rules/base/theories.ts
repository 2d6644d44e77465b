import {
  type Alchemical,
  alchemicals,
  type Ingredient,
  ingredientIndex,
  ingredients,
  type Theories,
} from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { PublishedTheory, Table } from '../engine/state.ts'

export function theoryOn(table: Table, ingredient: Ingredient): PublishedTheory | null {
  return table.theories[ingredientIndex(ingredient)] ?? null
}

export function hasTheories(table: Table): boolean {
  return table.theories.some((theory) => theory !== null)
}

/** The theories as the science reads them. */
export function publishedTheories(table: Table): Theories {
  const entries = ingredients.flatMap((ingredient, number) => {
    const theory = table.theories[number] ?? null
    return theory === null ? [] : [[ingredient, theory.alchemical] as const]
  })
  return Object.fromEntries(entries)
}

export function freeIngredients(table: Table): readonly Ingredient[] {
  return ingredients.filter((_, number) => table.theories[number] === null)
}

export function isTaken(table: Table, alchemical: Alchemical): boolean {
  return table.theories.some((theory) => theory?.alchemical === alchemical)
}

export function freeAlchemicals(table: Table): readonly Alchemical[] {
  return alchemicals.filter((alchemical) => !isTaken(table, alchemical))
}

/** AR-08: while it has at least one token. */
export function isInConflict(table: Table, ingredient: Ingredient): boolean {
  return table.conflicts.some((pair) => pair.includes(ingredient))
}

/** ingredients on whose unmarked theories a seat has a seal. */
export function countedIngredients(table: Table, seat: Seat): readonly Ingredient[] {
  return ingredients.filter(
    (ingredient, number) => table.theories[number]?.seals.includes(seat) === true && !isInConflict(table, ingredient),
  )
}
