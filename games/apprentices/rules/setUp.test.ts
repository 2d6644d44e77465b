import { begin, quickChance, seededChance } from '@athanor/kernel'
import { alwaysThis, scriptedChance } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { apprentices } from './game.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { allPoints, legalActions, played, refusal } from './testing/play.ts'
import { optionsWith } from './testing/table.ts'

const colours = ['green', 'yellow', 'purple', 'blue']

function begun(players: number, chosen: Partial<Options> = {}, seed = '5eed'.repeat(16)): State {
  const seats = colours.slice(0, players).map((colour) => ({ colour }))
  return begin(apprentices, optionsWith(chosen), seats, seededChance(seed)).position.state
}

const fromFirst = { firstPlayer: 'seat1' } as const

describe('set-up', () => {
  it('D-010 D-013 lays out the six Apprentice sides unless told otherwise', () => {
    expect(begun(3).sides).toEqual(Array.from({ length: 6 }, () => 'apprentice'))
  })

  it('D-020 D-021 D-022 DR-60 allows any mix of sides, chosen or drawn', () => {
    const initiate = apprentices.options.presets['initiate'] ?? {}
    expect(begun(2, initiate).sides).toEqual(Array.from({ length: 6 }, () => 'initiate'))
    expect(begun(2, { table2: 'initiate', table5: 'initiate' }).sides.join()).toBe(
      'apprentice,initiate,apprentice,apprentice,initiate,apprentice',
    )
    const mixed = apprentices.options.presets['mixed'] ?? {}
    const chance = quickChance('mixes')
    const seen = new Set<string>()
    for (let count = 0; count < 1500; count++) {
      const seed = Array.from({ length: 8 }, () =>
        chance
          .below(2 ** 30)
          .toString(16)
          .padStart(8, '0'),
      ).join('')
      seen.add(begun(2, mixed, seed).sides.join())
    }
    expect(seen.size).toBe(64)
  })

  it('D-012 D-014 D-007 D-167 starts everybody at 0 points and the price at 10', () => {
    const state = begun(4)
    expect(allPoints(state)).toEqual([0, 0, 0, 0])
    expect(state.price).toBe(10)
  })

  it('D-016 gives each player one die of every colour', () => {
    const state = begun(3)
    for (const seat of [0, 1, 2]) {
      const own = state.dice.filter(({ owner }) => owner === seat).map(({ colour }) => colour)
      expect(own).toEqual(['green', 'yellow', 'purple', 'black'])
    }
    expect(state.pool).toEqual([5, 5, 5, 1])
  })

  it('D-017 D-019 DR-62 lets each choose a fifth die in turn order, black too, before the first roll', () => {
    let state = begun(3, { firstPlayer: 'seat2' })
    expect(legalActions(state)).toHaveLength(4)
    expect(refusal(state, [0, { kind: 'chooseDie', colour: 'green' }])).toBe('notYourTurn')
    expect(refusal(state, { kind: 'endTurn' })).toBe('chooseDieFirst')
    state = played(state, [{ kind: 'chooseDie', colour: 'black' }]).state
    expect([state.active, state.round]).toEqual([2, 0])
    // One black die was left for three players.
    expect(refusal(state, { kind: 'chooseDie', colour: 'black' })).toBe('colourGone')
    state = played(state, [
      { kind: 'chooseDie', colour: 'green' },
      { kind: 'chooseDie', colour: 'green' },
    ]).state
    expect([state.active, state.round]).toEqual([1, 1])
    for (const seat of [0, 1, 2]) expect(state.dice.filter(({ owner }) => owner === seat)).toHaveLength(5)
    expect(refusal(state, { kind: 'chooseDie', colour: 'green' })).toBe('onlyBeforeTheGame')
  })

  it.each([
    [2, 18, 2],
    [3, 13, 1],
    [4, 8, 0],
  ])('DR-61 DR-62 leaves %i players %i dice for sale, %i of them black', (players, left, black) => {
    let state = begun(players, fromFirst)
    expect(state.pool[3]).toBe(black)
    const blackFifth = legalActions(state).some((action) => action.kind === 'chooseDie' && action.colour === 'black')
    expect(blackFifth).toBe(black > 0)
    for (let seat = 0; seat < players; seat++) state = played(state, [{ kind: 'chooseDie', colour: 'green' }]).state
    expect(state.pool.reduce((sum, count) => sum + count, 0)).toBe(left)
  })

  it('D-023 DR-71 lets chance or the host name who starts', () => {
    const chance = quickChance('first')
    const seed = () =>
      Array.from({ length: 8 }, () =>
        chance
          .below(2 ** 30)
          .toString(16)
          .padStart(8, '0'),
      ).join('')
    expect(new Set(Array.from({ length: 40 }, () => begun(4, {}, seed()).starter))).toEqual(new Set([0, 1, 2, 3]))
    expect(begun(4, { firstPlayer: 'seat3' }).starter).toBe(2)
    expect(apprentices.checkOptions?.(optionsWith({ firstPlayer: 'seat4' }), 3)?.id).toBe(
      'apprentices.reject.noSuchSeat',
    )
    expect(apprentices.checkOptions?.(optionsWith({ firstPlayer: 'seat4' }), 4)).toBeNull()
  })

  it('D-024 DR-70 DR-90 rolls all dice together, seats from the starter on, dice in order of acquisition', () => {
    const chance = scriptedChance({ dice: Array.from({ length: 10 }, (_, index) => index % 6) })
    const seats = colours.slice(0, 2).map((colour) => ({ colour }))
    const first = begin(apprentices, optionsWith({ firstPlayer: 'seat2' }), seats, alwaysThis(scriptedChance()))
    let state = first.position.state
    for (const [seat, colour] of [
      [1, 'purple'],
      [0, 'yellow'],
    ] as const) {
      state = apprentices.apply(state, seat, { kind: 'chooseDie', colour }, chance).state
    }
    expect(chance.asked).toEqual(Array.from({ length: 10 }, () => ({ stream: 'dice', below: 6 })))
    // Seat 1 begins: its dice 4 to 7 and its fifth die, number 8; then those of seat 0.
    const faces = [4, 5, 6, 7, 8, 0, 1, 2, 3, 9].map((die) => state.dice[die]?.face)
    expect(faces).toEqual([
      'potion',
      'parchment',
      'gemstone',
      'parchment',
      'potion',
      'raven',
      'parchment',
      'gemstone',
      'raven',
      'gemstone',
    ])
  })

  it('DR-91 shows everything to everybody', () => {
    const state = begun(2)
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(apprentices.view(state, viewer)).toEqual({ viewer, table: state })
      expect(apprentices.resample(apprentices.view(state, viewer), scriptedChance())).toEqual(state)
    }
  })
})
