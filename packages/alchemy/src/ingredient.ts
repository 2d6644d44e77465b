/** the eight ingredients, in the printed order of the results triangle and the deduction grid. */
export const ingredients = [
  'mushroom',
  'fern',
  'toad',
  'birdClaw',
  'flower',
  'mandrakeRoot',
  'scorpion',
  'ravensFeather',
] as const

export type Ingredient = (typeof ingredients)[number]

/** Two different ingredients. The order of a pair carries no meaning: mixing is symmetric. */
export type IngredientPair = readonly [Ingredient, Ingredient]

const indexes = Object.fromEntries(ingredients.map((ingredient, index) => [ingredient, index])) as Readonly<
  Record<Ingredient, number>
>

/** The column of an ingredient in the deduction grid, from 0 to 7. */
export function ingredientIndex(ingredient: Ingredient): number {
  return indexes[ingredient]
}

export function isIngredient(value: unknown): value is Ingredient {
  return typeof value === 'string' && Object.hasOwn(indexes, value)
}

/** The 28 pairs of the results triangle, each in grid order. */
export const ingredientPairs: readonly IngredientPair[] = ingredients.flatMap((first, index) =>
  ingredients.slice(index + 1).map((second): IngredientPair => [first, second]),
)

/** The place of a pair in `ingredientPairs`, whichever way round it is given. Throws for the same ingredient twice. */
export function pairIndex(one: Ingredient, other: Ingredient): number {
  const a = Math.min(indexes[one], indexes[other])
  const b = Math.max(indexes[one], indexes[other])
  if (a === b) throw new RangeError(`${one} cannot be mixed with itself`)
  return a * 7 - (a * (a - 1)) / 2 + (b - a - 1)
}

/** A pair in grid order. */
export function pairOf(one: Ingredient, other: Ingredient): IngredientPair {
  return ingredientPairs[pairIndex(one, other)] as IngredientPair
}
