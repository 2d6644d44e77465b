import { type Fact, factText, ingredientFrom } from '@athanor/alchemy'
import type { Words } from '../words.ts'

/** The words of the notation of facts, beside ingredients and potions, with what the reader of facts sees for them. */
const wordIds = {
  animate: 'cli.solve.word.animate',
  article: 'cli.solve.word.article',
  big: 'cli.solve.word.big',
  blue: 'cli.solve.word.blue',
  both: 'cli.solve.word.both',
  chest: 'cli.solve.word.chest',
  ears: 'cli.solve.word.ears',
  golem: 'cli.solve.word.golem',
  green: 'cli.solve.word.green',
  has: 'cli.solve.word.has',
  lunar: 'cli.solve.word.lunar',
  no: 'cli.solve.word.no',
  none: 'cli.solve.word.none',
  red: 'cli.solve.word.red',
  small: 'cli.solve.word.small',
  solar: 'cli.solve.word.solar',
  yes: 'cli.solve.word.yes',
} as const

export type FactWord = keyof typeof wordIds

export function factWord(word: FactWord, { say }: Words): string {
  return say(wordIds[word])
}

/** A fact as a line in the reader's language, which `inNotation` and the solver read back. */
export function factLine(fact: Fact, words: Words): string {
  return factText(fact).replaceAll(/[A-Za-z]+/g, (word) => {
    const ingredient = ingredientFrom(word)
    if (ingredient !== undefined) return words.say(`alchemy.ingredient.${ingredient}`)
    return isFactWord(word) ? factWord(word, words) : word
  })
}

function isFactWord(word: string): word is FactWord {
  return Object.hasOwn(wordIds, word)
}
