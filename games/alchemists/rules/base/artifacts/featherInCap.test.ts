import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { declared, exhibit, own, play, player, secrets, toTheEnd } from '../../testing/play.ts'
import { demo, tableWith } from '../../testing/table.ts'
import { featherInCap } from './featherInCap.ts'

const hand = ['toad', 'scorpion', 'fern', 'toad', 'mushroom', 'birdClaw'] as const

describe('Feather in Cap', () => {
  // A world in which toad makes wisdom with scorpion and paralysis with fern.
  const answers = { ...demo(), fern: 'NNN', flower: 'Nnp' } as const
  const state = tableWith({ players: 2, round: 6, answers, seats: [{ hand, artifacts: ['featherInCap'] }] })
  const game = play(declared(state, { 0: { exhibit: 3 } }), [
    exhibit('wisdom', ['toad', 'scorpion']),
    exhibit('paralysis', ['fern', 'toad']),
    exhibit('speed', ['mushroom', 'birdClaw']),
  ])

  it('A-440 costs 3, level III', () => {
    expect(featherInCap).toMatchObject({ level: 3, cost: 3, points: 0 })
  })

  it('A-392 scores each different ingredient of successful exhibits: three for toad with scorpion and toad with fern', () => {
    const [seat] = alchemists.outcome(toTheEnd(game).state)?.seats ?? []
    expect(seat?.breakdown.find(({ source }) => source === 'featherInCap')?.points).toBe(3)
  })

  it('AR-48, A-392 sets them aside for the owner alone, and out of the discard pile', () => {
    expect(own(game, 0).aside.reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(player(game, 0).aside).toEqual([
      { result: 0, count: 2 },
      { result: 1, count: 2 },
    ])
    expect(secrets(game, 'setAside', 0)[0]).toEqual({ aside: ['toad', 'scorpion'] })
    expect(secrets(game, 'setAside', 1)).toEqual([])
    expect(player(game, 0).discarded).toBe(2)
  })
})
