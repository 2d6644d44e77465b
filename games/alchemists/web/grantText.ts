import type { Grant } from '@athanor/alchemists'
import type { Words } from './words.ts'

/** What a grant is given for, and its points. */
export function grantText({ name, ingredients, points }: Grant, words: Words): string {
  const wanted =
    name === undefined
      ? words.list(ingredients.map((each) => words.say(`alchemy.ingredient.${each}`)))
      : words.say(`alchemists.grant.${name}`)
  return words.say('alchemists.value.grant', { ingredients: wanted, points })
}
