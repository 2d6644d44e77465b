import { describe, expect, it } from 'vitest'
import { cancel, endTurn, rerollDie, research, roll } from './testing/moves.ts'
import { conditions, legalActions, played, pointsAt, readyUnits, refusal } from './testing/play.ts'
import { tableWith, throwing } from './testing/table.ts'

describe('the extra raven of the first table', () => {
  const onTable1 = { 1: [[0, 1]] } as const

  it('D-121 D-170 DR-28 comes once at the start of each turn of whoever is there, at any rank', () => {
    const tokens = {
      1: [
        [1, 3],
        [0, 1],
      ],
    } as const
    const state = tableWith({ players: 3, dice: [['potion'], ['potion'], ['potion']], tokens, active: 2, starter: 2 })
    const first = played(state, [endTurn]).state
    expect([first.active, first.marker]).toEqual([0, true])
    const second = played(first, [roll('marker'), endTurn], [3]).state
    expect([second.active, second.marker]).toEqual([1, true])
    // Whoever enters gets the first one on the next turn.
    const entering = tableWith({
      players: 2,
      dice: [['potion', 'potion', 'potion', 'potion', 'potion'], []],
    })
    const entered = played(entering, [research(1, 0, 1, 2, 3, 4)]).state
    expect([entered.marker, refusal(entered, endTurn)]).toEqual([false, null])
  })

  it('DR-28 never comes in round 1', () => {
    const state = tableWith({ players: 2, dice: [[], []], tokens: { 1: [[1, 1]] }, round: 1 })
    expect(played(state, [endTurn]).state.marker).toBe(false)
  })

  it('DR-26 DR-27 is no die: a gemstone or help removes it, a black die decides it, and it does not count to three', () => {
    const dice = [['raven', 'raven', 'gemstone'], ['potion']] as const
    const before = tableWith({ players: 2, dice, tokens: onTable1, starter: 1, active: 1 })
    const state = played(before, [endTurn]).state
    expect([state.marker, state.phase]).toEqual([true, 'turn'])
    const cancelled = played(state, [cancel(2, 'marker')]).state
    expect([cancelled.marker, pointsAt(cancelled, 0), conditions(cancelled, 0, 1, 2)]).toEqual([
      false,
      1,
      ['ready', 'ready', 'spent'],
    ])
    const rolled = played(state, [roll('marker')], [throwing('black', 'gemstone')])
    expect(rolled.seen[0]).toEqual({ kind: 'ravenRolled', seat: 0, raven: 'marker', face: 'gemstone' })
    expect([rolled.state.marker, readyUnits(rolled.state, 0)]).toEqual([false, ['raven', 'raven']])
    // Where a coloured die has its raven, a black one shows a potion.
    expect(played(state, [roll('marker')], [throwing('black', 'potion')]).seen[0]).toMatchObject({ face: 'potion' })
    const three = tableWith({ players: 2, dice: [['raven'], []], tokens: { 6: [[0, 1]] }, marker: true })
    expect(legalActions(three, 'rerollDie')).toEqual([rerollDie(6, 0)])
  })

  it('D-120 DR-48 is no slot, so nothing blocks it and its holder has no ability there', () => {
    const state = tableWith({ players: 3, dice: [['potion']], tokens: { 1: [[0, 2]] } })
    expect(refusal(state, { kind: 'blockSlot', table: 1, targetTable: 1, targetRank: 1 })).toBe('noSuchAbility')
  })

  it('DR-29 can never meet the trade of three ravens, which is on the other side of its board', () => {
    const state = tableWith({
      players: 3,
      dice: [['raven', 'raven', 'raven']],
      tokens: {
        1: [
          [1, 2],
          [0, 1],
        ],
      },
      marker: true,
    })
    expect(refusal(state, { kind: 'tradeRavens', table: 1, ravens: [0, 1, 2] })).toBe('noSuchAbility')
  })
})

describe('three ravens', () => {
  const three = ['raven', 'black raven', 'purple raven', 'potion'] as const

  it('D-059 D-064 D-065 DR-20 DR-21 DR-30 are asked about first, if three are there when the turn begins', () => {
    const before = tableWith({
      players: 2,
      dice: [[...three], ['gemstone']],
      starter: 1,
      active: 1,
      tokens: { 1: [[0, 1]] },
    })
    const { state, seen } = played(before, [endTurn])
    expect(state.phase).toBe('threeRavens')
    expect(seen.map(({ kind }) => kind)).toEqual(['turnEnded', 'turnBegan', 'extraRavenCame'])
    for (const action of [roll(0), cancel(4, 0), endTurn, { kind: 'askHelp' }] as const) {
      expect(refusal(state, action)).toBe('threeRavensFirst')
    }
    // D-064: a rival has cut them to two.
    expect(played(before, [cancel(4, 0), endTurn]).state.phase).toBe('turn')
    // DR-20: it may be left.
    expect(played(state, [{ kind: 'keepRavens' }]).state.phase).toBe('turn')
  })

  it('D-060 D-062 DR-23 DR-25 DR-78 keep one coloured raven apart and reroll the other ravens together', () => {
    const state = tableWith({ players: 2, dice: [[...three], []], phase: 'threeRavens' })
    expect(legalActions(state)).toEqual([
      { kind: 'rerollRavens', kept: 0 },
      { kind: 'rerollRavens', kept: 2 },
      { kind: 'keepRavens' },
    ])
    expect(refusal(state, { kind: 'rerollRavens', kept: 1 })).toBe('keepColoured')
    expect(refusal(state, { kind: 'rerollRavens', kept: 3 })).toBe('notARaven')
    const throws = [throwing('black', 'gemstone'), throwing('purple', 'parchment')]
    const { state: after, seen } = played(state, [{ kind: 'rerollRavens', kept: 0 }], throws)
    expect(seen).toEqual([
      {
        kind: 'ravensRerolled',
        seat: 0,
        kept: 0,
        throws: [
          { die: 1, face: 'gemstone' },
          { die: 2, face: 'parchment' },
        ],
      },
    ])
    // D-063, DR-24: only the kept one is left, and it is an ordinary raven.
    expect(readyUnits(after, 0)).toEqual(['raven', 'gemstone', 'parchment', 'potion'])
    expect(refusal(after, cancel(1, 0))).toBeNull()
  })

  it('D-061 D-063 DR-22 DR-24 leave new ravens with the kept one, and no second reroll', () => {
    const state = tableWith({ players: 2, dice: [[...three], []], phase: 'threeRavens' })
    const throws = [throwing('black', 'raven'), throwing('purple', 'raven')]
    const after = played(state, [{ kind: 'rerollRavens', kept: 0 }], throws).state
    expect(legalActions(after, 'rollRaven')).toHaveLength(3)
    expect(refusal(after, { kind: 'rerollRavens', kept: 0 })).toBe('noThreeRavens')
  })

  it('DR-23 keep a black one when all are black', () => {
    const dice = [['black raven', 'black raven', 'black raven', 'black raven'], []] as const
    const state = tableWith({ players: 2, dice, phase: 'threeRavens' })
    expect(legalActions(state, 'rerollRavens')).toHaveLength(4)
  })
})
