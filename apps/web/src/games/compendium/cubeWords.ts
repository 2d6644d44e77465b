import { type Cauldron, type Cubes, cauldrons, type Ingredient, ingredients, kinds } from '@athanor/compendium'
import type { MessageId } from '@athanor/messages'
import type { Words } from '../../app/words.tsx'

const countIds = {
  birdLegs: 'compendium.cubes.birdLegs',
  mushrooms: 'compendium.cubes.mushrooms',
  trollEyes: 'compendium.cubes.trollEyes',
  dragonsBlood: 'compendium.cubes.dragonsBlood',
  spiders: 'compendium.cubes.spiders',
} as const satisfies Record<Ingredient, MessageId>

const nameIds = {
  birdLegs: 'compendium.ingredient.birdLegs',
  mushrooms: 'compendium.ingredient.mushrooms',
  trollEyes: 'compendium.ingredient.trollEyes',
  dragonsBlood: 'compendium.ingredient.dragonsBlood',
  spiders: 'compendium.ingredient.spiders',
} as const satisfies Record<Ingredient, MessageId>

export function ingredientName(ingredient: Ingredient, { say }: Words): string {
  return say(nameIds[ingredient])
}

/** @example "3 mushrooms" */
export function countedIngredient(ingredient: Ingredient, count: number, { say }: Words): string {
  return say(countIds[ingredient], { count })
}

/** @example "2 mushrooms, 2 bird legs and 1 troll eye" */
export function cubesInWords(cubes: Cubes, words: Words): string {
  const lots = kinds.filter((kind) => cubes[kind] > 0)
  if (lots.length === 0) return words.say('compendium.word.noCubes')
  return words.list(lots.map((kind) => countedIngredient(ingredients[kind], cubes[kind], words)))
}

/** A cauldron is known by what it produces. */
export function cauldronInWords(cauldron: number, { say }: Words): string {
  const [first, second] = (cauldrons[cauldron] as Cauldron).products
  return say('compendium.word.cauldron', { first, second })
}
