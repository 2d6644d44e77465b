import { describe, expect, it } from 'vitest'
import { alchemicals, signOf } from './alchemical.ts'
import { type Article, articlesAbout } from './article.ts'
import { colours, type Sign } from './aspect.ts'
import { mixIngredients } from './assignment.ts'
import { canSucceed, debunkAnswers, debunkingBy, debunkQuestions, isAskable, isDebunkQuestion } from './debunking.ts'
import { type Evidence, factOfEvidence } from './evidence.ts'
import { hasAspects, made, madeNot } from './fact.ts'
import { type Ingredient, ingredients, pairOf } from './ingredient.ts'
import { mix } from './mixing.ts'
import { isColouredPotion, type Potion, potions } from './potion.ts'
import { nothingPublished as nothing, type Publications } from './publications.ts'
import { allEvidence } from './testing/articleOracle.ts'
import { assignments } from './testing/oracle.ts'
import { blueArticle, redArticle } from './testing/printedArticles.ts'
import type { Theories } from './theory.ts'

function shows(ingredient: Ingredient, colour: (typeof colours)[number], sign: Sign): Evidence {
  return { kind: 'sign', ingredient, aspect: { colour, sign } }
}

function makes(one: Ingredient, other: Ingredient, potion: Potion, yes = true): Evidence {
  return { kind: 'potion', ingredients: pairOf(one, other), potion, made: yes }
}

