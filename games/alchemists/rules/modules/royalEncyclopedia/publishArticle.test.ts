import { type Article, claimsOf, colours, type Ingredient, ingredients, mixIngredients, signOf } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import {
  blueArticle,
  endorseArticle,
  publishArticle,
  reading,
  redArticle,
  reputations,
  worldIn,
} from '../../testing/encyclopedia.ts'
import { all, asked, declared, own, play, player, publish, question, refusal, secrets } from '../../testing/play.ts'
import { masterOptions, tableWith } from '../../testing/table.ts'
import { articleOn } from './articles.ts'
import { tokensOfIngredient } from './components.ts'

function about(colour: Article['colour'], ...four: readonly [Ingredient, Ingredient, Ingredient, Ingredient]): Article {
  return { colour, signs: ['plus', 'minus'], ingredients: four }
}

/** The articles that may be published now, and how many there are with their seals. */
function offered(game: ReturnType<typeof reading>) {
  const { groups } = alchemists.legal(alchemists.view(game.state, asked(game)?.seat ?? 0))
  return groups.filter(({ kind }) => kind === 'publishArticle')
}

describe('setting up the Royal Encyclopedia', () => {
  const fresh = tableWith({ players: 4, options: { royalEncyclopedia: true } })

  it('G-072, G-075, G-081, G-098 lays an empty board out, with two tokens of each ingredient', () => {
    expect(colours.map((colour) => articleOn(fresh.table, colour))).toEqual([null, null, null])
    expect(tokensOfIngredient * ingredients.length).toBe(16)
  })

  it('G-072, G-075, GR-20 puts a sixth grant beside the five, free to be taken', () => {
    expect(fresh.table.grants).toEqual([0, 1, 2, 3, 4, 5])
    expect(tableWith({ players: 4 }).table.grants).toEqual([0, 1, 2, 3, 4])
  })

  it('G-073, GR-18 gives each player thirteen seals: a silver star and a white question mark more', () => {
    const view = alchemists.view(fresh, 0)
    // gold, silver, red, green, blue, white
    expect(view.own?.seals).toEqual([2, 4, 2, 2, 2, 1])
    expect(fresh.table.players.map(({ sealsLeft }) => sealsLeft)).toEqual([13, 13, 13, 13])
  })

  it('G-073, GR-18 keeps the seals that are left from everybody else', () => {
    const game = play(reading({}), [publishArticle(redArticle, 'white')])
    expect(own(game, 0).seals).toEqual([2, 4, 2, 2, 2, 0])
    for (const other of [1, 2, 3, 'spectator'] as const) {
      const view = alchemists.view(game.state, other)
      expect(view.own === null || view.own.seals[5] === 1).toBe(true)
      expect(view.table.players[0]?.sealsLeft).toBe(12)
      expect(JSON.stringify(view.table.slots)).not.toContain('white')
    }
  })
})

