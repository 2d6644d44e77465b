import { type Cauldron, type Cubes, cauldrons, type Ingredient, ingredients, kindsIn, total } from '@athanor/compendium'
import type { Words } from './words.ts'

export function ingredientName(ingredient: Ingredient, { say }: Words): string {
  return say(`compendium.ingredient.${ingredient}`)
}

/** @example "3 mushrooms" */
export function countedIngredient(ingredient: Ingredient, count: number, { say }: Words): string {
  return say(`compendium.cubes.${ingredient}`, { count })
}

/**
 * What stands beside a number that is drawn apart.
 * @example "mushrooms" beside a large 3, "mushroom" beside a large 1
 */
export function ingredientAmong(ingredient: Ingredient, count: number, { say }: Words): string {
  return say(`compendium.among.${ingredient}`, { count })
}

/** @example "2 mushrooms, 2 bird legs and 1 troll eye" */
export function cubesInWords(cubes: Cubes, words: Words): string {
  if (total(cubes) === 0) return words.say('compendium.word.noCubes')
  return words.list(kindsIn(cubes).map((kind) => countedIngredient(ingredients[kind], cubes[kind], words)))
}

/** A cauldron is known by what it produces. */
export function cauldronInWords(cauldron: number, { say }: Words): string {
  const [first, second] = (cauldrons[cauldron] as Cauldron).products
  return say('compendium.word.cauldron', { first, second })
}