describe('several things at once', () => {
  it('G-123 V2.11 mushroom with blue minus fells a theory and an article together', () => {
    const boards = { ...nothing, theories: { mushroom: 'Nnp' }, articles: [blueArticle] } as const
    expect(debunkingBy(shows('mushroom', 'blue', 'minus'), boards)).toEqual({
      theories: { kind: 'debunked', ingredients: ['mushroom'], colour: 'blue' },
      articles: [{ article: blueArticle, safe: ['green'] }],
      succeeded: true,
    })
  })

  it('G-127 V2.12 scorpion and mushroom make paralysis: two theories and an article fall', () => {
    const article: Article = {
      colour: 'green',
      signs: ['plus', 'minus'],
      ingredients: ['scorpion', 'fern', 'toad', 'flower'],
    }
    const theories: Theories = { scorpion: 'PPP', mushroom: 'nPp' }
    const { theories: outcome, articles } = debunkingBy(makes('scorpion', 'mushroom', 'paralysis'), {
      ...nothing,
      theories,
      articles: [article, blueArticle],
    })
    expect(outcome).toEqual({ kind: 'debunked', ingredients: ['mushroom', 'scorpion'], colour: 'green' })
    // The blue article stands: only mushroom is on it, and a green potion forces opposite signs, which fits.
    expect(articles).toEqual([{ article, safe: ['red'] }])
  })

  it('GR-04, GR-06 speed fells two theories, a green and a blue article: nobody is asked what to aim at', () => {
    const green: Article = {
      colour: 'green',
      signs: ['minus', 'plus'],
      ingredients: ['fern', 'toad', 'flower', 'scorpion'],
    }
    const blue: Article = {
      colour: 'blue',
      signs: ['minus', 'plus'],
      ingredients: ['fern', 'toad', 'birdClaw', 'mushroom'],
    }
    const { theories, articles } = debunkingBy(makes('fern', 'toad', 'speed'), {
      theories: { fern: 'pnP', toad: 'Nnp', flower: 'PPP' },
      conflicts: [],
      articles: [redArticle, green, blue],
    })
    expect(theories).toEqual({ kind: 'debunked', ingredients: ['fern', 'toad'], colour: 'green' })
    expect(articles).toEqual([
      { article: green, safe: [] },
      { article: blue, safe: ['red', 'green'] },
    ])
  })

  it('GR-06 the neutral potion fells three articles', () => {
    const allMinus = (colour: (typeof colours)[number], ...listed: Article['ingredients']): Article => ({
      colour,
      signs: ['minus', 'minus'],
      ingredients: listed,
    })
    const articles = [
      allMinus('red', 'mushroom', 'fern', 'toad', 'birdClaw'),
      allMinus('green', 'mushroom', 'fern', 'toad', 'flower'),
      allMinus('blue', 'birdClaw', 'flower', 'mandrakeRoot', 'scorpion'),
    ]
    const fallen = debunkingBy(makes('mushroom', 'fern', 'neutral'), { ...nothing, articles }).articles
    expect(fallen.map(({ article, safe }) => [article.colour, safe])).toEqual([
      ['red', ['red', 'green']],
      ['green', ['red', 'green']],
      ['blue', ['red', 'green', 'blue', 'white']],
    ])
  })

  it('GR-06 a coloured potion can fell articles of two colours, the neutral one of three, a sign of one', () => {
    for (const evidence of allEvidence) {
      const falling = colours.filter((colour) =>
        articlesAbout(colour).some((article) => debunkingBy(evidence, { ...nothing, articles: [article] }).succeeded),
      )
      if (evidence.kind === 'sign') expect(falling).toEqual([evidence.aspect.colour])
      else if (!evidence.made) expect(falling).toEqual([])
      else expect(falling).toHaveLength(isColouredPotion(evidence.potion) ? 2 : 3)
    }
  })

  it('GR-07 a conflict of theories and a fallen article come together', () => {
    const article: Article = {
      colour: 'blue',
      signs: ['plus', 'plus'],
      ingredients: ['toad', 'mushroom', 'fern', 'flower'],
    }
    const boards = { ...nothing, theories: { scorpion: 'PPP', toad: 'pnP' }, articles: [article] } as const
    expect(debunkingBy(makes('scorpion', 'toad', 'wisdom'), boards)).toEqual({
      theories: { kind: 'conflict', ingredients: ['toad', 'scorpion'] },
      articles: [{ article, safe: ['green', 'blue', 'white'] }],
      succeeded: true,
    })
  })

  it('G-128..G-130, GR-11 an article that contradicts a theory or another article is no success by itself', () => {
    const green: Article = { ...redArticle, colour: 'green' }
    const boards: Publications = { theories: { toad: 'npN' }, conflicts: [], articles: [redArticle, green] }
    for (const potion of potions) {
      for (const yes of [true, false]) {
        const { theories, articles, succeeded } = debunkingBy(makes('toad', 'flower', potion, yes), boards)
        expect(theories.kind).not.toBe('conflict')
        expect(succeeded).toBe(theories.kind === 'debunked' || articles.length > 0)
      }
    }
    expect(debunkingBy(makes('toad', 'flower', 'neutral'), boards).succeeded).toBe(false)
  })

  it('G-105, G-106, G-116 knows a failure', () => {
    const failed = debunkingBy(makes('toad', 'mushroom', 'healing'), { ...nothing, articles: [blueArticle] })
    expect(failed).toEqual({ theories: { kind: 'failed' }, articles: [], succeeded: false })
  })
})

