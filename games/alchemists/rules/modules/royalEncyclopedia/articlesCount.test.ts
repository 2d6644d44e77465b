import { type Article, type Assignment, claimsOf, signOf, wrongClaims } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import type { ScoreSource, Seal } from '../../engine/contributions.ts'
import { box } from '../../game.ts'
import {
  blueArticle,
  encyclopedia,
  endorseArticle,
  masters,
  publishArticle,
  reading,
  redArticle,
  reputations,
  worldIn,
} from '../../testing/encyclopedia.ts'
import { all, debunk, declared, play, player, question, toTheEnd, until, untilRound } from '../../testing/play.ts'
import { type ArticlePlan, type TablePlan, tableWith } from '../../testing/table.ts'

const greenArticle: Article = {
  colour: 'green',
  signs: ['minus', 'plus'],
  ingredients: ['birdClaw', 'flower', 'mushroom', 'scorpion'],
}

function sealed(article: Article, ...seals: readonly (readonly [number, Seal])[]): ArticlePlan {
  return { ...article, seals }
}

const encyclopediaGrant = 5

describe('the grant of the encyclopedia', () => {
  it('G-094, G-095, GR-20 comes with seals on two articles as the first one, with 2 gold at once', () => {
    const game = play(reading({ articles: [sealed(blueArticle, [0, 'gold'])] }), [publishArticle(redArticle)])
    expect(all(game, 'grantTaken')).toEqual([{ kind: 'grantTaken', seat: 0, grant: encyclopediaGrant }])
    expect(player(game, 0).grants).toEqual([encyclopediaGrant])
    expect(player(game, 0).gold).toBe(5 - 1 + 2)
    expect(game.table.grants).toEqual([0, 1, 2, 3, 4])
  })

  it('G-095 counts endorsements as well', () => {
    const articles = [sealed(blueArticle, [0, 'gold']), sealed(redArticle, [1, 'gold'])]
    expect(player(play(reading({ articles }), [endorseArticle('red')]), 0).grants).toEqual([encyclopediaGrant])
  })

  it('G-096 needs seals on all three articles of whoever has a grant already', () => {
    const seats = [{ gold: 5, grants: [2] }]
    const two = play(reading({ seats, articles: [sealed(blueArticle, [0, 'gold'])] }), [publishArticle(redArticle)])
    expect(all(two, 'grantTaken')).toEqual([])
    const three = play(two, [publishArticle(greenArticle)])
    expect(all(three, 'grantTaken')).toEqual([{ kind: 'grantTaken', seat: 0, grant: encyclopediaGrant }])
  })

  it('GR-20, G-275 is checked for the active player after the own action, and never given back', () => {
    const articles = [sealed(blueArticle, [1, 'gold'], [2, 'gold']), sealed(redArticle, [1, 'gold'])]
    const game = play(reading({ articles }, { publish: 1 }), [publishArticle(greenArticle)])
    // Seat 1 has two seals, and has done nothing.
    expect(all(game, 'grantTaken')).toEqual([])
    const wrong = worldIn((world) => signOf(world.mushroom, 'blue') === 'minus')
    const held = play(
      reading(
        {
          answers: wrong,
          articles: [sealed(blueArticle, [0, 'gold'])],
          seats: [{ gold: 5, grants: [encyclopediaGrant] }],
        },
        { debunk: 1 },
      ),
      [debunk('mushroom', 'blue')],
    )
    expect(player(held, 0).grants).toEqual([encyclopediaGrant])
  })

  it('G-276 a failed debunking is an action of one’s own, too', () => {
    const right = worldIn((world) => signOf(world.mushroom, 'blue') === 'plus')
    const articles = [sealed(blueArticle, [0, 'gold']), sealed(redArticle, [0, 'gold'])]
    const game = play(reading({ answers: right, articles }, { debunk: 1 }), [debunk('mushroom', 'blue')])
    expect(all(game, 'debunkFailed').length).toBe(1)
    expect(all(game, 'grantTaken')).toEqual([{ kind: 'grantTaken', seat: 0, grant: encyclopediaGrant }])
  })

  it('GR-20 offers a choice between it and another first grant', () => {
    const theories = [
      { on: 'mushroom', is: 'PPP', seals: [[0, 'gold']] },
      { on: 'toad', is: 'NNN', seals: [[0, 'gold']] },
    ] as const
    const game = play(reading({ theories, articles: [sealed(blueArticle, [0, 'silver'])] }), [
      publishArticle(redArticle),
    ])
    expect(question(game)).toBe('0 grant')
    expect(game.table.asks).toEqual([{ kind: 'grant', seat: 0, grants: [0, encyclopediaGrant] }])
    const taken = play(game, [{ kind: 'takeGrant', grant: encyclopediaGrant }])
    expect(player(taken, 0).grants).toEqual([encyclopediaGrant])
  })

  it('GR-77 ingredient grants count no articles, and this one counts no theories', () => {
    const theories = (['mushroom', 'flower', 'birdClaw'] as const).map((on, number) => ({
      on,
      is: (['PPP', 'NNN', 'npN'] as const)[number] ?? 'PPP',
      seals: [[0, 'silver']] as const,
    }))
    const one = play(reading({ theories: theories.slice(0, 2), articles: [] }, { publish: 1 }), [
      publishArticle(redArticle),
    ])
    // Toad and mandrake root of the article complete no tile with mushroom and flower.
    expect(all(one, 'grantTaken')).toEqual([])
  })

  it('GR-62, G-094 is worth 2 points at the end, a number of our own', () => {
    const { points, source, name } = box.grants[encyclopediaGrant] ?? {}
    expect({ points, source, name }).toEqual({ points: 2, source: 'reconstructed', name: 'encyclopedia' })
    const end = final({ seats: [{ grants: [encyclopediaGrant] }] })
    expect(pointsOf(end, 0, 'grants')).toBe(2)
  })
})

