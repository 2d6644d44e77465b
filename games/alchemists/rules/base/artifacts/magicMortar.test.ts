import { ingredientIndex } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import {
  all,
  declared,
  decline,
  exhibit,
  own,
  play,
  player,
  question,
  refusal,
  scripted,
  secrets,
  sell,
  test,
} from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { magicMortar } from './magicMortar.ts'

const hand = ['mushroom', 'toad'] as const
const mortar = { artifacts: ['magicMortar'], hand } as const

describe('Magic Mortar', () => {
  it('A-440 costs 3, worth 1 point, level I', () => {
    expect(magicMortar).toMatchObject({ level: 1, cost: 3, points: 1 })
  })

  it('A-395 discards one of the two cards, picked at random, and returns the other', () => {
    for (const [picked, gone, kept] of [
      [0, 'mushroom', 'toad'],
      [1, 'toad', 'mushroom'],
    ] as const) {
      const game = play(
        declared(tableWith({ players: 2, seats: [mortar] }), { 0: { test: 1, drink: 1 } }),
        [test(hand, true)],
        scripted({ mortar: [picked] }),
      )
      expect(player(game, 0).cards).toBe(1)
      expect(own(game, 0).hand[ingredientIndex(kept)]).toBe(1)
      expect(own(game, 0).discarded[ingredientIndex(gone)]).toBe(1)
      expect(secrets(game, 'ingredientKept', 0)).toEqual([{ kept }])
      expect(secrets(game, 'ingredientKept', 1)).toEqual([])
    }
  })

  it('A-395 works for Sell, Test, Drink and Exhibit', () => {
    const sold = play(declared(tableWith({ players: 2, seats: [mortar] }), { 0: { sell: 1, drink: 1 } }), [
      sell(0, 'exact', hand, { mortar: true }),
    ])
    expect(player(sold, 0).cards).toBe(1)
    const shown = play(declared(tableWith({ players: 2, round: 6, seats: [mortar] }), { 0: { exhibit: 1 }, 1: {} }), [
      exhibit('healing', hand, true),
    ])
    expect(all(shown, 'ingredientKept').length).toBe(1)
  })

  it('AR-43, AR-86 may be waived, and is not for others', () => {
    const game = play(declared(tableWith({ players: 2, seats: [mortar] }), { 0: { test: 1, drink: 1 } }), [
      test(hand, false),
    ])
    expect(player(game, 0).cards).toBe(0)
    expect(refusal(declared(tableWith({ players: 2, seats: [{ hand }] }), { 0: { test: 1 } }), test(hand, true))).toBe(
      'mortarMissing',
    )
  })

  it('A-393 with Feather in Cap sets the picked card aside, unless the owner wants both there', () => {
    const seats = [{ artifacts: ['magicMortar', 'featherInCap'], hand }] as const
    const state = tableWith({ players: 2, round: 6, seats })
    const game = play(
      declared(state, { 0: { exhibit: 1 } }),
      [exhibit('healing', hand, true)],
      scripted({ mortar: [1] }),
    )
    expect(question(game)).toBe('0 feather')
    expect(own(game, 0).picked).toBe(1)
    const returned = play(game, [decline])
    expect(own(returned, 0).aside[ingredientIndex('toad')]).toBe(1)
    expect(own(returned, 0).hand[ingredientIndex('mushroom')]).toBe(1)
    const both = play(game, [{ kind: 'setBothAside' }])
    expect(own(both, 0).aside.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(player(both, 0).cards).toBe(0)
  })

  it('A-393 discards as usual when the exhibit fails', () => {
    const seats = [{ artifacts: ['magicMortar', 'featherInCap'], hand }] as const
    const game = play(declared(tableWith({ players: 2, round: 6, seats }), { 0: { exhibit: 1 } }), [
      exhibit('speed', hand, true),
    ])
    expect(own(game, 0).aside.every((count) => count === 0)).toBe(true)
    expect(player(game, 0).cards).toBe(1)
  })
})
