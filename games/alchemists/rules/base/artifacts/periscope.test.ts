import { describe, expect, it } from 'vitest'
import { notebookOf } from '../../engine/atTable.ts'
import { alchemists } from '../../game.ts'
import {
  all,
  buy,
  declared,
  decline,
  drink,
  own,
  play,
  player,
  question,
  scripted,
  secrets,
  sell,
  test,
} from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { periscope } from './periscope.ts'

const hand = ['mushroom', 'toad', 'mushroom', 'toad', 'fern', 'birdClaw'] as const
const spy = { artifacts: ['periscope'], hand: ['mushroom', 'toad'] } as const

describe('Periscope', () => {
  it('A-440 costs 3, worth 1 point, level I', () => {
    expect(periscope).toMatchObject({ level: 1, cost: 3, points: 1 })
  })

  it('A-396, AR-42, AR-78 asks right after the result, before anything else is done', () => {
    const state = tableWith({ players: 2, seats: [{ hand }, spy] })
    const game = play(declared(state, { 0: { drink: 1 } }), [drink(['fern', 'birdClaw'])])
    expect(all(game, 'potionMade').length).toBe(1)
    expect(question(game)).toBe('1 periscope')
    expect(all(game, 'poisoned')).toEqual([])
    expect(player(game, 0).made).toEqual([])
    const after = play(game, [decline])
    expect(all(after, 'poisoned').length).toBe(1)
    expect(all(after, 'periscopeDeclined')).toEqual([{ kind: 'periscopeDeclined', seat: 1 }])
  })

  it('A-397, A-396, G-277 shows one card at random to the owner alone; both are discarded', () => {
    for (const [number, ingredient] of [
      [0, 'mushroom'],
      [1, 'toad'],
    ] as const) {
      const game = play(
        declared(tableWith({ players: 2, seats: [{ hand }, spy] }), { 0: { test: 1, drink: 1 } }),
        [test(['mushroom', 'toad']), { kind: 'periscope' }],
        scripted({ periscope: [number] }),
      )
      expect(secrets(game, 'periscopeUsed', 1)).toEqual([{ ingredient }])
      expect(secrets(game, 'periscopeUsed', 0)).toEqual([])
      expect(player(game, 0).cards).toBe(4)
      expect(notebookOf(alchemists.view(game.state, 1)).facts).toEqual([
        { kind: 'glimpse', ingredient, potions: ['healing'] },
      ])
    }
  })

  it('A-396 works once a round, on Sell, Test and Drink of others, not on own mixes', () => {
    const game = play(
      declared(tableWith({ players: 2, seats: [{ hand }, spy] }), { 0: { sell: 1, test: 2 }, 1: { test: 1 } }),
      [
        sell(0, 'exact', ['mushroom', 'toad']),
        { kind: 'periscope' },
        test(['fern', 'birdClaw']),
        test(['mushroom', 'toad']),
      ],
    )
    expect(question(game)).toBe('0 test')
    expect(own(game, 1).peeks).toHaveLength(1)
    expect(own(game, 1).peeks[0]?.result).toBe(0)
  })

  it('A-396 does not see the tests of a Thinking Cap', () => {
    const state = tableWith({ players: 2, round: 4, seats: [{ hand, gold: 5 }, spy], onOffer: ['thinkingCap'] })
    const game = play(declared(state, { 0: { buy: 1 } }), [buy('thinkingCap'), test(['mushroom', 'toad'])])
    expect(question(game)).toBe('0 thinkingCap')
  })

  it('AR-41 comes before the Mortar, which then picks for itself', () => {
    const seats = [{ hand: ['mushroom', 'toad'], artifacts: ['magicMortar'] }, spy] as const
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { test: 1, drink: 1 } }), [
      test(['mushroom', 'toad'], true),
    ])
    expect(question(game)).toBe('1 periscope')
    expect(all(game, 'ingredientKept')).toEqual([])
    const after = play(game, [{ kind: 'periscope' }], scripted({ periscope: [0], mortar: [0] }))
    expect(own(after, 1).peeks[0]?.ingredient).toBe('mushroom')
    expect(secrets(after, 'ingredientKept', 0)).toEqual([{ kept: 'toad' }])
  })

  it('AR-42 sees Custodian drinks', () => {
    const seats = [{ hand, favours: ['custodian'] }, spy] as const
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { custodian: 1 } }), [
      drink(['mushroom', 'toad']),
    ])
    expect(question(game)).toBe('1 periscope')
  })
})
