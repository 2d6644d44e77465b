import { describe, expect, it } from 'vitest'
import { convert, endTurn, made, rerollDie, research, roll } from './testing/moves.ts'
import { legalActions, played, readyUnits, refusal } from './testing/play.ts'
import { holding, tableWith, throwing } from './testing/table.ts'

describe('rerolls', () => {
  it.each([
    ['D-127', 'apprentice', 3],
    ['D-130', 'apprentice', 4],
    ['D-137', 'apprentice', 6],
    ['D-143', 'initiate', 2],
    ['D-147', 'initiate', 3],
  ] as const)('%s throws one own die again (%s, table %i)', (_, side, table) => {
    const state = holding(table, 1, ['potion', 'parchment'], { initiate: side === 'initiate' ? [table] : [] })
    const { state: after, seen } = played(state, [rerollDie(table, 0)], [throwing('green', 'gemstone')])
    expect(readyUnits(after, 0)).toEqual(['gemstone', 'parchment'])
    expect(seen).toEqual([
      { kind: 'dieRerolled', seat: 0, table, die: 0, colour: 'green', before: 'potion', face: 'gemstone' },
    ])
  })

  it('DR-44 reach ready dice in their owner’s hands only, the same one several times', () => {
    const state = tableWith({
      players: 2,
      dice: [['potion', 'raven', 'gemstone', 'gemstone'], ['parchment']],
      tokens: { 6: [[0, 1]], 4: [[0, 1]], 5: [[0, 1]] },
      initiate: [5],
    })
    const took = played(state, [{ kind: 'takeUnit', table: 5, units: [2, 3], unit: 4 }]).state
    expect(legalActions(took, 'rerollDie')).toHaveLength(4)
    for (const die of [2, 4]) expect(refusal(took, rerollDie(6, die))).toBe('notYourDie')
    const twice = played(
      took,
      [rerollDie(6, 0), rerollDie(4, 0)],
      [throwing('green', 'raven'), throwing('green', 'raven')],
    )
    expect(twice.state.dice[0]?.face).toBe('raven')
  })
})

describe('the use of abilities', () => {
  it('D-094 DR-38 is once per turn for each slot, also with what it made itself', () => {
    const state = holding(4, 2, ['potion', 'potion'])
    const after = played(state, [convert(4, [0], 'potion')]).state
    for (const unit of [1, made(0)]) expect(refusal(after, convert(4, [unit], 'gemstone'))).toBe('abilityUsed')
  })

  it('D-095 belongs to whoever takes the slot over later in the round, used or not', () => {
    const state = tableWith({ players: 2, dice: [['potion'], ['potion', 'potion', 'potion']], tokens: { 4: [[0, 1]] } })
    const after = played(state, [rerollDie(4, 0), endTurn, research(4, 1, 2)], [0]).state
    expect(refusal(after, rerollDie(4, 3))).toBeNull()
    expect(after.used).toEqual([{ seat: 0, table: 4, rank: 1 }])
  })

  it('D-096 DR-39 counts equal texts as cards of their own', () => {
    const tokens = {
      4: [
        [1, 2],
        [2, 1],
        [0, 1],
      ],
    } as const
    const state = tableWith({
      players: 4,
      dice: [['potion', 'potion', 'potion', 'potion', 'potion', 'potion']],
      tokens,
      initiate: [4],
    })
    const once = played(state, [convert(4, [0], 'gemstone', 'parchment')]).state
    const twice = played(once, [research(4, 1, 2), convert(4, [3], 'gemstone', 'parchment')]).state
    expect(twice.used.map(({ rank }) => rank)).toEqual([3, 1])
  })

  it('D-096 lets each of several equal cards be used once in the round', () => {
    const state = tableWith({ players: 2, dice: [['potion']], tokens: { 3: [[0, 1]], 4: [[0, 1]], 6: [[0, 1]] } })
    const after = played(state, [rerollDie(3, 0), rerollDie(4, 0), rerollDie(6, 0)]).state
    expect(after.used).toHaveLength(3)
  })

  it('D-097 DR-46 takes own units and taken ones, never a rival’s', () => {
    const state = tableWith({
      players: 2,
      dice: [['gemstone', 'gemstone'], ['potion']],
      tokens: {
        5: [[0, 1]],
        4: [
          [1, 2],
          [0, 1],
        ],
      },
      initiate: [5],
    })
    expect(refusal(state, convert(4, [2], 'gemstone'))).toBe('unitsNotReady')
    const took = played(state, [{ kind: 'takeUnit', table: 5, units: [0, 1], unit: 2 }]).state
    expect(refusal(took, convert(4, [2], 'potion', 'potion'))).toBe('wrongGains')
    expect(refusal(took, { kind: 'convert', table: 4, units: [2], gains: ['gemstone'] })).toBeNull()
  })

  it('D-099 DR-01 is free at any moment of one’s own turn, before ravens too, and only then', () => {
    const state = holding(4, 2, ['raven', 'potion'], {
      dice: [
        ['raven', 'potion'],
        ['raven', 'potion'],
      ],
    })
    expect(refusal(state, convert(4, [1], 'gemstone'))).toBeNull()
    const off = played(state, [roll(0), endTurn], [throwing('green', 'parchment')]).state
    expect(refusal(off, [0, convert(4, [1], 'gemstone')])).toBe('notYourTurn')
  })

  it('DR-40 may go through several slots of one table in a turn', () => {
    const dice = Array.from({ length: 8 }, () => 'potion' as const)
    const state = tableWith({
      players: 4,
      dice: [dice],
      tokens: {
        4: [
          [1, 3],
          [2, 2],
          [0, 1],
        ],
      },
    })
    const after = played(state, [
      convert(4, [0], 'parchment'),
      research(4, 1, 2),
      convert(4, [3], 'gemstone'),
      research(4, 4, 5),
      rerollDie(4, 6),
    ]).state
    expect(after.used.map(({ rank }) => rank)).toEqual([3, 2, 1])
  })

  it('DR-41 DR-42 DR-84 follows current ranks: a slot lost before the turn is lost, the next one is fresh', () => {
    const dice = [
      ['potion', 'potion'],
      ['potion', 'potion'],
    ] as const
    const state = tableWith({ players: 2, dice, tokens: { 4: [[1, 1]] } })
    const after = played(state, [research(4, 0, 1), endTurn]).state
    expect(refusal(after, rerollDie(4, 2))).toBe('noSuchAbility')
    expect(refusal(after, convert(4, [2], 'gemstone'))).toBeNull()
    // DR-84: who has acted waits for the next round, and nobody rises without moving.
    expect(after.tracks[3]?.map(({ seat }) => seat)).toEqual([0, 1])
    expect(refusal(after, [0, rerollDie(4, 0)])).toBe('notYourTurn')
  })

  it('DR-43 leaves what was made with a slot that is lost later', () => {
    const dice = [
      ['potion', 'potion'],
      ['potion', 'potion'],
    ] as const
    const state = tableWith({
      players: 2,
      dice,
      tokens: {
        4: [
          [1, 2],
          [0, 1],
        ],
      },
    })
    const after = played(state, [convert(4, [0], 'gemstone'), endTurn, research(4, 2, 3)]).state
    expect(readyUnits(after, 0)).toEqual(['potion', 'gemstone'])
  })
})
