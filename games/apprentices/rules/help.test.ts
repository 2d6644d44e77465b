import { describe, expect, it } from 'vitest'
import { apprentices } from './game.ts'
import { accept, cancel, convert, endTurn, offer, rerollDie, research, roll } from './testing/moves.ts'
import { conditions, guests, legalActions, played, pointsAt, refusal } from './testing/play.ts'
import { tableWith, throwing } from './testing/table.ts'

const ask = { kind: 'askHelp' } as const
const decline = { kind: 'declineHelp' } as const

/** Seat 0 has acted and kept a gemstone; seat 1 has two ravens and a gemstone; seat 2, yet to act, has two gemstones. */
const plan = {
  players: 3,
  dice: [['gemstone'], ['raven', 'raven', 'gemstone'], ['gemstone', 'gemstone', 'raven']],
  active: 1,
} as const

describe('help', () => {
  it('D-047 D-050 D-100 DR-14 DR-17 DR-80 spends a rival’s gemstone for a raven, if it is accepted', () => {
    const state = tableWith(plan)
    const offered = played(state, [
      [0, offer(0)],
      [2, offer(4)],
    ]).state
    expect(conditions(offered, 0, 4)).toEqual(['ready', 'ready'])
    expect(pointsAt(offered, 0)).toBe(0)
    const { state: after, seen } = played(offered, [accept(0, 2)])
    expect([pointsAt(after, 0), pointsAt(after, 1), conditions(after, 0, 2)]).toEqual([1, 0, ['spent', 'aside']])
    expect(seen).toEqual([{ kind: 'ravenCancelled', seat: 0, owner: 1, gemstone: 0, raven: 2, points: 1 }])
    // DR-17: the die is missing on a turn still to come.
    const both = played(after, [accept(4, 1)]).state
    expect([pointsAt(both, 2), conditions(both, 4)]).toEqual([1, ['spent']])
  })

  it('DR-14 never happens against the will of the active player', () => {
    const state = played(tableWith(plan), [[0, offer(0)]]).state
    expect(refusal(state, [0, cancel(0, 1)])).toBe('notYourTurn')
    expect(refusal(state, [0, accept(0, 1)])).toBe('notYourTurn')
    expect(refusal(state, roll(1))).toBeNull()
  })

  it('DR-01 DR-73 DR-81 is never waited for: the active player owes the only decision and goes on', () => {
    const state = tableWith(plan)
    expect(apprentices.decisions(state)).toEqual([{ seat: 1, ask: 'ravens' }])
    expect(guests(state)).toEqual([0, 2])
    const asked = played(state, [ask]).state
    expect(apprentices.decisions(asked)).toEqual([{ seat: 1, ask: 'ravens' }])
    expect(refusal(asked, cancel(3, 1))).toBeNull()
  })

  it('D-048 DR-79 may be asked for once per raven step, if anybody has a gemstone', () => {
    const asked = played(tableWith(plan), [ask]).state
    expect(refusal(asked, ask)).toBe('askedAlready')
    expect(refusal(tableWith({ ...plan, dice: [['potion'], ['raven'], ['raven']] }), ask)).toBe('nobodyToAsk')
    expect(refusal(tableWith({ ...plan, dice: [['gemstone'], ['potion'], []] }), ask)).toBe('notARaven')
    const answered = played(asked, [
      [0, decline],
      [2, offer(4)],
    ])
    expect(answered.seen).toEqual([
      { kind: 'helpDeclined', seat: 0, owner: 1 },
      { kind: 'helpOffered', seat: 2, owner: 1, gemstone: 4 },
    ])
    expect(refusal(answered.state, [0, decline])).toBe('notAsked')
    expect(refusal(answered.state, [2, decline])).toBe('notAsked')
    expect(refusal(tableWith(plan), [0, decline])).toBe('notAsked')
    // A no is no promise.
    expect(refusal(answered.state, [0, offer(0)])).toBeNull()
  })

  it('DR-79 may be asked for once more when a raven appears later in the turn', () => {
    const state = tableWith({
      players: 2,
      dice: [['raven', 'potion', 'gemstone'], ['gemstone']],
      tokens: { 6: [[0, 1]] },
    })
    const later = played(state, [ask, cancel(2, 0), rerollDie(6, 1)], [throwing('green', 'raven')]).state
    expect(later.help).toEqual({ asked: false, answered: [], offers: [], withdrawn: [] })
    expect(refusal(later, ask)).toBeNull()
  })

  it('DR-79 may be taken back until it is accepted, but not offered again in that turn', () => {
    const state = played(tableWith(plan), [
      [2, offer(4)],
      [2, { kind: 'withdrawHelp', gemstone: 4 }],
    ]).state
    expect(refusal(state, accept(4, 1))).toBe('noSuchOffer')
    expect(refusal(state, [2, offer(4)])).toBe('withdrawnAlready')
    expect(refusal(state, [2, { kind: 'withdrawHelp', gemstone: 4 }])).toBe('noSuchOffer')
    const twice = played(state, [[2, offer(5)]]).state
    expect(refusal(twice, [2, offer(5)])).toBe('offeredAlready')
    expect(refusal(twice, [0, { kind: 'withdrawHelp', gemstone: 5 }])).toBe('noSuchOffer')
    // Whoever has nothing else to offer is not invited any more.
    const gone = played(tableWith(plan), [
      [0, offer(0)],
      [0, { kind: 'withdrawHelp', gemstone: 0 }],
    ]).state
    expect(guests(gone)).toEqual([2])
    // On the next turn it may be offered anew.
    const next = played(state, [roll(1), roll(2), endTurn], [3, 3]).state
    expect(next.help.withdrawn).toEqual([])
  })

  it('DR-79 serves any one raven of the active player, the marker too, and lapses with the last', () => {
    const state = tableWith({ ...plan, dice: [['gemstone'], ['raven'], ['gemstone']], marker: true })
    const offered = played(state, [
      [0, offer(0)],
      [2, offer(2)],
    ]).state
    const after = played(offered, [accept(0, 'marker'), roll(1)], [0]).state
    expect(after.marker).toBe(false)
    expect(after.help.offers).toEqual([])
    expect(guests(after)).toEqual([])
  })

  it('DR-15 DR-79 goes to the active player’s ravens alone, and only while there are any', () => {
    const state = played(tableWith(plan), [[0, offer(0)]]).state
    // Die 6 is a raven of seat 2.
    expect(refusal(state, accept(0, 6))).toBe('notARaven')
    const without = tableWith({ ...plan, dice: [['gemstone'], ['potion'], ['raven']] })
    expect(guests(without)).toEqual([])
    expect(refusal(without, [0, offer(0)])).toBe('notYourTurn')
    expect(refusal(tableWith(plan), [1, offer(3)])).toBe('notYourTurn')
    expect(refusal(tableWith({ ...plan, phase: 'threeRavens' }), [0, offer(0)])).toBe('notYourTurn')
  })

  it('DR-16 DR-51 takes no ability off turn: only gemstones that are there', () => {
    const state = tableWith({
      players: 2,
      dice: [['raven'], ['potion', 'gemstone']],
      tokens: {
        2: [
          [0, 2],
          [1, 1],
        ],
      },
    })
    expect(refusal(state, [1, convert(2, [1], 'gemstone', 'parchment')])).toBe('notYourTurn')
    expect(refusal(state, [1, research(4, 1)])).toBe('notYourTurn')
    expect(refusal(state, [1, offer(1)])).toBe('notAGemstone')
    expect(legalActions(state, undefined, 1)).toEqual([offer(2)])
  })

  it('D-079 DR-16 DR-51 may come from a gemstone that was made on the helper’s own turn', () => {
    const state = tableWith({
      players: 2,
      dice: [['potion'], ['raven']],
      tokens: {
        2: [
          [1, 2],
          [0, 1],
        ],
      },
    })
    const left = played(state, [convert(2, [0], 'gemstone', 'parchment'), endTurn]).state
    const helped = played(left, [[0, offer(28)], accept(28, 1)]).state
    expect([pointsAt(helped, 0), helped.made[0]?.state]).toEqual([1, 'spent'])
  })

  it('DR-86 lapses when the offered unit is taken away', () => {
    const state = tableWith({
      players: 2,
      dice: [['raven', 'gemstone', 'gemstone'], ['gemstone']],
      tokens: { 5: [[0, 1]] },
      initiate: [5],
    })
    const robbed = played(state, [[1, offer(3)], { kind: 'takeUnit', table: 5, units: [1, 2], unit: 3 }]).state
    expect(robbed.help.offers).toEqual([])
    expect(refusal(robbed, accept(3, 0))).toBe('noSuchOffer')
    expect(guests(robbed)).toEqual([])
    expect(refusal(robbed, cancel(3, 0))).toBeNull()
  })

  it('DR-19 may trigger the end', () => {
    const state = tableWith({ ...plan, points: [41, 0, 0] })
    const { state: after, seen } = played(state, [[0, offer(0)], accept(0, 1)])
    expect(after.endTriggered).toBe(true)
    expect(seen.at(-1)).toEqual({ kind: 'endTriggered', round: 3, cause: 'points', seat: 0 })
  })
})
