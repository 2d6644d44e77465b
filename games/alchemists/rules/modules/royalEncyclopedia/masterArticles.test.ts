import { type Article, type Assignment, type Ingredient, mixIngredients, type Potion } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import type { Seal } from '../../engine/contributions.ts'
import { blueArticle, masters, reading, reputations, worldIn } from '../../testing/encyclopedia.ts'
import { all, debunk, demonstrate, play, question, refusal } from '../../testing/play.ts'
import type { ArticlePlan, TablePlan } from '../../testing/table.ts'
import { articleOn } from './articles.ts'

function makes(one: Ingredient, other: Ingredient, potion: Potion) {
  return (world: Assignment) => mixIngredients(world, one, other) === potion
}

/**
 * What a confirmed demonstration costs a seal of each kind on the rule book's blue article, and what the master gets:
 * red hedges toad, green mushroom, blue fern and white the raven's feather.
 */
function losses(pair: readonly [Ingredient, Ingredient], potion: Potion): Readonly<Record<string, number>> {
  const kinds: readonly Seal[] = ['red', 'green', 'blue', 'white', 'gold', 'silver']
  const found = kinds.map((seal): readonly [string, number] => {
    const game = master({ articles: [{ ...blueArticle, seals: [[1, seal]] }] }, pair, potion)
    return [seal, (reputations(game)[1] ?? 0) - 10]
  })
  const game = master({ articles: [{ ...blueArticle, seals: [[1, 'gold']] }] }, pair, potion)
  return { ...Object.fromEntries(found), master: (reputations(game)[0] ?? 0) - 10 }
}

function master(plan: Partial<TablePlan>, pair: readonly [Ingredient, Ingredient], potion: Potion) {
  const answers = worldIn(makes(...pair, potion))
  return play(reading({ options: masters, answers, ...plan }, { debunk: 1, publish: 0 }), [demonstrate(pair, potion)])
}

describe('the master debunks an article', () => {
  it('G-104 asks whether two ingredients make a potion', () => {
    const game = reading({ options: masters, articles: [{ ...blueArticle, seals: [[1, 'gold']] }] }, { debunk: 1 })
    expect(refusal(game, debunk('mushroom', 'blue'))).toBe('otherVariant')
    expect(refusal(game, demonstrate(['birdClaw', 'flower'], 'neutral'))).toBeNull()
  })

  it('G-114 V2.3 flower and mushroom make insanity: only the hedge on mushroom is safe', () => {
    expect(losses(['mushroom', 'flower'], 'insanity')).toEqual({
      red: -5,
      green: 0,
      blue: -5,
      white: -5,
      gold: -5,
      silver: -5,
      master: 2,
    })
  })

  it('G-115 V2.4 toad and mushroom make insanity: double trouble for every seal', () => {
    expect(losses(['mushroom', 'toad'], 'insanity')).toEqual({
      red: -5,
      green: -5,
      blue: -5,
      white: -5,
      gold: -5,
      silver: -5,
      master: 2,
    })
  })

  it.each(['healing', 'poison'] as const)(
    'G-116, G-105 V2.5 toad and mushroom make %s: the article stands, 1 is lost',
    (potion) => {
      expect(losses(['mushroom', 'toad'], potion)).toEqual({
        red: 0,
        green: 0,
        blue: 0,
        white: 0,
        gold: 0,
        silver: 0,
        master: -1,
      })
    },
  )

  it.each(['speed', 'paralysis', 'neutral'] as const)(
    "G-118, G-119, G-120 V2.6 raven's feather and mushroom make %s: hedges on these two are safe",
    (potion) => {
      expect(losses(['mushroom', 'ravensFeather'], potion)).toEqual({
        red: -5,
        green: 0,
        blue: -5,
        white: 0,
        gold: -5,
        silver: -5,
        master: 2,
      })
    },
  )

  it('G-121 V2.7 toad and scorpion make wisdom: all hedges but that on toad are safe', () => {
    expect(losses(['toad', 'scorpion'], 'wisdom')).toEqual({
      red: -5,
      green: 0,
      blue: 0,
      white: 0,
      gold: -5,
      silver: -5,
      master: 2,
    })
  })

  it('G-122 V2.8 scorpion and mandrake root make wisdom: nobody is safe', () => {
    expect(losses(['mandrakeRoot', 'scorpion'], 'wisdom')).toEqual({
      red: -5,
      green: -5,
      blue: -5,
      white: -5,
      gold: -5,
      silver: -5,
      master: 2,
    })
  })

  it('GR-03 a no debunks nothing', () => {
    const answers = worldIn((world) => !makes('mushroom', 'toad', 'wisdom')(world))
    const game = play(
      reading({ options: masters, answers, articles: [{ ...blueArticle, seals: [[1, 'gold']] }] }, { debunk: 1 }),
      [demonstrate(['mushroom', 'toad'], 'wisdom')],
    )
    expect(reputations(game)).toEqual([9, 10, 10, 10])
    expect(articleOn(game.table, 'blue')).not.toBeNull()
  })

  it('GR-05 a question that no answer could help is never refused, and costs 1', () => {
    const game = master({ articles: [{ ...blueArticle, seals: [[1, 'gold']] }] }, ['mushroom', 'toad'], 'wisdom')
    expect(reputations(game)).toEqual([9, 10, 10, 10])
  })
})

