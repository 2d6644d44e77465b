import { describe, expect, it } from 'vitest'
import type { Pair } from '../engine/state.ts'
import {
  all,
  buy,
  debunk,
  declared,
  decline,
  drink,
  endorse,
  forageRow,
  play,
  player,
  publish,
  question,
  refusal,
  test,
} from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'

const healing: Pair = ['mushroom', 'toad']
const poison: Pair = ['fern', 'birdClaw']

describe('Boots of Speed and other cards', () => {
  const runner = {
    artifacts: ['bootsOfSpeed'],
    hand: [...healing, ...healing, ...poison, ...poison],
    gold: 5,
  } as const
  const wrong = [
    { on: 'scorpion', is: 'pnP', seals: [[1, 'gold']] },
    { on: 'fern', is: 'PPP', seals: [[1, 'gold']] },
  ] as const

  it('A-408, A-301, A-446 used on the Custodian card, they are used up for an immediate publication', () => {
    const seats = [{ ...runner, favours: ['custodian'] }] as const
    const begin = declared(tableWith({ players: 2, seats, theories: wrong }), {
      0: { custodian: 1, debunk: 1, publish: 1 },
    })
    const spent = play(begin, [drink(healing), drink(healing), debunk('scorpion', 'green'), publish('scorpion', 'nPp')])
    expect(all(spent, 'bootsUsed')).toEqual([{ kind: 'bootsUsed', seat: 0, space: 'custodian' }])
    expect(spent.table.round).toBe(3)
    const saved = play(begin, [drink(healing), decline, debunk('scorpion', 'green'), publish('scorpion', 'nPp')])
    expect(question(saved)).toBe('0 boots')
    expect(question(play(saved, [decline]))).toBe('0 boots')
    expect(play(saved, [decline]).table.space).toBe('publish')
  })

  it('A-408, A-179, G-281 a repeated Custodian drink hurts no second time', () => {
    const game = play(
      declared(tableWith({ players: 2, seats: [{ ...runner, favours: ['custodian'] }] }), {
        0: { custodian: 1, test: 1 },
      }),
      [drink(poison), drink(poison)],
    )
    expect(all(game, 'potionMade')).toHaveLength(2)
    expect(all(game, 'poisoned')).toHaveLength(1)
    expect(player(game, 0).cubes.hospital).toBe(1)
  })

  it('A-294, AR-15, AR-33 a repeated debunking brings a second immediate publication, for the second action', () => {
    const game = play(
      declared(tableWith({ players: 2, seats: [runner], theories: wrong }), { 0: { debunk: 1, publish: 2 } }),
      [debunk('scorpion', 'green'), publish('scorpion', 'nPp')],
    )
    expect(question(game)).toBe('0 boots')
    const repeated = play(game, [debunk('fern', 'red')])
    expect(question(repeated)).toBe('0 immediate')
    expect(player(repeated, 0).cubes.placed).toBe(2)
    const published = play(repeated, [publish('fern', 'Nnp')])
    expect(all(published, 'published').map(({ immediate }) => immediate)).toEqual([true, true])
    // Both Publish actions and the Boots are gone, so the round is over.
    expect(published.table.round).toBe(3)
  })

  it('A-398, A-406 with the Printing Press: both publications are free', () => {
    const seat = { artifacts: ['bootsOfSpeed', 'printingPress'], gold: 0 } as const
    const game = play(
      declared(tableWith({ players: 2, seats: [seat], theories: wrong }), { 0: { debunk: 1, publish: 1 } }),
      [debunk('scorpion', 'green'), publish('scorpion', 'nPp'), decline],
    )
    expect(question(game)).toBe('0 boots')
    const again = play(game, [publish('birdClaw', 'npN')])
    expect(all(again, 'published')).toHaveLength(2)
    expect(all(again, 'goldChanged').filter(({ why }) => why === 'publishing')).toEqual([])
  })

  it('A-407, AR-59 work also after an action that was impossible, when it has become possible', () => {
    const theories = [{ on: 'toad', is: 'PPP', seals: [[0, 'gold']] }] as const
    const seats = [{ artifacts: ['bootsOfSpeed'], gold: 0 }, { gold: 2 }] as const
    const game = declared(tableWith({ players: 2, seats, theories }), { 0: { publish: 1 }, 1: { publish: 1 } })
    expect(all(game, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'publish', forced: true }])
    // The rival's gold for the endorsed theory pays for a publication.
    const endorsed = play(game, [endorse('toad')])
    expect([question(endorsed), player(endorsed, 0).gold]).toEqual(['0 boots', 1])
    expect(refusal(endorsed, publish('fern', 'Nnp'))).toBeNull()
  })

  it('AR-80, A-148 come before the rest of the row is cleared', () => {
    const state = tableWith({ players: 2, seats: [runner, {}], row: ['fern', 'toad', 'flower'] })
    const game = play(declared(state, { 0: { forage: 1, test: 1 }, 1: { forage: 1 } }), [
      forageRow('fern'),
      forageRow('toad'),
    ])
    expect(question(game)).toBe('0 boots')
    expect(game.table.row).toEqual(['flower'])
    const done = play(game, [forageRow('flower')])
    expect(done.table.row).toEqual([])
    expect(all(done, 'foraged').map(({ seat }) => seat)).toEqual([0, 1, 0])
  })

  it('A-412, A-446 with an Associate: first on the space, and once more when all others are done', () => {
    const seats = [{ hand: healing }, { ...runner, favours: ['associate'] }] as const
    const game = declared(tableWith({ players: 2, seats }), { 0: { test: 1 }, 1: { test: 1, associates: ['test'] } })
    expect(question(game)).toBe('1 test')
    const next = play(game, [test(healing)])
    expect(question(next)).toBe('0 test')
    expect(question(play(next, [test(healing)]))).toBe('1 boots')
  })

  it('AR-85, AR-39 repeat a purchase with Discount Card and Shopkeeper: 2 off, then 1 and 1', () => {
    const seat = { gold: 5, artifacts: ['bootsOfSpeed', 'discountCard'], favours: ['shopkeeper'] } as const
    const state = tableWith({ players: 2, round: 4, seats: [seat], onOffer: ['silverChalice', 'sealOfAuthority'] })
    const game = play(declared(state, { 0: { buy: 1 } }), [buy('silverChalice')])
    expect(player(game, 0).gold).toBe(3)
    expect(question(game)).toBe('0 boots')
    expect(player(play(game, [buy('sealOfAuthority')]), 0).gold).toBe(0)
    expect(player(play(game, [buy('sealOfAuthority', 1)]), 0).gold).toBe(1)
  })

  it('A-446 come back next round', () => {
    const game = play(declared(tableWith({ players: 2, seats: [runner] }), { 0: { test: 1 } }), [
      test(healing),
      test(healing),
    ])
    expect(all(game, 'bootsUsed')).toHaveLength(1)
    expect([game.table.round, player(game, 0).bootsUsed]).toEqual([3, false])
  })
})
