import { type Article, mixIngredients, signOf } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import {
  blueArticle,
  masters,
  publishArticle,
  reading,
  redArticle,
  reputations,
  worldIn,
} from '../../testing/encyclopedia.ts'
import {
  all,
  asked,
  debunk,
  decline,
  demonstrate,
  own,
  play,
  player,
  publish,
  question,
  refusal,
  until,
} from '../../testing/play.ts'
import { articleOn } from './articles.ts'

const answers = worldIn((world) => signOf(world.mushroom, 'blue') === 'minus')
const doubted = [{ ...blueArticle, seals: [[1, 'gold']] }] as const

/** Mushroom has blue minus, so the blue article falls; seat 0 has a Publish action left. */
function fell(plan: Parameters<typeof reading>[0] = {}, wishes = { debunk: 1, publish: 1 }) {
  return play(reading({ answers, articles: doubted, ...plan }, wishes), [debunk('mushroom', 'blue')])
}

const corrected: Article = { ...blueArticle, ingredients: ['toad', 'flower', 'fern', 'ravensFeather'] }

describe('an article at once', () => {
  it('G-131 may follow on the same aspect, with the cube that lies on Publish Theory', () => {
    const game = fell()
    expect(question(game)).toBe('0 immediate')
    const done = play(game, [publishArticle(corrected, 'red')])
    expect(articleOn(done.table, 'blue')).toEqual({ article: corrected, seals: [0] })
    expect(own(done, 0).placed.blueArticle).toBe('red')
    expect(all(done, 'articlePublished')).toEqual([
      { kind: 'articlePublished', seat: 0, article: corrected, immediate: true },
    ])
    // The usual price and the usual point, after 2 for the debunking (GR-14).
    expect([player(done, 0).gold, reputations(done)[0]]).toEqual([4, 13])
    expect(player(done, 0).cubes.placed).toBe(0)
    expect(all(done, 'spaceBegan').map(({ space }) => space)).not.toContain('publish')
  })

  it('G-131 needs an own cube there, a seal and the price', () => {
    expect(question(fell({}, { debunk: 1, publish: 0 }))).not.toBe('0 immediate')
    expect(question(fell({ seats: [{ gold: 0 }] }))).not.toBe('0 immediate')
    expect(question(fell({ seats: [{ gold: 0, artifacts: ['printingPress'] }] }))).toBe('0 immediate')
  })

  it('G-131 is about no other aspect, and may be declined', () => {
    const game = fell()
    expect(refusal(game, publishArticle({ ...corrected, colour: 'green' }))).toBe('otherAspect')
    expect(refusal(game, publish('mushroom', 'NNN'))).toBe('notConcerned')
    expect(question(until(play(game, [decline]), '0 publish'))).toBe('0 publish')
  })

  it('G-132, GR-15 differs in signs, in ingredients or in both; laid out otherwise it is the same article', () => {
    const game = fell()
    expect(refusal(game, publishArticle(blueArticle))).toBe('sameArticle')
    const moved: Article = { ...blueArticle, ingredients: ['mushroom', 'ravensFeather', 'toad', 'fern'] }
    expect(refusal(game, publishArticle(moved))).toBe('sameArticle')
    expect(refusal(game, publishArticle({ ...blueArticle, signs: ['minus', 'plus'] }))).toBeNull()
    expect(refusal(game, publishArticle(corrected))).toBeNull()
    expect(refusal(game, publishArticle({ ...corrected, signs: ['minus', 'minus'] }))).toBeNull()
  })

  it('GR-15 swapping the two tokens with all that lies below them is the same article', () => {
    const red = { ...redArticle, seals: [[1, 'gold']] } as const
    const wrong = worldIn((world) => signOf(world.toad, 'red') === 'minus')
    const game = play(reading({ answers: wrong, articles: [red] }, { debunk: 1, publish: 1 }), [debunk('toad', 'red')])
    const swapped: Article = {
      colour: 'red',
      signs: ['minus', 'plus'],
      ingredients: ['scorpion', 'fern', 'toad', 'mandrakeRoot'],
    }
    expect(refusal(game, publishArticle(swapped))).toBe('sameArticle')
    const turned: Article = { ...swapped, signs: ['plus', 'minus'] }
    expect(refusal(game, publishArticle(turned))).toBeNull()
  })

  it('GR-15 a later action may publish the very same article', () => {
    const later = until(play(fell(), [decline]), '0 publish')
    expect(refusal(later, publishArticle(blueArticle))).toBeNull()
  })

  it('GR-14, GR-16 keeps all limits, in which the fallen article counts no more', () => {
    const red = { ...redArticle, seals: [[2, 'silver']] } as const
    const game = fell({ articles: [...doubted, red] })
    const redFour: Article = { colour: 'blue', signs: ['minus', 'plus'], ingredients: redArticle.ingredients }
    expect(refusal(game, publishArticle(redFour))).toBe('sameFour')
    // The fallen four under other signs.
    expect(refusal(game, publishArticle({ ...blueArticle, signs: ['plus', 'minus'] }))).toBeNull()
  })

  it('GR-14 offers exactly the articles that differ', () => {
    const game = fell()
    const { groups } = alchemists.legal(alchemists.view(game.state, 0))
    const offered = groups.find(({ kind }) => kind === 'publishArticle')
    // All that can be laid out, but for the 24 ways to lay the same out again, each with six kinds of seals.
    expect(offered?.size).toBe((4 * (8 * 7 * 6 * 5) - 24) * 6)
  })

  it('GR-14 one publication for several things that fell: a theory or an article', () => {
    const theories = [{ on: 'mushroom', is: 'PPP', seals: [[2, 'gold']] }] as const
    const game = fell({ theories }, { debunk: 1, publish: 2 })
    expect(refusal(game, publish('mushroom', 'NNN'))).toBeNull()
    expect(refusal(game, publishArticle(corrected))).toBeNull()
    expect(question(play(game, [publishArticle(corrected)]))).toBe('0 publish')
    expect(question(play(game, [publish('mushroom', 'NNN')]))).toBe('0 publish')
  })

  it('GR-14 a conflict alone brings none', () => {
    const theories = [
      { on: 'scorpion', is: 'PPP', seals: [[1, 'gold']] },
      { on: 'toad', is: 'pnP', seals: [[2, 'gold']] },
    ] as const
    const wisdom = worldIn((world) => mixIngredients(world, 'toad', 'scorpion') === 'wisdom')
    const game = play(reading({ options: masters, answers: wisdom, theories }, { debunk: 1, publish: 1 }), [
      demonstrate(['toad', 'scorpion'], 'wisdom'),
    ])
    expect(game.table.conflicts.length).toBe(1)
    expect(reputations(game)).toEqual([12, 10, 10, 10])
    expect(question(game)).not.toBe('0 immediate')
  })

  it('G-278 Boots of Speed repeat Publish Theory for an article after its cube went into one at once', () => {
    const seats = [{ gold: 5, artifacts: ['bootsOfSpeed'] as const }]
    const debunked = until(play(fell({ seats }), [publishArticle(corrected)]), '0 boots')
    const game = until(play(debunked, [decline]), '0 boots')
    expect(asked(game)).toMatchObject({ kind: 'act', space: 'publish' })
    expect(refusal(game, publishArticle(redArticle))).toBeNull()
  })
})