describe('theories, by the worlds of a demonstration alone', () => {
  /** The pairs of alchemicals that two ingredients may have, given what was shown of them. */
  const worlds = (potion: Potion, yes: boolean) =>
    alchemicals.flatMap((a) =>
      alchemicals.filter((b) => a !== b && (mix(a, b) === potion) === yes).map((b) => [a, b] as const),
    )

  it('GR-08, GR-09 fall in 24 cases, all of them a yes, and each singles out the potion’s colour: 72 hedges', () => {
    let [fallen, hedges] = [0, 0]
    for (const potion of potions) {
      for (const yes of [true, false]) {
        const possible = new Set(worlds(potion, yes).map(([a]) => a))
        for (const theory of alchemicals) {
          const outcome = debunkingBy(makes('fern', 'toad', potion, yes), {
            ...nothing,
            theories: { fern: theory },
          }).theories
          expect(outcome.kind === 'debunked').toBe(!possible.has(theory))
          if (outcome.kind !== 'debunked') continue
          fallen++
          expect(yes && isColouredPotion(potion)).toBe(true)
          for (const colour of colours) {
            const others = colours.filter((other) => other !== colour)
            const holds = [...possible].some((one) =>
              others.every((other) => signOf(one, other) === signOf(theory, other)),
            )
            expect(holds).toBe(outcome.colour === colour)
            hedges++
          }
        }
      }
    }
    expect([fallen, hedges]).toEqual([24, 72])
  })

  it('GR-10 conflict exactly when each is possible and both are not, the mixed ingredients alone considered', () => {
    for (const potion of potions) {
      for (const yes of [true, false]) {
        const pairs = worlds(potion, yes)
        for (const a of alchemicals) {
          for (const b of alchemicals) {
            if (a === b) continue
            const each = pairs.some(([one]) => one === a) && pairs.some(([, other]) => other === b)
            const both = pairs.some(([one, other]) => one === a && other === b)
            const theories: Theories = { fern: a, toad: b }
            const outcome = debunkingBy(makes('fern', 'toad', potion, yes), { ...nothing, theories }).theories
            expect(outcome.kind === 'conflict').toBe(each && !both)
          }
        }
      }
    }
  })

  it('GR-10 V3.7 never fall by a no about two ingredients without one, although the whole board is then impossible', () => {
    const others = ingredients.filter((one) => one !== 'mandrakeRoot' && one !== 'ravensFeather')
    for (const [place, one] of alchemicals.entries()) {
      for (const other of alchemicals.slice(place + 1)) {
        const left = alchemicals.filter((each) => each !== one && each !== other)
        const theories: Theories = Object.fromEntries(others.map((ingredient, at) => [ingredient, left[at]]))
        const possible = assignments.filter((world) =>
          others.every((ingredient) => world[ingredient] === theories[ingredient]),
        )
        const potion = mix(one, other)
        expect(possible).toHaveLength(2)
        expect(possible.every((world) => mixIngredients(world, 'mandrakeRoot', 'ravensFeather') === potion)).toBe(true)
        expect(
          debunkingBy(makes('mandrakeRoot', 'ravensFeather', potion, false), { ...nothing, theories }).succeeded,
        ).toBe(false)
      }
    }
  })

  it('V3.1..V3.6 are the printed examples of the base game', () => {
    const scorpion: Publications = { ...nothing, theories: { scorpion: 'PPP' } }
    expect(debunkingBy(shows('scorpion', 'blue', 'plus'), scorpion).succeeded).toBe(false)
    expect(debunkingBy(shows('scorpion', 'green', 'minus'), scorpion).theories).toMatchObject({ colour: 'green' })
    const refuting = potions.filter((potion) => debunkingBy(makes('scorpion', 'fern', potion), scorpion).succeeded)
    expect(refuting).toEqual(['poison', 'paralysis', 'insanity'])
    const both: Publications = { ...nothing, theories: { scorpion: 'PPP', mushroom: 'nPp' } }
    expect(debunkingBy(makes('scorpion', 'mushroom', 'paralysis'), both).theories).toMatchObject({
      ingredients: ['mushroom', 'scorpion'],
    })
    for (const [one, other, predicted] of [
      ['PPP', 'pnP', 'healing'],
      ['Nnp', 'nPp', 'poison'],
    ] as const) {
      const clashing: Publications = { ...nothing, theories: { scorpion: one, toad: other } }
      expect(mix(one, other)).toBe(predicted)
      expect(debunkingBy(makes('scorpion', 'toad', 'wisdom'), clashing).theories.kind).toBe('conflict')
      expect(debunkingBy(makes('scorpion', 'toad', predicted, false), clashing).theories.kind).toBe('conflict')
    }
  })
})