describe('seals on articles where theories are counted', () => {
  const articles = [sealed(blueArticle, [1, 'gold'], [2, 'red']), sealed(redArticle, [1, 'white'])]

  it('G-133 the top alchemist has the most seals on theories and articles together', () => {
    const theories = [{ on: 'toad', is: 'PPP', seals: [[2, 'gold']] }] as const
    const game = untilRound(reading({ articles, theories }, {}), 3)
    expect(all(game, 'topAlchemists')).toEqual([{ kind: 'topAlchemists', seats: [1, 2], seals: 2 }])
  })

  it('G-133, GR-81 both conferences count them', () => {
    const first = untilRound(reading({ round: 3, articles }, {}), 4)
    const change = (game: typeof first, seat: number) =>
      all(game, 'reputationChanged')
        .filter((event) => event.seat === seat && event.why === 'conference')
        .map(({ from, to }) => to - from)
    // Apprentices: -1 without a seal, +1 with any.
    expect([0, 1, 2, 3].map((seat) => change(first, seat))).toEqual([[-1], [1], [1], [-1]])
    const second = untilRound(reading({ round: 5, articles, options: masters }, {}), 6)
    // Masters: -3, -2, -1, +1 for 0, 1, 2 and 3 seals.
    expect([0, 1, 2, 3].map((seat) => change(second, seat))).toEqual([[-3], [-1], [-2], [-3]])
  })
})

/** The last round, played to the end without doing anything. */
function final(plan: Partial<TablePlan>) {
  return toTheEnd(declared(tableWith({ options: encyclopedia, round: 6, ...plan, players: plan.players ?? 4 }), {}))
}

function pointsOf(game: ReturnType<typeof final>, seat: number, source: ScoreSource): number {
  return game.table.end?.scores[seat]?.[source] ?? 0
}

/** A world in which exactly these ingredients of an article have another sign than it says. */
function wrongIn(article: Article, ...wrong: readonly string[]) {
  return (world: Assignment) =>
    wrongClaims(article, world)
      .map(({ ingredient }) => ingredient)
      .sort()
      .join() === [...wrong].sort().join()
}

