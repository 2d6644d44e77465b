import {
  type Article,
  type Assignment,
  type Colour,
  debunkAnswers,
  type Ingredient,
  type Sign,
  signOf,
} from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { publicationsOn } from '../../engine/atTable.ts'
import type { Seal } from '../../engine/contributions.ts'
import { alchemists } from '../../game.ts'
import {
  blueArticle,
  encyclopedia,
  masters,
  publishArticle,
  reading,
  redArticle,
  reputations,
  worldIn,
} from '../../testing/encyclopedia.ts'
import { all, asked, debunk, demonstrate, own, play, player, question, refusal, until } from '../../testing/play.ts'
import { articleOn } from './articles.ts'

function has(ingredient: Ingredient, colour: Colour, sign: Sign) {
  return (world: Assignment) => signOf(world[ingredient], colour) === sign
}

/** A, B and C of the rule book's example: green and red question marks, and a gold star. */
const printed = [
  [1, 'green'],
  [2, 'red'],
  [3, 'gold'],
] as const

function sealed(article: Article, seals: readonly (readonly [number, Seal])[] = printed) {
  return { ...article, seals }
}

describe('the apprentice debunks an article', () => {
  it('G-102, G-103, G-106, G-108, G-111 V2.1 mushroom has blue minus: 12 for the debunker, and only A is safe', () => {
    const answers = worldIn(has('mushroom', 'blue', 'minus'))
    const game = play(reading({ answers, articles: [sealed(blueArticle)] }, { debunk: 1 }), [
      debunk('mushroom', 'blue'),
    ])
    expect(reputations(game)).toEqual([12, 10, 5, 5])
    expect(articleOn(game.table, 'blue')).toBeNull()
  })

  it('G-112 V2.2 scorpion is a fifth ingredient with blue plus: the star alone loses', () => {
    const answers = worldIn(has('scorpion', 'blue', 'plus'))
    const game = play(reading({ answers, articles: [sealed(blueArticle)] }, { debunk: 1 }), [
      debunk('scorpion', 'blue'),
    ])
    expect(reputations(game)).toEqual([12, 10, 10, 5])
    const others = [
      [1, 'blue'],
      [2, 'white'],
      [3, 'silver'],
    ] as const
    const again = play(reading({ answers, articles: [sealed(blueArticle, others)] }, { debunk: 1 }), [
      debunk('scorpion', 'blue'),
    ])
    expect(reputations(again)).toEqual([12, 10, 10, 5])
  })

  it('G-104 asks for the sign of one aspect of one ingredient, before all', () => {
    const game = reading({ articles: [sealed(blueArticle)] }, { debunk: 1 })
    expect(refusal(game, demonstrate(['mushroom', 'fern'], 'healing'))).toBe('otherVariant')
    const done = play(game, [debunk('mushroom', 'blue')])
    expect(all(done, 'signShown')[0]).toMatchObject({ ingredient: 'mushroom', colour: 'blue' })
  })

  it('G-105 loses 1 reputation when the article was right about it', () => {
    const answers = worldIn(has('mushroom', 'blue', 'plus'))
    const game = play(reading({ answers, articles: [sealed(blueArticle)] }, { debunk: 1 }), [
      debunk('mushroom', 'blue'),
    ])
    expect(reputations(game)).toEqual([9, 10, 10, 10])
    expect(articleOn(game.table, 'blue')).not.toBeNull()
    expect(own(game, 3).placed.blueArticle).toBe('gold')
  })

  it('G-107, G-284 turns the seals face up for good, and opens the aspect and the tokens again', () => {
    const answers = worldIn(has('toad', 'blue', 'minus'))
    const articles = [sealed(redArticle, [[1, 'silver']]), sealed(blueArticle)]
    const before = reading({ answers, articles }, { debunk: 1, publish: 1 })
    const game = play(before, [debunk('toad', 'blue')])
    expect(all(game, 'articleDebunked')).toEqual([
      {
        kind: 'articleDebunked',
        article: blueArticle,
        safe: ['red'],
        seals: printed.map(([seat, seal]) => ({ seat, seal })),
      },
    ])
    expect(own(game, 1).placed.blueArticle).toBeUndefined()
    expect(player(game, 1).revealed).toEqual([0, 0, 0, 1, 0, 0])
    expect([1, 2, 3].map((seat) => player(game, seat).sealsLeft)).toEqual([11, 12, 12])
    expect(own(game, 1).seals).toEqual([2, 3, 2, 1, 2, 1])
    const toadAgain: Article = {
      colour: 'blue',
      signs: ['minus', 'plus'],
      ingredients: ['toad', 'flower', 'birdClaw', 'fern'],
    }
    expect(refusal(game, publishArticle(toadAgain))).toBeNull()
  })

  it('G-284 an ingredient that was in two articles may be used again, and a seal that fell may not', () => {
    const answers = worldIn(has('mushroom', 'blue', 'minus'))
    const articles = [sealed(redArticle, [[1, 'silver']]), sealed(blueArticle, [[0, 'white']])]
    const game = until(
      play(reading({ answers, articles }, { debunk: 1, publish: 1 }), [
        debunk('mushroom', 'blue'),
        { kind: 'decline' },
      ]),
      '0 publish',
    )
    const toadInGreen: Article = {
      colour: 'green',
      signs: ['plus', 'plus'],
      ingredients: ['toad', 'flower', 'birdClaw', 'fern'],
    }
    expect(refusal(game, publishArticle(toadInGreen))).toBeNull()
    expect(refusal(game, publishArticle(toadInGreen, 'white'))).toBe('sealMissing')
  })

  it('G-088, G-108, G-109, G-110 a question mark on another space helps as little as a star', () => {
    const answers = worldIn(has('fern', 'red', 'plus'))
    const seals = [
      [1, 'blue'],
      [2, 'white'],
      [3, 'silver'],
    ] as const
    const game = play(reading({ answers, articles: [sealed(redArticle, seals)] }, { debunk: 1 }), [
      debunk('fern', 'red'),
    ])
    expect(reputations(game)).toEqual([12, 5, 10, 5])
  })

  it('G-090, G-091, G-092 V2.10 blue hedges against scorpion and white against fern, whatever the aspect is', () => {
    const seals = [
      [1, 'blue'],
      [2, 'white'],
    ] as const
    const refuted = (wrong: 'scorpion' | 'fern') => {
      const answers = worldIn(has(wrong, 'red', 'plus'))
      return play(reading({ answers, articles: [sealed(redArticle, seals)] }, { debunk: 1 }), [debunk(wrong, 'red')])
    }
    expect(reputations(refuted('scorpion'))).toEqual([12, 10, 5, 10])
    expect(reputations(refuted('fern'))).toEqual([12, 5, 10, 10])
  })

  it('GR-05 asks about what an article lists, or about anything when it gives one sign to all', () => {
    const listed = reading({ articles: [sealed(redArticle)] }, { debunk: 1 })
    expect(refusal(listed, debunk('fern', 'red'))).toBeNull()
    expect(refusal(listed, debunk('flower', 'red'))).toBe('nothingToRefute')
    expect(refusal(listed, debunk('fern', 'green'))).toBe('nothingToRefute')
    const alike = reading({ articles: [sealed(blueArticle)] }, { debunk: 1 })
    expect(refusal(alike, debunk('flower', 'blue'))).toBeNull()
    expect(refusal(alike, debunk('flower', 'red'))).toBe('nothingToRefute')
    const theory = reading({ theories: [{ on: 'flower', is: 'PPP', seals: [[1, 'gold']] }] }, { debunk: 1 })
    expect(refusal(theory, debunk('flower', 'red'))).toBeNull()
    expect(refusal(theory, debunk('fern', 'red'))).toBe('nothingToRefute')
  })

  it('GR-05 offers exactly what may be asked', () => {
    const game = reading({ articles: [sealed(redArticle)] }, { debunk: 1 })
    const asks = [...alchemists.legal(alchemists.view(game.state, 0))].filter(({ kind }) => kind === 'debunk')
    expect(asks).toEqual(
      ['fern', 'toad', 'mandrakeRoot', 'scorpion'].map((ingredient) => debunk(ingredient as Ingredient, 'red')),
    )
  })

  it('GR-76 the action needs a theory or an article, either of them', () => {
    expect(question(reading({ articles: [sealed(redArticle)] }, { debunk: 1 }))).toBe('0 debunk')
    expect(all(reading({}, { debunk: 1 }), 'declined')[0]).toMatchObject({ ask: 'debunk', forced: true })
  })
})