describe('what may be asked', () => {
  const apprentice = (ingredient: Ingredient, colour: (typeof colours)[number]) =>
    ({ kind: 'aspect', ingredient, colour }) as const

  it('GR-05, G-112 an apprentice asks where a theory lies, or an article lists the ingredient or all of one sign', () => {
    const boards: Publications = { theories: { scorpion: 'PPP' }, conflicts: [], articles: [blueArticle, redArticle] }
    const askable = debunkQuestions.apprentice.filter((question) => isAskable(question, boards))
    for (const question of debunkQuestions.apprentice) {
      if (question.kind !== 'aspect') throw new Error('apprentices ask about aspects')
      const { ingredient, colour } = question
      const expected =
        ingredient === 'scorpion' ||
        colour === 'blue' ||
        (colour === 'red' && redArticle.ingredients.includes(ingredient))
      expect(askable.includes(question)).toBe(expected)
    }
    expect(isAskable(apprentice('flower', 'red'), boards)).toBe(false)
    expect(isAskable(apprentice('flower', 'blue'), boards)).toBe(true)
    expect(debunkQuestions.apprentice.some((question) => isAskable(question, nothing))).toBe(false)
  })

  it('GR-05 whatever an apprentice may ask can succeed where there is no theory, and nothing else could', () => {
    for (const article of [blueArticle, redArticle, { ...redArticle, signs: ['minus', 'minus'] } as Article]) {
      const boards = { ...nothing, articles: [article] }
      for (const question of debunkQuestions.apprentice) {
        expect(isAskable(question, boards)).toBe(canSucceed(question, boards))
      }
    }
  })

  it('GR-05, G-104 a master asks anything; it can succeed when some answer fells a theory or article or shows a conflict', () => {
    const boards: Publications = { theories: { toad: 'PPP' }, conflicts: [], articles: [blueArticle] }
    expect(debunkQuestions.master).toHaveLength(196)
    for (const question of debunkQuestions.master) {
      if (question.kind !== 'demonstration') throw new Error('masters demonstrate')
      expect(isAskable(question, boards)).toBe(true)
      const answers = debunkAnswers(question, boards)
      expect(canSucceed(question, boards)).toBe(answers.some(({ debunking }) => debunking.succeeded))
    }
    expect(canSucceed({ kind: 'demonstration', ingredients: ['toad', 'mushroom'], potion: 'healing' }, boards)).toBe(
      false,
    )
    expect(canSucceed({ kind: 'demonstration', ingredients: ['mushroom', 'toad'], potion: 'speed' }, boards)).toBe(true)
  })

  it('GR-79 previews both answers from public things alone', () => {
    const boards: Publications = { ...nothing, articles: [blueArticle] }
    expect(debunkAnswers(apprentice('mushroom', 'blue'), boards)).toEqual([
      {
        answer: { kind: 'aspect', sign: 'plus' },
        evidence: shows('mushroom', 'blue', 'plus'),
        debunking: { theories: { kind: 'failed' }, articles: [], succeeded: false },
      },
      {
        answer: { kind: 'aspect', sign: 'minus' },
        evidence: shows('mushroom', 'blue', 'minus'),
        debunking: {
          theories: { kind: 'failed' },
          articles: [{ article: blueArticle, safe: ['green'] }],
          succeeded: true,
        },
      },
    ])
    expect(isDebunkQuestion({ kind: 'library', ingredient: 'fern' })).toBe(false)
    expect(debunkQuestions.master.every(isDebunkQuestion)).toBe(true)
  })
})

describe('evidence', () => {
  it('A-385, A-386 goes into a notebook as a fact', () => {
    expect(factOfEvidence(shows('fern', 'red', 'minus'))).toEqual(hasAspects('fern', { colour: 'red', sign: 'minus' }))
    expect(factOfEvidence(makes('toad', 'fern', 'speed'))).toEqual(made('fern', 'toad', 'speed'))
    expect(factOfEvidence(makes('toad', 'fern', 'speed', false))).toEqual(madeNot('fern', 'toad', 'speed'))
  })
})
