import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { endorseArticle, publishArticle, reading, redArticle, reputations } from '../../testing/encyclopedia.ts'
import { all, own, play, refusal, secrets } from '../../testing/play.ts'
import { articleOn } from './articles.ts'
import { articleSealSpaces } from './components.ts'

const two = [
  {
    ...redArticle,
    seals: [
      [1, 'gold'],
      [2, 'white'],
    ],
  },
] as const

describe('endorsing an article', () => {
  it('G-077 costs 1 gold to the bank and 1 to each player whose seal lies there', () => {
    const game = play(reading({ articles: two }), [endorseArticle('red', 'green')])
    expect(game.table.players.map(({ gold }) => gold)).toEqual([2, 6, 6, 5])
    expect(articleOn(game.table, 'red')?.seals).toEqual([1, 2, 0])
  })

  it('G-077, GR-78 must be payable in full', () => {
    const short = reading({ articles: two, seats: [{ gold: 2 }] })
    expect(refusal(short, endorseArticle('red'))).toBe('noGold')
    expect(refusal(reading({ articles: two, seats: [{ gold: 3 }] }), endorseArticle('red'))).toBeNull()
  })

  it('G-086 hides the kind of the seal, G-087 gains no reputation', () => {
    const game = play(reading({ articles: two }), [endorseArticle('red', 'white')])
    expect(own(game, 0).placed.redArticle).toBe('white')
    expect(secrets(game, 'articleEndorsed', 0)).toEqual([{ seal: 'white' }])
    expect(secrets(game, 'articleEndorsed', 1)).toEqual([])
    expect(reputations(game)).toEqual([10, 10, 10, 10])
    expect(all(game, 'articleEndorsed')).toEqual([{ kind: 'articleEndorsed', seat: 0, colour: 'red' }])
  })

  it('GR-17 has room for three seals, one of each player; that number is marked as our own', () => {
    expect(articleSealSpaces).toEqual({ count: 3, source: 'reconstructed' })
    const mine = reading({ articles: [{ ...redArticle, seals: [[0, 'gold']] }] })
    expect(refusal(mine, endorseArticle('red'))).toBe('alreadySealed')
    const seals = [
      [1, 'gold'],
      [2, 'gold'],
      [3, 'gold'],
    ] as const
    expect(refusal(reading({ articles: [{ ...redArticle, seals }] }), endorseArticle('red'))).toBe('noSealSpace')
  })

  it('G-079 needs an article on that aspect', () => {
    expect(refusal(reading({}), endorseArticle('green'))).toBe('noArticle')
  })

  it('G-073 the own seals alone can be used', () => {
    const game = play(reading({ articles: two }), [
      publishArticle(
        { ...redArticle, colour: 'green', ingredients: ['toad', 'flower', 'birdClaw', 'mushroom'] },
        'white',
      ),
    ])
    expect(refusal(game, endorseArticle('red', 'white'))).toBe('sealMissing')
    const kinds = [...alchemists.legal(alchemists.view(game.state, 0))].flatMap((action) =>
      action.kind === 'endorseArticle' ? [action.seal] : [],
    )
    expect(kinds).toEqual(['gold', 'silver', 'red', 'green', 'blue'])
  })
})