describe('publishing an article', () => {
  it('G-076, GR-81 is another use of the action on the theory board', () => {
    const game = reading({ articles: [{ ...redArticle, seals: [[1, 'gold']] }] })
    const { groups } = alchemists.legal(alchemists.view(game.state, 0))
    expect(groups.map(({ kind }) => kind)).toEqual(['publish', 'publishArticle', 'endorseArticle', 'decline'])
    expect(question(game)).toBe('0 publish')
  })

  it('G-076 spends the action and its cubes as a theory does', () => {
    const game = play(reading({}), [publishArticle(redArticle)])
    expect(player(game, 0).cubes).toMatchObject({ placed: 2 })
    expect(question(game)).toBe('0 publish')
    expect(question(play(game, [publishArticle(blueArticle)]))).not.toBe('0 publish')
  })

  it('G-077, GR-81 costs 1 gold to the bank', () => {
    const game = play(reading({}), [publishArticle(redArticle)])
    expect(game.table.players.map(({ gold }) => gold)).toEqual([4, 5, 5, 5])
    expect(all(game, 'goldChanged')).toEqual([{ kind: 'goldChanged', seat: 0, change: -1, why: 'publishing' }])
  })

  it('G-271 a Printing Press saves the gold, as it does for a theory', () => {
    const game = reading({ seats: [{ gold: 0, artifacts: ['printingPress'] }] })
    expect(player(play(game, [publishArticle(redArticle)]), 0).gold).toBe(0)
  })

  it('G-271 a Printing Press saves the gold of an endorsement, but nothing of what others get', () => {
    const articles = [{ ...redArticle, seals: [[1, 'gold']] as const }]
    const game = play(reading({ seats: [{ gold: 1, artifacts: ['printingPress'] }, { gold: 5 }], articles }), [
      endorseArticle('red'),
    ])
    expect(game.table.players.slice(0, 2).map(({ gold }) => gold)).toEqual([0, 6])
  })

  it('G-079, G-097 is about one aspect, of which there is no article yet', () => {
    const game = reading({ articles: [{ ...redArticle, seals: [[1, 'gold']] }] })
    expect(refusal(game, publishArticle({ ...blueArticle, colour: 'red' }))).toBe('articleExists')
    expect(refusal(game, publishArticle({ ...blueArticle, colour: 'green' }))).toBeNull()
    const twice = play(reading({}), [publishArticle(redArticle)])
    expect(refusal(twice, publishArticle({ ...blueArticle, colour: 'red' }))).toBe('articleExists')
  })

  it('G-080 sets two signs: both plus, both minus, or one of each in either order', () => {
    const game = reading({})
    const signs = [
      ['plus', 'plus'],
      ['minus', 'minus'],
      ['plus', 'minus'],
      ['minus', 'plus'],
    ] as const
    for (const pair of signs) expect(refusal(game, publishArticle({ ...blueArticle, signs: pair }))).toBeNull()
  })

  it('G-081, G-082 lists four different ingredients', () => {
    const game = reading({})
    expect(refusal(game, publishArticle(about('green', 'toad', 'fern', 'toad', 'flower')))).toBe('ingredientTwice')
    const short = { ...publishArticle(redArticle), ingredients: ['toad', 'fern', 'flower'] }
    expect(alchemists.actionSchema.safeParse(short).success).toBe(false)
  })

  it('G-081, GR-12 leaves the publisher free to say which ingredient lies on which space', () => {
    const [group] = offered(reading({}))
    // Three colours, four settings of the signs, 8·7·6·5 ways to lay four ingredients out, six kinds of seals.
    expect(group?.size).toBe(3 * 4 * (8 * 7 * 6 * 5) * 6)
    const game = play(reading({}), [
      publishArticle({ ...blueArticle, ingredients: ['fern', 'toad', 'mushroom', 'birdClaw'] }),
    ])
    const laid = articleOn(game.table, 'blue')?.article
    expect(laid && claimsOf(laid).map(({ space, ingredient }) => [space, ingredient])).toEqual([
      ['red', 'fern'],
      ['green', 'toad'],
      ['blue', 'mushroom'],
      ['white', 'birdClaw'],
    ])
  })

  it('G-083 says that each ingredient has the sign above it: toad and mandrake root plus, scorpion and fern minus', () => {
    const game = play(reading({}), [publishArticle(redArticle)])
    const [event] = all(game, 'articlePublished')
    expect(event && claimsOf(event.article).map(({ ingredient, sign }) => [ingredient, sign])).toEqual([
      ['toad', 'plus'],
      ['mandrakeRoot', 'plus'],
      ['scorpion', 'minus'],
      ['fern', 'minus'],
    ])
  })

  it('G-084 V2.9 says nothing of what its ingredients make: a true red article, and paralysis from toad and root', () => {
    const answers = worldIn(
      (world) => claimsOf(redArticle).every(({ ingredient, sign }) => signOf(world[ingredient], 'red') === sign),
      (world) => mixIngredients(world, 'toad', 'mandrakeRoot') === 'paralysis',
    )
    const game = reading({ answers, articles: [{ ...redArticle, seals: [[1, 'gold']] }] }, { debunk: 1 })
    expect(reputations(play(game, [{ kind: 'debunk', ingredient: 'toad', colour: 'red' }]))).toEqual([9, 10, 10, 10])
  })

  it('G-085 with equal signs names all four that have it', () => {
    const game = play(reading({}), [publishArticle(blueArticle)])
    const article = articleOn(game.table, 'blue')?.article
    expect(article && claimsOf(article).every(({ sign }) => sign === 'plus')).toBe(true)
  })

  it('G-086, GR-78 places one own seal, whose kind its owner alone sees; the rest is shown at once', () => {
    const game = play(reading({}), [publishArticle(redArticle, 'blue')])
    expect(articleOn(game.table, 'red')).toEqual({ article: redArticle, seals: [0] })
    expect(own(game, 0).placed.redArticle).toBe('blue')
    expect(secrets(game, 'articlePublished', 0)).toEqual([{ seal: 'blue' }])
    for (const other of [1, 2, 3, 'spectator'] as const) expect(secrets(game, 'articlePublished', other)).toEqual([])
  })

  it('G-086, GR-78 is refused as a whole without the seal or the gold', () => {
    const sealed = play(reading({}), [publishArticle(redArticle, 'white')])
    expect(refusal(sealed, publishArticle(blueArticle, 'white'))).toBe('sealMissing')
    const poor = reading({ seats: [{ gold: 1 }] })
    const spent = play(poor, [publishArticle(redArticle)])
    expect(all(spent, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'publish', forced: true }])
    expect(articleOn(spent.table, 'blue')).toBeNull()
  })

  it('G-087 gains 1 reputation', () => {
    expect(reputations(play(reading({}), [publishArticle(redArticle)]))).toEqual([11, 10, 10, 10])
  })

  it('GR-21 a Seal of Authority brings 2 more for an article, and 2 for an endorsement', () => {
    const seats = [{ gold: 5, artifacts: ['sealOfAuthority'] as const }]
    expect(reputations(play(reading({ seats }), [publishArticle(redArticle)]))[0]).toBe(13)
    const endorsed = reading({ seats, articles: [{ ...redArticle, seals: [[1, 'gold']] }] })
    expect(reputations(play(endorsed, [endorseArticle('red')]))[0]).toBe(12)
  })

  it('GR-21, GR-71 a Robe of Respect enlarges the gain by 1, but not in round 6', () => {
    const seats = [{ gold: 5, artifacts: ['robeOfRespect'] as const }]
    expect(reputations(play(reading({ seats }), [publishArticle(redArticle)]))[0]).toBe(12)
    expect(reputations(play(reading({ seats, round: 6 }), [publishArticle(redArticle)]))[0]).toBe(11)
  })
})

