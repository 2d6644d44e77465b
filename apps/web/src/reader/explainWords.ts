import {
  aspectOf,
  type Colour,
  claimsOf,
  colours,
  type DebunkAnswer,
  type Debunking,
  type DebunkQuestion,
  type FallenArticle,
  isColouredPotion,
  nextColour,
} from '@athanor/alchemy'
import type { Words } from '@athanor/alchemy-ui/readerWords.ts'

/** What an answer means for whatever theories there may be. */
export function caseOf(question: DebunkQuestion, { answer }: DebunkAnswer, { say }: Words): string {
  if (question.kind === 'aspect') {
    const sign = answer.kind === 'aspect' ? answer.sign : 'plus'
    return say('reader.explain.sign', { sign, colour: question.colour })
  }
  if (answer.kind === 'demonstration' && !answer.yes) return say('reader.explain.no')
  const { potion } = question
  return potion === 'neutral' ? say('reader.explain.yesNeutral') : say('reader.explain.yes', aspectOf(potion))
}

/** What an answer would do to all that was named, sentence by sentence. */
export function outcomesOf({ theories, articles, succeeded }: Debunking, words: Words): readonly string[] {
  if (!succeeded) return [words.say('reader.explain.outcome', { kind: 'failed', ingredients: '' })]
  const ingredients = 'ingredients' in theories ? namesOf(theories.ingredients, words) : null
  return [
    ...(ingredients === null ? [] : [words.say('reader.explain.outcome', { kind: theories.kind, ingredients })]),
    ...articles.map((fallen) => fallOf(fallen, words)),
  ]
}

/** G-108..G-110: that an article falls, and which of its seals lose nothing. A seal hedges an ingredient of its own. */
function fallOf({ article, safe }: FallenArticle, words: Words): string {
  const spared = claimsOf(article).filter(({ space }) => safe.includes(space))
  return words.say('reader.explain.articleFalls', {
    colour: article.colour,
    count: spared.length,
    ingredients: namesOf(
      spared.map(({ ingredient }) => ingredient),
      words,
    ),
  })
}

export function namesOf(ingredients: readonly string[], words: Words): string {
  return words.list(ingredients.map((each) => words.data({ id: `alchemy.ingredient.${each}` })))
}

/** GR-03: the colours whose articles an answer can refute: none of the others need be named. */
export function articleColours(question: DebunkQuestion): readonly Colour[] {
  if (question.kind === 'aspect') return [question.colour]
  if (!isColouredPotion(question.potion)) return colours
  const { colour } = aspectOf(question.potion)
  return colours.filter((each) => each === colour || each === nextColour(colour))
}
