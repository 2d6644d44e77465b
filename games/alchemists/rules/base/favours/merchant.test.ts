import { describe, expect, it } from 'vitest'
import type { Pair } from '../../engine/state.ts'
import { all, bid, declared, decline, play, player, question, refusal, sell, together } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { merchant } from './merchant.ts'

const healing: Pair = ['mushroom', 'toad']
const seller = { hand: healing }

const selling = (players: number, ...copies: readonly number[]) => {
  const seats = Array.from({ length: players }, (_, seat) => ({
    ...seller,
    favours: Array.from({ length: copies[seat] ?? 0 }, () => 'merchant' as const),
  }))
  const game = declared(tableWith({ players, seats }), Object.fromEntries(seats.map((_, seat) => [seat, { sell: 1 }])))
  return together(game, Object.fromEntries(seats.map((_, seat) => [seat, bid(0)])))
}

describe('Merchant', () => {
  it('A-454, AR-34 has two copies, played on the own turn to sell', () => {
    expect(merchant).toMatchObject({ copies: 2, window: 'selling' })
  })

  it('A-428 is worth 1 gold for the first seller, each', () => {
    expect(player(play(selling(2, 1), [sell(0, 'exact', healing, { merchants: 1 })]), 0).gold).toBe(2 + 4 + 1)
    expect(player(play(selling(2, 2), [sell(0, 'exact', healing, { merchants: 2 })]), 0).gold).toBe(2 + 4 + 2)
  })

  it('A-426, A-427 lets a later seller act like the first, even when all is blocked', () => {
    const game = play(selling(2, 0, 1), [sell(0, 'exact', healing)])
    expect(question(game)).toBe('1 sell')
    expect(refusal(game, sell(0, 'exact', healing))).toBe('potionBlocked')
    const done = play(game, [sell(0, 'exact', healing, { merchants: 1 })])
    expect(player(done, 1).gold).toBe(6)
    expect(all(done, 'sold').length).toBe(2)
  })

  it('A-429, AR-31 two of them: full choice and 1 gold', () => {
    const done = play(selling(2, 0, 2), [sell(0, 'exact', healing), sell(0, 'exact', healing, { merchants: 2 })])
    expect(player(done, 1).gold).toBe(2 + 4 + 1)
  })

  it('AR-31 a decliner has not sold first, and the gold comes whatever the sale brings', () => {
    const done = play(selling(2, 0, 1), [decline, sell(1, 'exact', healing, { merchants: 1 })])
    expect(player(done, 1).gold).toBe(2 + 1)
  })

  it('AR-59 a blocked seller with unknown favor cards is asked; without any, declined for', () => {
    expect(question(play(selling(2, 0, 1), [sell(0, 'exact', healing)]))).toBe('1 sell')
    expect(all(play(selling(2, 1), [sell(0, 'exact', healing)]), 'declined')[0]).toMatchObject({
      seat: 1,
      forced: true,
    })
  })

  it('AR-59, A-102 nobody is asked for the sake of copies that lie face up in the discard pile', () => {
    const seats = (['merchant', 'merchant', 'sage'] as const).map((favour) => ({ ...seller, favours: [favour] }))
    const game = declared(tableWith({ players: 3, seats }), { 0: { sell: 1 }, 1: { sell: 1 }, 2: { sell: 1 } })
    const forced = (merchants: number) =>
      all(
        play(together(game, { 0: bid(0), 1: bid(0), 2: bid(0) }), [
          sell(0, 'exact', healing, { merchants: 1 }),
          sell(2, 'exact', healing, { merchants }),
        ]),
        'declined',
      ).map(({ seat }) => seat)
    expect([forced(0), forced(1)]).toEqual([[], [2]])
  })
})