describe('limits of articles', () => {
  const both = [
    { ...about('red', 'toad', 'fern', 'scorpion', 'mandrakeRoot'), seals: [[1, 'gold']] },
    { ...about('green', 'toad', 'flower', 'birdClaw', 'mushroom'), seals: [[2, 'gold']] },
  ] as const

  it('G-098 an ingredient is in two articles at most', () => {
    const game = reading({ articles: both })
    expect(refusal(game, publishArticle(about('blue', 'ravensFeather', 'fern', 'flower', 'toad')))).toBe('noTokenLeft')
    expect(refusal(game, publishArticle(about('blue', 'ravensFeather', 'fern', 'flower', 'scorpion')))).toBeNull()
    const [group] = offered(game)
    // Seven ingredients are left, and none of the sets of the others can be made of them alone.
    expect(group?.size).toBe(4 * (7 * 6 * 5 * 4) * 6)
  })

  it('G-099, G-100, GR-16 three of four may be shared, all four may not, whatever the signs', () => {
    const game = reading({ articles: [both[0]] })
    expect(refusal(game, publishArticle(about('green', 'toad', 'fern', 'scorpion', 'mushroom')))).toBeNull()
    expect(refusal(game, publishArticle(about('green', 'toad', 'fern', 'scorpion', 'mandrakeRoot')))).toBe('sameFour')
    const other: Article = {
      colour: 'green',
      signs: ['minus', 'minus'],
      ingredients: ['mandrakeRoot', 'toad', 'fern', 'scorpion'],
    }
    expect(refusal(game, publishArticle(other))).toBe('sameFour')
    const [group] = offered(game)
    expect(group?.size).toBe(2 * 4 * (8 * 7 * 6 * 5 - 24) * 6)
  })

  it('G-101, G-129 theories and articles do not restrict each other, even where they contradict', () => {
    const theories = [{ on: 'toad', is: 'NNN', seals: [[1, 'gold']] }] as const
    const game = reading({ theories })
    expect(refusal(game, publishArticle(redArticle))).toBeNull()
    const after = reading({ articles: [{ ...redArticle, seals: [[1, 'gold']] }] })
    expect(refusal(after, publish('toad', 'NNN'))).toBeNull()
  })

  it('GR-76 the action is possible with an article alone to publish, and declined when nothing can be paid', () => {
    const theories = ingredients.map((on, number) => ({
      on,
      is: (['npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn', 'NNN', 'PPP'] as const)[number] ?? 'npN',
      seals: [[0, number < 2 ? 'gold' : number < 6 ? 'silver' : 'red']] as const,
    }))
    const full = reading({ theories })
    expect(question(full)).toBe('0 publish')
    expect(refusal(full, publishArticle(redArticle, 'blue'))).toBeNull()
    const plain = declared(tableWith({ players: 4, seats: [{ gold: 5 }], theories: theories.slice(0, 5) }), {
      0: { publish: 1 },
    })
    expect(refusal(plain, publishArticle(redArticle, 'blue'))).toBe('notAsked')
    const poor = reading({ seats: [{ gold: 0 }] })
    expect(all(poor, 'declined')[0]).toMatchObject({ seat: 0, ask: 'publish', forced: true })
  })

  it('GR-81 both variants have the spaces, cubes and conferences of the base game', () => {
    for (const options of [{}, masterOptions]) {
      const plain = tableWith({ players: 3, options })
      const larger = tableWith({ players: 3, options: { ...options, royalEncyclopedia: true } })
      expect(larger.table.players.map(({ cubes }) => cubes)).toEqual(plain.table.players.map(({ cubes }) => cubes))
      expect(larger.table.agenda).toEqual(plain.table.agenda)
    }
  })
})
