import { describe, expect, it } from 'vitest'
import { cancel, endTurn, rerollDie, research, roll } from './testing/moves.ts'
import { legalActions, played, refusal } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

describe('the first round', () => {
  it('D-037 DR-31 DR-32 DR-92 makes ravens wild, each for any type, also among five of a type', () => {
    const dice = [['raven', 'raven', 'potion', 'potion', 'potion'], ['raven']] as const
    const state = tableWith({ players: 2, dice, round: 1 })
    expect(refusal(state, endTurn)).toBeNull()
    expect(played(state, [research(1, 0, 1, 2, 3, 4)]).state.players[0]?.score.research).toBe(9)
    expect(refusal(state, research(5, 0, 1))).toBeNull()
    expect(refusal(state, research(5, 0, 2))).toBe('wrongPayment')
    expect(new Set(legalActions(state).map(({ kind }) => kind))).toEqual(new Set(['research', 'endTurn']))
    for (const action of [roll(0), { kind: 'askHelp' }] as const) expect(refusal(state, action)).toBe('notARaven')
    expect(refusal(state, cancel(2, 5))).toBe('firstRound')
    expect(refusal(state, { kind: 'rerollRavens', kept: 0 })).toBe('noThreeRavens')
    expect(refusal(state, [1, { kind: 'offerHelp', gemstone: 5 }])).toBe('notYourTurn')
  })

  it('D-038 D-082 DR-33 assigns slots at once, but lets nobody use them', () => {
    const dice = [['potion', 'potion', 'potion', 'parchment', 'parchment'], []] as const
    const first = tableWith({ players: 2, dice, tokens: { 4: [[1, 1]] }, round: 1, points: [12] })
    const { state, seen } = played(first, [research(4, 0, 1)])
    expect(seen).toContainEqual({ kind: 'slotGained', seat: 0, table: 4, rank: 1 })
    expect(seen).toContainEqual({ kind: 'slotGained', seat: 1, table: 4, rank: 2 })
    expect(refusal(state, rerollDie(4, 2))).toBe('firstRound')
    expect(refusal(state, { kind: 'buyDie', colour: 'green' })).toBeNull()
    expect(refusal({ ...state, round: 2 }, rerollDie(4, 2))).toBeNull()
  })
})