describe('articles in the big revelation', () => {
  function scored(article: Article, answers: Assignment, seal: Seal): number {
    return pointsOf(final({ answers, articles: [sealed(article, [1, seal])] }), 1, 'articles')
  }
  const kinds = ['gold', 'silver', 'red', 'green', 'blue', 'white'] as const

  it('G-089, G-134 a right article: 5 for gold, 3 for silver, nothing for question marks', () => {
    const answers = worldIn(wrongIn(blueArticle))
    expect(kinds.map((seal) => scored(blueArticle, answers, seal))).toEqual([5, 3, 0, 0, 0, 0])
  })

  it('G-088, G-135, GR-22 one ingredient wrong: nothing for the hedge on it, -4 for all others', () => {
    const mushroom = worldIn(wrongIn(blueArticle, 'mushroom'))
    expect(kinds.map((seal) => scored(blueArticle, mushroom, seal))).toEqual([-4, -4, -4, 0, -4, -4])
    const fern = worldIn(wrongIn(redArticle, 'fern'))
    expect(kinds.map((seal) => scored(redArticle, fern, seal))).toEqual([-4, -4, -4, -4, -4, 0])
  })

  it('G-136, GR-22 two or more wrong: -4 for everybody', () => {
    for (const wrong of [['mushroom', 'toad'], ['mushroom', 'toad', 'fern'], blueArticle.ingredients]) {
      const answers = worldIn(wrongIn(blueArticle, ...wrong))
      expect(kinds.map((seal) => scored(blueArticle, answers, seal))).toEqual([-4, -4, -4, -4, -4, -4])
    }
  })

  it('G-134, GR-61 articles are revealed behind the theories: red, green, blue; their points before the Idol’s', () => {
    const theories = [{ on: 'toad', is: 'PPP', seals: [[1, 'gold']] }] as const
    const end = final({
      theories,
      articles: [sealed(blueArticle, [1, 'gold']), sealed(greenArticle, [2, 'red']), sealed(redArticle, [3, 'red'])],
    })
    const order = end.seen.flatMap((event) =>
      event.kind === 'articleRevealed' ? [event.article.colour] : event.kind === 'sealsRevealed' ? ['theory'] : [],
    )
    expect(order).toEqual(['theory', 'red', 'green', 'blue'])
    expect(
      box.scorers
        .map(({ source }) => source)
        .filter((source) => ['theories', 'articles', 'wisdomIdol'].includes(source)),
    ).toEqual(['theories', 'articles', 'wisdomIdol'])
  })

  it('GR-61 tells before all seals what was wrong and what each seal is worth', () => {
    const answers = worldIn(wrongIn(redArticle, 'scorpion'))
    const end = final({ answers, articles: [sealed(redArticle, [1, 'blue'], [2, 'silver'])] })
    expect(all(end, 'articleRevealed')).toEqual([
      {
        kind: 'articleRevealed',
        article: redArticle,
        wrong: ['blue'],
        seals: [
          { seat: 1, seal: 'blue', points: 0 },
          { seat: 2, seal: 'silver', points: -4 },
        ],
      },
    ])
  })

  it('GR-21 a Wisdom Idol brings 1 for a seal on a right article, whatever its kind', () => {
    const answers = worldIn(wrongIn(blueArticle))
    const seats = [{}, { artifacts: ['wisdomIdol'] as const }]
    const right = final({ answers, seats, articles: [sealed(blueArticle, [1, 'white'])] })
    expect([pointsOf(right, 1, 'articles'), pointsOf(right, 1, 'wisdomIdol')]).toEqual([0, 1])
    const wrong = final({
      answers: worldIn(wrongIn(blueArticle, 'toad')),
      seats,
      articles: [sealed(blueArticle, [1, 'red'])],
    })
    expect(pointsOf(wrong, 1, 'wisdomIdol')).toBe(0)
  })
})

describe('the white seal on a theory', () => {
  const theory = { on: 'mushroom', is: 'PPP', seals: [[1, 'white']] } as const

  it('G-093, GR-19 hedges nothing when the theory falls, whatever the aspect', () => {
    for (const colour of ['red', 'green', 'blue'] as const) {
      const answers = worldIn((world) => signOf(world.mushroom, colour) === 'minus')
      const game = play(reading({ answers, theories: [theory] }, { debunk: 1 }), [debunk('mushroom', colour)])
      expect(reputations(game)).toEqual([12, 5, 10, 10])
    }
  })

  it('GR-19 costs 4 when the theory is wrong at the end, brings nothing when it is right, and counts as a seal', () => {
    const nearly = final({ answers: worldIn((world) => world.mushroom === 'pnP'), theories: [theory] })
    expect(pointsOf(nearly, 1, 'theories')).toBe(-4)
    const right = final({ answers: worldIn((world) => world.mushroom === 'PPP'), theories: [theory] })
    expect(pointsOf(right, 1, 'theories')).toBe(0)
    expect(all(right, 'topAlchemists')).toEqual([{ kind: 'topAlchemists', seats: [1], seals: 1 }])
  })

  it('GR-19 may be played there', () => {
    const game = play(reading({}), [{ kind: 'publish', ingredient: 'toad', alchemical: 'PPP', seal: 'white' }])
    expect(until(game, '0 publish').state.own[0]?.placed.toad).toBe('white')
  })

  it('G-090 the coloured ones keep their meaning on theories', () => {
    const answers = worldIn((world) => signOf(world.mushroom, 'green') === 'minus')
    const game = play(reading({ answers, theories: [{ ...theory, seals: [[1, 'green']] }] }, { debunk: 1 }), [
      debunk('mushroom', 'green'),
    ])
    expect(reputations(game)).toEqual([12, 10, 10, 10])
    expect(claimsOf(blueArticle).map(({ space }) => space)).toEqual(['red', 'green', 'blue', 'white'])
  })
})