describe('what one demonstration can do', () => {
  const scorpion = { on: 'scorpion', is: 'PPP', seals: [[1, 'silver']] } as const
  const mushroom = { on: 'mushroom', is: 'nPp', seals: [[2, 'silver']] } as const

  it('G-127, G-124 V2.12 two theories and a green article fall, and the demonstrator gains 2', () => {
    const articles: readonly ArticlePlan[] = [
      {
        colour: 'green',
        signs: ['plus', 'minus'],
        ingredients: ['scorpion', 'toad', 'fern', 'flower'],
        seals: [[3, 'gold']],
      },
    ]
    const game = master({ theories: [scorpion, mushroom], articles }, ['mushroom', 'scorpion'], 'paralysis')
    expect(all(game, 'theoryDebunked').length + all(game, 'articleDebunked').length).toBe(3)
    expect(reputations(game)).toEqual([12, 5, 5, 5])
  })

  it('GR-06 a coloured potion fells two articles and two theories, each judged by itself', () => {
    const theories = [
      { on: 'mushroom', is: 'NNN', seals: [[1, 'silver']] },
      { on: 'fern', is: 'Nnp', seals: [[1, 'silver']] },
    ] as const
    const articles: readonly ArticlePlan[] = [
      {
        colour: 'green',
        signs: ['minus', 'plus'],
        ingredients: ['mushroom', 'fern', 'toad', 'flower'],
        seals: [[1, 'gold']],
      },
      {
        colour: 'blue',
        signs: ['plus', 'plus'],
        ingredients: ['mushroom', 'fern', 'toad', 'birdClaw'],
        seals: [[2, 'red']],
      },
    ]
    const seats = [{}, { reputation: 20 }, {}, {}]
    const game = master({ theories, articles, seats }, ['mushroom', 'fern'], 'speed')
    expect(all(game, 'articleDebunked').map(({ article, safe }) => [article.colour, safe])).toEqual([
      ['green', []],
      ['blue', ['red', 'green']],
    ])
    // Three times 5 and 2 for the blue zone; the red question mark on mushroom was right.
    expect(reputations(game)).toEqual([12, 3, 10, 10])
  })

  it('GR-06 the neutral potion fells three articles', () => {
    const minus = (colour: Article['colour'], ...ingredients: Article['ingredients']): ArticlePlan => ({
      colour,
      signs: ['minus', 'minus'],
      ingredients,
      seals: [[1, 'gold']],
    })
    const articles = [
      minus('red', 'mushroom', 'fern', 'toad', 'birdClaw'),
      minus('green', 'mushroom', 'fern', 'toad', 'flower'),
      minus('blue', 'birdClaw', 'flower', 'mandrakeRoot', 'scorpion'),
    ]
    const game = master({ articles, seats: [{}, { reputation: 17 }, {}, {}] }, ['mushroom', 'fern'], 'neutral')
    expect(all(game, 'articleDebunked').map(({ article }) => article.colour)).toEqual(['red', 'green', 'blue'])
    expect(reputations(game)).toEqual([12, 1, 10, 10])
  })

  it('GR-07 a conflict of theories and a fallen article come together: 2 once, tokens on the theories alone', () => {
    const theories = [scorpion, { on: 'toad', is: 'pnP', seals: [[2, 'silver']] }] as const
    const articles: readonly ArticlePlan[] = [
      {
        colour: 'blue',
        signs: ['plus', 'plus'],
        ingredients: ['toad', 'fern', 'flower', 'birdClaw'],
        seals: [[3, 'gold']],
      },
    ]
    const answers = worldIn(makes('toad', 'scorpion', 'wisdom'))
    const game = play(reading({ options: masters, answers, theories, articles }, { debunk: 1, publish: 1 }), [
      demonstrate(['toad', 'scorpion'], 'wisdom'),
    ])
    expect(game.table.conflicts).toEqual([['toad', 'scorpion']])
    expect(reputations(game)).toEqual([12, 10, 10, 5])
    // Only the article fell, so only an article may follow at once.
    expect(question(game)).toBe('0 immediate')
    expect(refusal(game, { kind: 'publish', ingredient: 'fern', alchemical: 'npN', seal: 'silver' })).toBe(
      'notConcerned',
    )
    expect(
      refusal(game, {
        kind: 'publishArticle',
        colour: 'blue',
        signs: ['minus', 'minus'],
        ingredients: ['toad', 'fern', 'flower', 'birdClaw'],
        seal: 'silver',
      }),
    ).toBeNull()
  })

  it('G-128, G-129, G-130, GR-11 an article that contradicts a theory or an article gets no token, and showing it is no success', () => {
    // Theory and articles cannot be right together; speed from fern and flower refutes none of them.
    const theories = [{ on: 'toad', is: 'NNN', seals: [[1, 'silver']] }] as const
    const articles: readonly ArticlePlan[] = [
      {
        colour: 'red',
        signs: ['plus', 'plus'],
        ingredients: ['toad', 'mushroom', 'birdClaw', 'scorpion'],
        seals: [[2, 'gold']],
      },
      {
        colour: 'blue',
        signs: ['plus', 'minus'],
        ingredients: ['toad', 'mushroom', 'fern', 'scorpion'],
        seals: [[3, 'gold']],
      },
    ]
    const game = master({ theories, articles }, ['fern', 'flower'], 'speed')
    expect(game.table.conflicts).toEqual([])
    expect(reputations(game)).toEqual([9, 10, 10, 10])
  })
})
