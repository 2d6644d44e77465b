import { describe, expect, it } from 'vitest'
import {
  all,
  begun,
  debunk,
  declared,
  decline,
  drink,
  play,
  player,
  publish,
  question,
  refusal,
  sell,
  test,
} from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { bootsOfSpeed } from './bootsOfSpeed.ts'

const boots = {
  artifacts: ['bootsOfSpeed'],
  hand: ['mushroom', 'toad', 'mushroom', 'toad', 'mushroom', 'toad', 'mushroom', 'toad'],
  gold: 5,
} as const

describe('Boots of Speed', () => {
  it('A-440 costs 4, worth 2 points, level I', () => {
    expect(bootsOfSpeed).toMatchObject({ level: 1, cost: 4, points: 2 })
  })

  it('A-446, AR-33, AR-80 repeats an action after everybody is done, once a round and without a cube', () => {
    const state = tableWith({ players: 2, seats: [boots, { hand: ['mushroom', 'toad'] }] })
    const game = declared(state, { 0: { test: 1, drink: 1 }, 1: { test: 1 } })
    const tested = play(game, [test(['mushroom', 'toad']), test(['mushroom', 'toad'])])
    expect(question(tested)).toBe('0 boots')
    const before = player(tested, 0).cubes
    const repeated = play(tested, [test(['mushroom', 'toad'])])
    expect(player(repeated, 0).cubes).toEqual(before)
    expect(all(repeated, 'bootsUsed')).toEqual([{ kind: 'bootsUsed', seat: 0, space: 'test' }])
    // Once a round: not again after the drink, although there are cards for it.
    const drunk = play(repeated, [drink(['mushroom', 'toad'])])
    expect([drunk.table.round, player(drunk, 0).cards]).toEqual([3, 2])
  })

  it('AR-80 refusing costs nothing, and the Boots are offered again on the next space', () => {
    const game = play(declared(tableWith({ players: 2, seats: [boots] }), { 0: { test: 1, drink: 1 } }), [
      test(['mushroom', 'toad']),
    ])
    const refused = play(game, [decline])
    expect(player(refused, 0).cubes).toEqual(player(game, 0).cubes)
    expect(question(play(refused, [drink(['mushroom', 'toad'])]))).toBe('0 boots')
  })

  it('A-446 never works on Sell Potion, nor where the owner has no cube', () => {
    // With four players two potions are still free, so that a second sale would be possible.
    const state = tableWith({ players: 4, seats: [boots, { hand: ['mushroom', 'toad'] }] })
    const sold = play(declared(state, { 0: { sell: 1 }, 1: { test: 1 } }), [sell(0, 'exact', ['mushroom', 'toad'])])
    expect(question(sold)).toBe('1 test')
    expect(play(sold, [test(['mushroom', 'toad'])]).table.round).toBe(3)
  })

  it('A-407, G-279 still works after declining', () => {
    const game = play(declared(tableWith({ players: 2, seats: [boots] }), { 0: { test: 1 } }), [decline])
    expect(question(game)).toBe('0 boots')
    expect(player(play(game, [test(['mushroom', 'toad'])]), 0).made).toEqual(['healing'])
  })

  it('A-301, A-406, G-278 still works on Publish when the only cube went to an immediate publication', () => {
    const theories = [{ on: 'scorpion', is: 'pnP', seals: [[1, 'gold']] }] as const
    const state = tableWith({ players: 2, seats: [boots, { gold: 5 }], theories })
    const game = play(declared(state, { 0: { debunk: 1, publish: 1 }, 1: { publish: 1 } }), [
      debunk('scorpion', 'green'),
    ])
    expect(question(game)).toBe('0 immediate')
    const published = play(game, [publish('scorpion', 'nPp')])
    // First the Debunk space itself, then the other player's cube, then the Boots.
    expect([question(published), published.table.space]).toEqual(['0 boots', 'debunk'])
    const onPublish = play(published, [decline])
    expect(question(onPublish)).toBe('1 publish')
    const empty = play(onPublish, [publish('fern', 'Nnp')])
    expect(question(empty)).toBe('0 boots')
    expect(player(play(empty, [publish('toad', 'pnP')]), 0).sealsLeft).toBe(9)
  })

  it('A-408, G-280 repeats a drink at the Custodian card', () => {
    const seat = { ...boots, favours: ['custodian'] } as const
    const game = play(declared(tableWith({ players: 2, seats: [seat] }), { 0: { custodian: 1 } }), [
      drink(['mushroom', 'toad']),
    ])
    expect(question(game)).toBe('0 boots')
    expect(game.table.custodianOut).toBe(true)
    const done = play(game, [drink(['mushroom', 'toad'])])
    expect(all(done, 'potionMade').length).toBe(2)
    expect(done.table.custodianOut).toBe(false)
  })

  it('AR-80 takes a cube for poison from the board, or else from the unused ones', () => {
    const poison = { artifacts: ['bootsOfSpeed'], hand: ['fern', 'birdClaw', 'fern', 'birdClaw'] } as const
    const game = play(declared(tableWith({ players: 2, seats: [poison] }), { 0: { drink: 1 } }), [decline])
    expect(player(game, 0).cubes).toEqual({ board: 0, placed: 0, unused: 6, hospital: 0 })
    const drunk = play(game, [drink(['fern', 'birdClaw'])])
    expect(all(drunk, 'unusedCubes')[0]).toMatchObject({ seat: 0, cubes: 5 })
    expect(player(drunk, 0).cubes.unused).toBe(1)
  })

  it('AR-80, AR-83 work at once on the space where they were bought', () => {
    const state = tableWith({ players: 2, seats: [{ gold: 9 }], onOffer: ['bootsOfSpeed', 'printingPress'] })
    const game = play(declared(state, { 0: { buy: 1 } }), [
      { kind: 'buy', artifact: 'bootsOfSpeed', shopkeepers: 0, offering: 0 },
    ])
    expect(question(game)).toBe('0 boots')
    expect(refusal(game, { kind: 'buy', artifact: 'printingPress', shopkeepers: 0, offering: 0 })).toBeNull()
    expect(begun(game.state).table.players[0]?.artifacts).toEqual(['bootsOfSpeed'])
  })

  it('AR-33 repeats at normal cost: a charging student wants gold for a repeat, too', () => {
    const seat = { artifacts: ['bootsOfSpeed'], hand: ['fern', 'birdClaw', 'mushroom', 'toad'], gold: 1 } as const
    const game = play(declared(tableWith({ players: 2, seats: [seat] }), { 0: { test: 1 } }), [
      test(['fern', 'birdClaw']),
      test(['mushroom', 'toad']),
    ])
    expect(player(game, 0).gold).toBe(0)
    const broke = play(declared(tableWith({ players: 2, seats: [{ ...seat, gold: 0 }] }), { 0: { test: 1 } }), [
      test(['fern', 'birdClaw']),
    ])
    expect(question(broke)).not.toBe('0 boots')
  })
})
