import {
  type Answer,
  type Assignment,
  alchemicals,
  answerTo,
  assignmentFrom,
  colouredPotions,
  golems,
  ingredientPairs,
  ingredients,
  potions,
  potionsOfQuality,
  type Question,
  reactions,
  saleQualities,
} from '@athanor/alchemy'
import type { ReaderMode } from '@athanor/alchemy/reader'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { answerWords } from './answerWords.ts'

const pair = ['mushroom', 'toad'] as const
const mix: Question = { kind: 'mix', ingredients: pair }

function told(mode: ReaderMode, question: Question, answer: Answer, locale: Locale = 'en'): string {
  const { title, under, text, todos } = answerWords(mode, question, answer, wordsIn(locale))
  return [title, under ?? '', ...text, ...todos].join('\n').replaceAll(' ', ' ')
}

describe('what an answer says', () => {
  it.each(locales)('A-032, A-033, A-041 names the potion, another one for each, in %s', (locale) => {
    const { say } = wordsIn(locale)
    for (const mode of ['test', 'drink', 'exhibit'] as const) {
      const titles = potions.map((potion) => answerWords(mode, mix, { kind: 'mix', potion }, wordsIn(locale)).title)
      expect(titles.map((title) => title.toLowerCase())).toEqual(
        potions.map((potion) => say(`alchemy.potion.${potion}`)),
      )
    }
  })

  it.each(locales)('A-043, A-062 never names what was mixed, in %s', (locale) => {
    const { say } = wordsIn(locale)
    const names = ingredients.map((ingredient) => say(`alchemy.ingredient.${ingredient}`))
    const truth = { assignment: anyAssignment, golem: golems[0] as (typeof golems)[number] }
    for (const [one, other] of ingredientPairs) {
      const questions: readonly (readonly [ReaderMode, Question])[] = [
        ['test', { kind: 'mix', ingredients: [one, other] }],
        ['sell', { kind: 'sale', ingredients: [one, other], promised: 'speed' }],
        ['library', { kind: 'library', ingredient: one }],
        ['golemTest', { kind: 'golemTest', ingredient: one }],
        ['animate', { kind: 'animation', ingredients: [one, other] }],
      ]
      for (const [mode, question] of questions) {
        const text = told(mode, question, answerTo(question, truth), locale)
        expect(names.filter((name) => text.includes(name))).toEqual([])
      }
    }
  })

  it.each(locales)(
    'A-035, A-207, A-208 tells of a sale the quality, and of the potion what the token leaves open, in %s',
    (locale) => {
      const { say } = wordsIn(locale)
      for (const promised of colouredPotions) {
        const all = saleQualities.map((quality) =>
          told('sell', { kind: 'sale', ingredients: pair, promised }, { kind: 'sale', quality }, locale),
        )
        expect(new Set(all).size).toBe(4)
        for (const [place, quality] of saleQualities.entries()) {
          const left = potionsOfQuality(promised, quality)
          const named = colouredPotions.filter((each) => all[place]?.includes(say(`alchemy.potion.${each}`)))
          expect(named).toEqual(left.length > 1 ? left : [])
        }
      }
    },
  )

  it.each(locales)(
    'A-358, A-360, A-357 tells what a success at the exhibition brings, and a failure, in %s',
    (locale) => {
      const text = told('exhibit', mix, { kind: 'mix', potion: 'healing' }, locale)
      expect(text.match(/\d/g)).toEqual(['1', '2', '1'])
    },
  )

  it('A-169, A-173 warns of the student only after a negative potion', () => {
    const ill = potions.filter((potion) => told('test', mix, { kind: 'mix', potion }).includes('costs 1 gold piece'))
    expect(ill).toEqual(['poison', 'paralysis', 'insanity'])
  })

  it('A-175, A-176, A-177, A-178, A-179 tells what each potion does to whoever drinks it, once per round', () => {
    const drunk = (potion: (typeof potions)[number]) => told('drink', mix, { kind: 'mix', potion })
    expect(drunk('poison')).toContain('hospital')
    expect(drunk('paralysis')).toContain('you play last')
    expect(drunk('insanity')).toContain('You lose 1 point of reputation')
    for (const potion of ['poison', 'paralysis', 'insanity'] as const) expect(drunk(potion)).toContain('once per round')
    for (const potion of ['healing', 'speed', 'wisdom', 'neutral'] as const) {
      expect(drunk(potion)).toContain('no harm')
      expect(drunk(potion)).not.toContain('once per round')
    }
  })

  it('A-206, A-207, A-208, A-209 tells how each quality is recorded and what it costs', () => {
    const sold = (quality: (typeof saleQualities)[number]) =>
      told('sell', { kind: 'sale', ingredients: pair, promised: 'healing' }, { kind: 'sale', quality })
    expect(saleQualities.filter((quality) => sold(quality).includes('player board'))).toEqual(['exact', 'neutral'])
    expect(sold('correctSign')).toContain('two other colours')
    expect(sold('wrongSign')).toContain('uncoloured')
    expect(saleQualities.filter((quality) => sold(quality).includes('lose 1'))).toEqual(['neutral', 'wrongSign'])
  })

  it('A-037, A-274 tells the sign of the aspect that was asked for', () => {
    const asked: Question = { kind: 'aspect', ingredient: 'scorpion', colour: 'green' }
    expect(told('debunk', asked, { kind: 'aspect', sign: 'plus' })).toContain('Green: plus')
    expect(told('debunk', asked, { kind: 'aspect', sign: 'minus' })).toContain('Green: minus')
  })

  it('A-038, A-306 tells yes or no, with the potion that was named', () => {
    const asked: Question = { kind: 'demonstration', ingredients: pair, potion: 'wisdom' }
    expect(answerWords('debunk', asked, { kind: 'demonstration', yes: true }, wordsIn('en'))).toMatchObject({
      title: 'Yes',
    })
    expect(told('debunk', asked, { kind: 'demonstration', yes: false })).toMatch(/^No\n.*wisdom potion/)
  })

  it('G-017, G-181, G-261, G-264 tells sun or moon, the four reactions, and whether the golem lives', () => {
    const book: Question = { kind: 'library', ingredient: 'fern' }
    expect(told('library', book, { kind: 'library', luminary: 'solar' })).toContain('Solar')
    expect(told('library', book, { kind: 'library', luminary: 'lunar' })).toContain('Lunar')
    const fed: Question = { kind: 'golemTest', ingredient: 'fern' }
    const titles = reactions.map(
      (reaction) => answerWords('golemTest', fed, { kind: 'golemTest', ...reaction }, wordsIn('en')).title,
    )
    expect(titles).toEqual([
      'Nothing happens',
      'The chest glows',
      'The ears steam',
      'The chest glows and the ears steam',
    ])
    const tried: Question = { kind: 'animation', ingredients: pair }
    expect(told('animate', tried, { kind: 'animation', worked: true })).toContain('lives')
    expect(told('animate', tried, { kind: 'animation', worked: false })).toContain('lose 2 points of reputation')
  })

  it('G-178, G-260 discards the card of a golem test, and none for an animation', () => {
    expect(
      told('golemTest', { kind: 'golemTest', ingredient: 'fern' }, { kind: 'golemTest', chest: true, ears: false }),
    ).toContain('discard the card face down')
    expect(
      told('animate', { kind: 'animation', ingredients: pair }, { kind: 'animation', worked: false }),
    ).not.toContain('discard')
    expect(
      told('debunk', { kind: 'aspect', ingredient: 'fern', colour: 'red' }, { kind: 'aspect', sign: 'plus' }),
    ).not.toContain('discard')
  })
})

const anyAssignment: Assignment = assignmentFrom(alchemicals)
