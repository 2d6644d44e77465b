import { describe, expect, it } from 'vitest'
import { buy, declared, legalOf, play, player, question, secrets } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { hypnoticAmulet } from './hypnoticAmulet.ts'

describe('Hypnotic Amulet', () => {
  it('A-440 costs 3, worth 1 point, level II', () => {
    expect(hypnoticAmulet).toMatchObject({ level: 2, cost: 3, points: 1 })
  })

  it('A-449, A-424 draws 4 favor cards; Herbalists among them are resolved afterwards, one by one', () => {
    const state = tableWith({
      players: 2,
      round: 4,
      seats: [{ gold: 5, hand: ['toad', 'fern'] }],
      onOffer: ['hypnoticAmulet'],
      favourDeck: ['herbalist', 'sage', 'herbalist', 'barmaid'],
    })
    const game = play(declared(state, { 0: { buy: 1, test: 1 } }), [buy('hypnoticAmulet')])
    expect(secrets(game, 'cardsDrawn', 0)[0]?.drawnFavours).toEqual(['herbalist', 'sage', 'herbalist', 'barmaid'])
    expect(question(game)).toBe('0 herbalist')
    const [first] = legalOf(game)
    const next = play(game, first === undefined ? [] : [first])
    expect(question(next)).toBe('0 herbalist')
    const [second] = legalOf(next)
    const done = play(next, second === undefined ? [] : [second])
    // Part of the purchase: all of it is done before the test.
    expect(question(done)).toBe('0 test')
    expect(player(done, 0)).toMatchObject({ cards: 4, favours: 2 })
    expect(player(done, 0).artifacts).toEqual(['hypnoticAmulet'])
  })
})
