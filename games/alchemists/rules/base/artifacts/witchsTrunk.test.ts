import { describe, expect, it } from 'vitest'
import {
  answer,
  begun,
  buy,
  choosingOrder,
  declared,
  forageDeck,
  legalOf,
  play,
  player,
  question,
} from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { witchsTrunk } from './witchsTrunk.ts'

describe("Witch's Trunk", () => {
  it('A-440 costs 3, worth 2 points, level II', () => {
    expect(witchsTrunk).toMatchObject({ level: 2, cost: 3, points: 2 })
  })

  it('A-405, AR-86 draws 7 ingredients on purchase', () => {
    const state = tableWith({ players: 2, round: 4, seats: [{ gold: 5 }], onOffer: ['witchsTrunk'] })
    expect(player(play(declared(state, { 0: { buy: 1, test: 1 } }), [buy('witchsTrunk')]), 0).cards).toBe(7)
  })

  const state = tableWith({ players: 2, round: 4, seats: [{ artifacts: ['witchsTrunk'] }], favourDeck: ['herbalist'] })
  const choosing = choosingOrder(state, [0, 1])

  it('A-405, AR-46, AR-83 stops ingredients of order spaces, not their favors', () => {
    const game = answer(begun(choosing), 0, { kind: 'chooseOrder', space: 4 })
    // The favor was a Herbalist, which still brings its three cards.
    expect(question(game)).toBe('0 herbalist')
    expect(player(game, 0).cards).toBe(3)
    const [first] = legalOf(game)
    expect(player(play(game, first === undefined ? [] : [first]), 0).cards).toBe(1)
    expect(player(answer(begun(choosing), 0, { kind: 'chooseOrder', space: 3 }), 0).cards).toBe(0)
  })

  it('AR-46 stops also those of the green space', () => {
    const green = choosingOrder(state, [1], [0])
    const game = answer(begun(green), 1, { kind: 'chooseOrder', space: 1 })
    expect(question(game)).toBe('0 herbalist')
    expect(player(game, 0).cards).toBe(3)
  })

  it('A-405 leaves foraging alone', () => {
    const game = play(declared(state, { 0: { forage: 1, drink: 1 }, 1: { forage: 1 } }), [forageDeck])
    expect(player(game, 0).cards).toBe(1)
  })
})
