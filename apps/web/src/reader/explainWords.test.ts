import {
  type Article,
  articlesAbout,
  colours,
  type DebunkQuestion,
  debunkAnswers,
  debunkQuestions,
  type Theories,
} from '@athanor/alchemy'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { articleColours, outcomesOf } from './explainWords.ts'

/** The articles of the rule book's examples. */
const blue: Article = {
  colour: 'blue',
  signs: ['plus', 'plus'],
  ingredients: ['toad', 'mushroom', 'fern', 'ravensFeather'],
}
const red: Article = {
  colour: 'red',
  signs: ['plus', 'minus'],
  ingredients: ['toad', 'mandrakeRoot', 'scorpion', 'fern'],
}

function said(question: DebunkQuestion, articles: readonly Article[], theories: Theories = {}) {
  const answers = debunkAnswers(question, { theories, conflicts: [], articles })
  return answers.map(({ debunking }) => outcomesOf(debunking, wordsIn('en')).join(' ').replaceAll('\u00a0', ' '))
}

const failed = 'Nothing changes: you lose 1 point of reputation.'

describe('what an answer would do to articles, in words', () => {
  it('G-111 the contrary sign topples the article; only the seal on that ingredient is safe', () => {
    expect(said({ kind: 'aspect', ingredient: 'mushroom', colour: 'blue' }, [blue])).toEqual([
      failed,
      'The article on blue is debunked: only a seal that hedges mushroom loses nothing.',
    ])
  })

  it('G-112 a fifth ingredient with the common sign topples it; every hedge is safe', () => {
    expect(said({ kind: 'aspect', ingredient: 'flower', colour: 'blue' }, [blue])).toEqual([
      'The article on blue is debunked: only seals that hedge toad, mushroom, fern and raven’s feather lose nothing.',
      failed,
    ])
  })

  it('G-115 two wrong ingredients at once leave no seal safe', () => {
    expect(said({ kind: 'demonstration', ingredients: ['mushroom', 'toad'], potion: 'insanity' }, [blue])).toEqual([
      'The article on blue is debunked: every seal on it loses 5 points of reputation.',
      failed,
    ])
  })

  it('G-119 a potion of the third colour topples it; hedges on the two are safe', () => {
    const question = { kind: 'demonstration', ingredients: ['mushroom', 'ravensFeather'], potion: 'speed' } as const
    expect(said(question, [blue])[0]).toBe(
      'The article on blue is debunked: only seals that hedge mushroom and raven’s feather lose nothing.',
    )
  })

  it('GR-04, GR-07 theories and articles fall together, each with its sentence', () => {
    const [plus] = said({ kind: 'aspect', ingredient: 'scorpion', colour: 'red' }, [red, blue], { scorpion: 'nPp' })
    expect(plus).toBe(
      'Debunked: scorpion. The article on red is debunked: only a seal that hedges scorpion loses nothing.',
    )
  })

  it('GR-03 no answer touches an article of a colour that is not asked for', () => {
    const all = colours.flatMap(articlesAbout)
    const questions = [...debunkQuestions.apprentice, ...debunkQuestions.master.slice(0, 21)]
    for (const question of questions) {
      const touched = debunkAnswers(question, { theories: {}, conflicts: [], articles: all }).flatMap(({ debunking }) =>
        debunking.articles.map(({ article }) => article.colour),
      )
      expect(colours.filter((colour) => touched.includes(colour))).toEqual(articleColours(question))
    }
  })
})
