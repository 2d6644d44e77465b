import { describe, expect, it } from 'vitest'
import { box } from '../../game.ts'
import { buy, declared, play, player, question, refusal } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { shopkeeper } from './shopkeeper.ts'

const buying = (gold: number, copies: number) =>
  declared(
    tableWith({
      players: 2,
      seats: [{ gold, favours: Array.from({ length: copies }, () => 'shopkeeper' as const) }],
      onOffer: ['bootsOfSpeed', 'periscope'],
    }),
    { 0: { buy: 2 } },
  )

describe('Shopkeeper', () => {
  it('A-454, AR-34 has two copies, played when buying an artifact', () => {
    expect(shopkeeper).toMatchObject({ copies: 2, window: 'buying' })
  })

  it('A-430, AR-39 takes 1 gold off the artifact being bought, each', () => {
    expect(player(play(buying(9, 2), [buy('bootsOfSpeed', 2)]), 0).gold).toBe(7)
    expect(player(play(buying(9, 1), [buy('bootsOfSpeed', 1)]), 0).gold).toBe(6)
    expect(refusal(buying(2, 1), buy('bootsOfSpeed', 1))).toBe('noGold')
    expect(refusal(buying(2, 1), buy('periscope', 2))).toBe('favourMissing')
  })

  it('AR-59 a player who might hold one is asked', () => {
    expect(question(buying(2, 1))).toBe('0 buy')
    expect(question(buying(2, 0))).not.toBe('0 buy')
  })

  it('AR-59, A-102 nobody is asked for the sake of copies that lie face up in the discard pile', () => {
    const poor = tableWith({ players: 2, seats: [{ gold: 2, favours: ['sage', 'sage'] }], onOffer: ['periscope'] })
    const asked = (discarded: number) => {
      const favourDiscard = poor.table.favourDiscard.with(box.favours.numberOf('shopkeeper'), discarded)
      return question(declared({ ...poor, table: { ...poor.table, favourDiscard } }, { 0: { buy: 1 } })) === '0 buy'
    }
    expect([asked(0), asked(1), asked(2)]).toEqual([true, true, false])
  })
})
