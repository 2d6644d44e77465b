import { describe, expect, it } from 'vitest'
import { all, buy, declared, decline, legalOf, own, play, player, question, refusal, test } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { thinkingCap } from './thinkingCap.ts'

const cap = (hand: readonly ('toad' | 'fern' | 'scorpion' | 'birdClaw')[]) =>
  play(
    declared(tableWith({ players: 2, round: 4, seats: [{ gold: 5, hand }], onOffer: ['thinkingCap'] }), {
      0: { buy: 1, test: 1 },
    }),
    [buy('thinkingCap')],
  )

describe('Thinking Cap', () => {
  it('A-440 costs 4, worth 1 point, level II', () => {
    expect(thinkingCap).toMatchObject({ level: 2, cost: 4, points: 1 })
  })

  it('A-403 tests two pairs of the hand, discards nothing and harms nobody', () => {
    const game = play(cap(['toad', 'fern', 'scorpion', 'birdClaw']), [
      test(['toad', 'scorpion']),
      test(['fern', 'birdClaw']),
    ])
    expect(player(game, 0).cards).toBe(4)
    expect(player(game, 0).made).toEqual(['wisdom', 'poison'])
    expect(game.table.results.map(({ at }) => at)).toEqual(['cap', 'cap'])
    // AR-81: the student has nothing to do with it.
    expect(all(game, 'studentCharges')).toEqual([])
    expect(player(game, 0).cubes.hospital).toBe(0)
    expect(question(game)).toBe('0 test')
  })

  it('A-403 uses no card twice: scorpion and toad, fern and toad need two toads', () => {
    const one = play(cap(['toad', 'fern', 'scorpion', 'birdClaw']), [test(['toad', 'scorpion'])])
    expect(refusal(one, test(['fern', 'toad']))).toBe('ingredientMissing')
    const two = play(cap(['toad', 'toad', 'fern', 'scorpion']), [test(['toad', 'scorpion'])])
    expect(refusal(two, test(['fern', 'toad']))).toBeNull()
  })

  it('AR-44 may be used once or not at all, and the second test is chosen after the first result', () => {
    const game = cap(['toad', 'fern', 'scorpion', 'birdClaw'])
    expect(question(game)).toBe('0 thinkingCap')
    expect(question(play(game, [decline]))).toBe('0 test')
    expect(question(play(game, [test(['toad', 'scorpion']), decline]))).toBe('0 test')
    // Without cards for a test nobody is asked.
    expect(question(cap(['toad']))).not.toBe('0 thinkingCap')
    expect(own(play(cap(['toad', 'fern']), [test(['fern', 'toad'])]), 0).mixes.length).toBe(1)
    expect(legalOf(cap(['toad', 'toad']))).toEqual([decline])
  })

  it('AR-44, AR-43 has no use for a Mortar', () => {
    const state = tableWith({
      players: 2,
      round: 4,
      seats: [{ gold: 5, hand: ['toad', 'fern'], artifacts: ['magicMortar'] }],
      onOffer: ['thinkingCap'],
    })
    const game = play(declared(state, { 0: { buy: 1 } }), [buy('thinkingCap')])
    expect(refusal(game, test(['fern', 'toad'], true))).toBe('mortarMissing')
  })
})
