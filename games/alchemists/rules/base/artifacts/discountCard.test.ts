import { describe, expect, it } from 'vitest'
import { buy, declared, play, player } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { discountCard } from './discountCard.ts'

describe('Discount Card', () => {
  it('A-440 costs 3, worth 1 point, level I', () => {
    expect(discountCard).toMatchObject({ level: 1, cost: 3, points: 1 })
  })

  it('A-447, AR-85 takes 2 off the next artifact and 1 off every later one', () => {
    const state = tableWith({
      players: 2,
      round: 4,
      seats: [{ gold: 9, artifacts: ['discountCard'] }],
      onOffer: ['witchsTrunk', 'silverChalice'],
    })
    const game = play(declared(state, { 0: { buy: 2 } }), [buy('witchsTrunk'), buy('silverChalice')])
    expect(player(game, 0).gold).toBe(9 - 1 - 3)
  })

  it('AR-83, AR-85 does not help to buy itself, but works in the same round', () => {
    const state = tableWith({ players: 2, seats: [{ gold: 9 }], onOffer: ['discountCard', 'bootsOfSpeed'] })
    const game = play(declared(state, { 0: { buy: 2 } }), [buy('discountCard'), buy('bootsOfSpeed')])
    expect(player(game, 0).gold).toBe(9 - 3 - 2)
  })

  it('AR-39, AR-85 adds up with Shopkeepers, never below 0', () => {
    const seats = [{ gold: 0, artifacts: ['discountCard'], favours: ['shopkeeper', 'shopkeeper'] }] as const
    const state = tableWith({ players: 2, seats, onOffer: ['periscope', 'magicMortar'] })
    const game = play(declared(state, { 0: { buy: 1 } }), [buy('periscope', 2)])
    expect(player(game, 0).gold).toBe(0)
    expect(player(game, 0).artifacts).toEqual(['discountCard', 'periscope'])
  })
})
