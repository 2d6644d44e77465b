import {
  colouredPotions,
  colours,
  type Fact,
  golemParts,
  ingredientPairs,
  ingredients,
  made,
  possibleAnswers,
  potions,
  type Question,
  triggers,
} from '@athanor/alchemy'
import { locales } from '@athanor/messages'
import { factLine } from '@athanor/terminal/science/factWords.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { factsFrom } from './factSource.ts'

const questions: readonly Question[] = [
  ...ingredientPairs.flatMap((pair): readonly Question[] => [
    { kind: 'mix', ingredients: pair },
    { kind: 'animation', ingredients: pair },
    ...colouredPotions.map((promised): Question => ({ kind: 'sale', ingredients: pair, promised })),
    ...potions.map((potion): Question => ({ kind: 'demonstration', ingredients: pair, potion })),
  ]),
  ...ingredients.flatMap((ingredient): readonly Question[] => [
    { kind: 'library', ingredient },
    { kind: 'golemTest', ingredient },
    ...colours.map((colour): Question => ({ kind: 'aspect', ingredient, colour })),
  ]),
]

/** Everything that the reader can ever answer, and what comes from elsewhere. */
const everyFact: readonly Fact[] = [
  ...questions.flatMap((question) => possibleAnswers(question).map(({ fact }) => fact)),
  ...golemParts.flatMap((part) => triggers.map((trigger): Fact => ({ kind: 'trigger', part, triggers: [trigger] }))),
  { kind: 'glimpse', ingredient: 'scorpion', potions: ['insanity', 'neutral'] },
  { kind: 'alchemical', ingredient: 'fern', alchemicals: ['Nnp', 'Ppn'] },
  { kind: 'alchemical', ingredient: 'fern', alchemicals: ['npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn', 'NNN'] },
  { kind: 'article', colour: 'red', plus: ['toad', 'mandrakeRoot'], minus: ['birdClaw', 'ravensFeather'] },
  { kind: 'article', colour: 'blue', plus: [], minus: ['fern', 'toad', 'birdClaw', 'ravensFeather'] },
  { kind: 'publication', ingredient: 'toad', alchemical: 'pnP', odds: 2.5 },
  { kind: 'leaning', ingredient: 'ravensFeather', weights: [1, 2, 3, 4, 5, 6, 7, 8] },
  { kind: 'hunch', fact: made('fern', 'toad', 'wisdom'), odds: 0.125 },
]

describe('a fact as a line', () => {
  it.each(locales)('is read back as it was written, in %s', (locale) => {
    const words = wordsIn(locale)
    for (const fact of everyFact) {
      expect(factsFrom({ name: 'test', text: factLine(fact, words), inLines: true }, words)).toEqual([fact])
    }
  })

  it('speaks no English to a Russian reader', () => {
    const words = wordsIn('ru')
    for (const fact of everyFact) {
      expect(factLine(fact, words).replaceAll(/\b[NPnp]{3}\b/g, '')).not.toMatch(/[A-Za-z]{2,}/)
    }
  })
})
