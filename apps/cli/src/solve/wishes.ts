import { type Article, type Ingredient, ingredientFrom, inNotation, readArticle } from '@athanor/alchemy'
import { cleanText } from '@athanor/terminal/cleanText.ts'
import type { Words } from '@athanor/terminal/words.ts'
import { misuse } from '../problems.ts'
import { reasonText } from './reasonText.ts'

/** An article as it is typed: `R+: toad, root | R-: scorpion, fern`, on the spaces red, green, blue and white. */
export function readArticleWish(text: string, words: Words): Article {
  const notation = inNotation(text)
  const reading = readArticle(notation.text)
  if (reading.ok) return reading.article
  const reason = reasonText(reading.reason, notation, words)
  throw misuse(words.say('cli.solve.badArticle', { given: cleanText(text), reason }))
}

/** The books on offer as they are typed: ingredients with commas between them, none twice. */
export function readOffer(text: string, words: Words): readonly Ingredient[] {
  const offer = text.split(',').map((word) => {
    const ingredient = ingredientFrom(word)
    if (ingredient === undefined) throw misuse(words.say('cli.solve.badOffer', { word: cleanText(word.trim()) }))
    return ingredient
  })
  return [...new Set(offer)]
}
