import { type Stream, shuffled } from '@athanor/kernel'
import { alchemicals } from '../alchemical.ts'
import { type Assignment, assignmentFrom, ingredientWith } from '../assignment.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import { mix } from '../mixing.ts'
import type { Potion } from '../potion.ts'

/** which ingredient tile lies in each of the eight slots of the gamemaster's board. */
export type Filling = readonly Ingredient[]

/**
 * What is printed between the slots: the row of a slot holds the potions it makes with the slots before it. A slot
 * stands for an alchemical, in grid order, though the gamemaster need not know that.
 */
export const gamemasterTriangle: readonly (readonly Potion[])[] = alchemicals.map((one, slot) =>
  alchemicals.slice(0, slot).map((other) => mix(one, other)),
)

/** the tiles at random. */
export function newFilling(stream: Stream): Filling {
  return shuffled(stream, ingredients)
}

/** the filling that gives the same answers as a running game. */
export function fillingOf(assignment: Assignment): Filling {
  return alchemicals.map((alchemical) => ingredientWith(assignment, alchemical))
}

export function assignmentOfFilling(filling: Filling): Assignment {
  return assignmentFrom(ingredients.flatMap((ingredient) => alchemicals.slice(filling.indexOf(ingredient)).slice(0, 1)))
}

export function isFilling(value: unknown): value is Filling {
  return Array.isArray(value) && value.length === ingredients.length && ingredients.every((one) => value.includes(one))
}

/** The potion that the gamemaster reads off the triangle for two different ingredients. */
export function readTriangle(filling: Filling, one: Ingredient, other: Ingredient): Potion {
  const slots = [filling.indexOf(one), filling.indexOf(other)]
  const potion = gamemasterTriangle[Math.max(...slots)]?.[Math.min(...slots)]
  if (potion === undefined) throw new RangeError(`${one} and ${other} do not meet on the board`)
  return potion
}
