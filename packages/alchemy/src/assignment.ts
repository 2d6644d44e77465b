import { type Alchemical, alchemicals } from './alchemical.ts'
import { type Ingredient, ingredients } from './ingredient.ts'
import { mix } from './mixing.ts'
import type { Potion } from './potion.ts'

/** which alchemical each ingredient has, all different. The hidden truth of a game, as plain data. */
export type Assignment = Readonly<Record<Ingredient, Alchemical>>

/** An assignment from eight alchemicals in the order of the ingredients. */
export function assignmentFrom(inOrder: readonly Alchemical[]): Assignment {
  const assignment = Object.fromEntries(ingredients.map((ingredient, index) => [ingredient, inOrder[index]]))
  if (inOrder.length !== ingredients.length || !isAssignment(assignment)) {
    throw new TypeError('an assignment needs each alchemical once')
  }
  return assignment
}

export function isAssignment(value: unknown): value is Assignment {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== ingredients.length) return false
  const record = value as Readonly<Record<string, unknown>>
  const used = new Set(ingredients.map((ingredient) => record[ingredient]))
  return alchemicals.every((alchemical) => used.has(alchemical))
}

/** The potion that two different ingredients make in a world. */
export function mixIngredients(assignment: Assignment, one: Ingredient, other: Ingredient): Potion {
  return mix(assignment[one], assignment[other])
}

/** The ingredient that has an alchemical. */
export function ingredientWith(assignment: Assignment, alchemical: Alchemical): Ingredient {
  return ingredients.find((ingredient) => assignment[ingredient] === alchemical) as Ingredient
}
