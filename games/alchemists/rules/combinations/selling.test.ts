import { describe, expect, it } from 'vitest'
import type { Pair } from '../engine/state.ts'
import {
  all,
  bid,
  declared,
  favoursIn,
  type Played,
  play,
  player,
  question,
  refusal,
  sell,
  together,
} from '../testing/play.ts'
import { type PlayerPlan, tableWith } from '../testing/table.ts'

const healing: Pair = ['mushroom', 'toad']
const sign: Pair = ['birdClaw', 'scorpion']
const neutral: Pair = ['toad', 'birdClaw']

/** Everybody wants to sell and bids the same, so that the order of the seats decides; afterwards they test. */
function selling(...seats: readonly PlayerPlan[]): Played {
  const sellers = seats.map((seat): PlayerPlan => ({ hand: ['mushroom', 'toad', 'birdClaw', 'scorpion'], ...seat }))
  const wishes = Object.fromEntries(seats.map((_, seat) => [seat, { sell: 1, test: 1 }]))
  const game = declared(tableWith({ players: seats.length, seats: sellers }), wishes)
  return together(game, Object.fromEntries(seats.map((_, seat) => [seat, bid(0)])))
}

describe('Merchants and Barmaids', () => {
  it('A-426, A-427, A-191 with three players all three sell: a second cube where one lies blocks nothing more', () => {
    const game = play(selling({}, { favours: ['merchant'] }, {}), [
      sell(0, 'exact', healing),
      sell(1, 'exact', sign, { merchants: 1 }),
    ])
    expect(question(game)).toBe('2 sell')
    expect([0, 1, 2].map((wanted) => refusal(game, sell(wanted, 'wrongSign', healing)))).toEqual([
      'potionBlocked',
      'potionBlocked',
      null,
    ])
    expect(all(play(game, [sell(2, 'wrongSign', healing)]), 'sold')).toHaveLength(3)
  })

  it('A-426, A-427, A-190 with four players all four sell, the Merchant where another cube lies', () => {
    const game = play(selling({}, { favours: ['merchant'] }, {}, {}), [
      sell(0, 'exact', healing),
      sell(0, 'exact', healing, { merchants: 1 }),
      sell(1, 'exact', sign),
      sell(2, 'wrongSign', healing),
    ])
    expect(all(game, 'sold')).toHaveLength(4)
    expect(all(game, 'declined')).toEqual([])
  })

  it('A-426, A-193 the offer of a Merchant blocks like any other, and earlier blocks stay for those who follow', () => {
    const game = play(selling({}, { favours: ['merchant'] }, {}, {}), [
      sell(0, 'exact', healing),
      sell(1, 'exact', sign, { merchants: 1 }),
    ])
    expect([0, 1, 2].map((wanted) => refusal(game, sell(wanted, 'wrongSign', healing)))).toEqual([
      'potionBlocked',
      'potionBlocked',
      null,
    ])
  })

  it('A-429, A-428 a Merchant brings a later seller a place or gold, never both', () => {
    const game = play(selling({}, { favours: ['merchant'] }, {}), [sell(2, 'wrongSign', healing)])
    // Free potions are left, and still the first card pays nothing.
    const done = play(game, [sell(0, 'exact', healing, { merchants: 1 })])
    expect(player(done, 1).gold).toBe(2 + 4)
  })

  it('A-129 Merchants and Barmaids add up in one sale', () => {
    const seat = { favours: ['merchant', 'merchant', 'barmaid', 'barmaid'] } as const
    const done = play(selling({}, seat), [
      sell(0, 'exact', healing),
      sell(0, 'exact', sign, { merchants: 2, barmaids: 2 }),
    ])
    expect([player(done, 1).gold, player(done, 1).reputation]).toEqual([2 + 1 + 4, 11])
    expect(all(done, 'favourPlayed').map(({ favour }) => favour)).toEqual([
      'merchant',
      'merchant',
      'barmaid',
      'barmaid',
    ])
    expect([player(done, 1).favours, favoursIn(done.table.favourDiscard, 'barmaid')]).toEqual([0, 2])
  })

  it('A-416, A-399, AR-49 a Barmaid for an exact potion is one gain: the Robe adds 1, however many Barmaids', () => {
    const gained = (barmaids: number, pair: Pair) => {
      const seat = { favours: ['barmaid', 'barmaid'], artifacts: ['robeOfRespect'] } as const
      return player(play(selling(seat, {}), [sell(0, 'exact', pair, { barmaids })]), 0).reputation - 10
    }
    expect([gained(0, healing), gained(1, healing), gained(2, healing), gained(1, sign), gained(2, sign)]).toEqual([
      0, 2, 3, 0, 2,
    ])
  })

  it('A-416, A-395 with the Mortar: a lifted sale, and one card comes back', () => {
    const seat = { favours: ['barmaid'], artifacts: ['magicMortar'] } as const
    const done = play(selling(seat, {}), [sell(0, 'correctSign', neutral, { barmaids: 1, mortar: true })])
    expect(player(done, 0)).toMatchObject({ gold: 5, reputation: 10, cards: 3, made: ['neutral'] })
  })

  it('A-416, A-221 a Barmaid lifts the potion, not the price: a bid still counts', () => {
    const state = tableWith({ players: 2, seats: [{ hand: neutral, favours: ['barmaid'] }, { hand: neutral }] })
    const game = together(declared(state, { 0: { sell: 1 }, 1: { sell: 1 } }), { 0: bid(2), 1: bid(0) })
    expect(player(play(game, [sell(0, 'correctSign', neutral, { barmaids: 1 })]), 0).gold).toBe(2 + 1)
  })

  it('A-126 cards in a hand do nothing unless they are played', () => {
    const done = play(selling({ favours: ['merchant', 'barmaid'] }, {}), [sell(0, 'exact', healing)])
    expect(player(done, 0)).toMatchObject({ gold: 6, reputation: 10, favours: 2 })
  })
})