describe('several things at once', () => {
  const mushroomTheory = { on: 'mushroom', is: 'Nnp', seals: [[1, 'silver']] } as const

  it('G-123, G-124, G-125, GR-04 V2.11 an apprentice fells a theory and an article: 2 points once, losses for each', () => {
    const answers = worldIn(has('mushroom', 'blue', 'minus'))
    const seals = [
      [1, 'gold'],
      [2, 'green'],
    ] as const
    const game = play(
      reading(
        {
          answers,
          theories: [mushroomTheory],
          articles: [sealed(blueArticle, seals)],
          seats: [{}, { reputation: 20 }, {}, {}],
        },
        { debunk: 1 },
      ),
      [debunk('mushroom', 'blue')],
    )
    expect(all(game, 'theoryDebunked').length).toBe(1)
    expect(all(game, 'articleDebunked').length).toBe(1)
    // 10 lost and 2 more for the blue zone, once.
    expect(reputations(game)).toEqual([12, 8, 10, 10])
  })

  it('G-126, GR-80 one change for each player, after all seals are turned up', () => {
    const answers = worldIn(has('mushroom', 'blue', 'minus'))
    const game = play(
      reading({ answers, theories: [mushroomTheory], articles: [sealed(blueArticle, [[1, 'gold']])] }, { debunk: 1 }),
      [debunk('mushroom', 'blue')],
    )
    expect(all(game, 'reputationChanged')).toEqual([
      { kind: 'reputationChanged', seat: 0, from: 10, to: 12, why: 'debunking' },
      { kind: 'reputationChanged', seat: 1, from: 10, to: 1, why: 'debunking' },
    ])
    const kinds = game.seen.map(({ kind }) => kind)
    expect(kinds.indexOf('articleDebunked')).toBeLessThan(kinds.indexOf('reputationChanged'))
  })

  it('GR-13, GR-04 the own article falls too: 2 less 5 is one loss of 3, and a Robe adds nothing to it', () => {
    const answers = worldIn(has('mushroom', 'blue', 'minus'))
    const articles = [sealed(blueArticle, [[0, 'gold']])]
    const plain = play(reading({ answers, articles }, { debunk: 1 }), [debunk('mushroom', 'blue')])
    expect(reputations(plain)[0]).toBe(7)
    const high = [{ reputation: 14, artifacts: ['robeOfRespect'] as const }]
    const zoned = play(reading({ answers, articles, seats: high }, { debunk: 1 }), [debunk('mushroom', 'blue')])
    expect(reputations(zoned)[0]).toBe(10)
    const hedged = play(reading({ answers, articles: [sealed(blueArticle, [[0, 'green']])] }, { debunk: 1 }), [
      debunk('mushroom', 'blue'),
    ])
    expect(reputations(hedged)[0]).toBe(12)
  })

  it('G-117 no earlier answer counts: two signs that were shown before do not help a third', () => {
    const answers = worldIn(has('mushroom', 'blue', 'minus'), has('toad', 'blue', 'plus'))
    const game = reading({ answers, articles: [sealed(blueArticle)] }, { debunk: 1 })
    const known = {
      ...game.state,
      table: {
        ...game.table,
        demonstrations: [{ seat: 1, round: 1, ingredient: 'mushroom', colour: 'blue', sign: 'minus' }] as const,
      },
    }
    const later = play({ ...game, state: known, table: known.table }, [debunk('toad', 'blue')])
    expect(reputations(later)).toEqual([9, 10, 10, 10])
  })

  it('GR-79 the preview tells spaces, never kinds of seals, and is the same for all', () => {
    const game = reading({ articles: [sealed(blueArticle)] }, { debunk: 1 })
    const context = { kind: 'aspect', ingredient: 'mushroom', colour: 'blue' } as const
    const seen = ([0, 1, 'spectator'] as const).map((viewer) =>
      debunkAnswers(context, publicationsOn(alchemists.view(game.state, viewer).table)),
    )
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    expect(seen[0]?.map(({ debunking }) => debunking.articles)).toEqual([
      [],
      [{ article: blueArticle, safe: ['green'] }],
    ])
  })

  it('G-113, GR-23 masters may keep the procedure of the apprentice, at the table or for one seat', () => {
    const answers = worldIn(has('mushroom', 'blue', 'minus'))
    for (const options of [
      { ...masters, debunking: 'apprentice' },
      { ...masters, seat1: 'apprenticeDebunking' },
    ] as const) {
      const game = play(reading({ options, answers, articles: [sealed(blueArticle)] }, { debunk: 1 }), [
        debunk('mushroom', 'blue'),
      ])
      expect(reputations(game)).toEqual([12, 10, 5, 5])
    }
    expect(
      asked(
        reading({ options: { ...encyclopedia, debunking: 'master' }, articles: [sealed(blueArticle)] }, { debunk: 1 }),
      )?.kind,
    ).toBe('act')
  })
})
