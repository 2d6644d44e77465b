import { apprentices } from '@athanor/apprentices'
import { tableWith } from '@athanor/apprentices/testing'
import { describe, expect, it } from 'vitest'
import { actionFor, reachOf } from './plans.ts'

/** Plays a plan through the rules. */
function played(state: Parameters<typeof reachOf>[0], plan: ReturnType<typeof reachOf>['plans'][number]) {
  let now = state
  for (const step of plan.steps) {
    const action = actionFor(apprentices.view(now, now.active), step)
    if (action === null) throw new RangeError(`no action for ${step.kind} at ${step.table}`)
    expect(apprentices.check(apprentices.view(now, now.active), action)).toBeNull()
    const chance = { stream: () => ({ below: () => 0 }) }
    now = apprentices.apply(now, now.active, action, chance).state
  }
  return now
}

describe('plans', () => {
  it('find the most that research and conversions can earn, and the rules agree', () => {
    // Two potions and two parchments, with A4.2 (potion → any) and A3.2 (2 parchments → 3 points).
    const state = tableWith({
      players: 3,
      dice: [['potion', 'potion', 'parchment', 'parchment'], [], []],
      tokens: {
        3: [
          [1, 2],
          [0, 1],
        ],
        4: [
          [1, 2],
          [0, 1],
        ],
      },
    })
    const [best] = reachOf(state, 0).plans
    expect(best?.points).toBe(4)
    expect(best?.steps.map(({ kind, table }) => `${kind} ${table}`).toSorted()).toEqual(['research 4', 'tradeUnits 3'])
    const after = played(state, best ?? { steps: [], points: 0, left: 0 })
    expect(after.players[0]?.score.research).toBe(1)
    expect(after.players[0]?.score.abilities).toBe(3)
  })

  it('know the abilities that are gained on the way (D-082)', () => {
    // Entering table 5 first gives gemstone → gemstone + potion at once; that pays for table 4 with the potion there is.
    const state = tableWith({ players: 2, dice: [['gemstone', 'gemstone', 'gemstone', 'potion'], []] })
    const [best] = reachOf(state, 0).plans
    expect(best?.steps.map(({ kind, table }) => `${kind} ${table}`)).toEqual(['research 5', 'convert 5', 'research 4'])
    expect(best?.points).toBe(2)
    played(state, best ?? { steps: [], points: 0, left: 0 })
  })

  it('use no ability in the first round, where ravens stand for anything (D-037, D-038)', () => {
    const state = tableWith({
      players: 2,
      dice: [['raven', 'potion', 'black raven'], []],
      round: 1,
      tokens: { 6: [[0, 1]] },
    })
    const { plans } = reachOf(state, 0)
    expect(plans.flatMap(({ steps }) => steps.map(({ kind }) => kind))).not.toContain('convert')
    expect(plans[0]?.points).toBe(2)
    for (const plan of plans) played(state, plan)
  })

  it('are each for something else, the best first', () => {
    const state = tableWith({
      players: 4,
      dice: [['potion', 'potion', 'potion', 'parchment', 'gemstone', 'gemstone'], [], [], []],
    })
    const { plans } = reachOf(state, 0)
    expect(plans.length).toBeGreaterThan(1)
    expect(plans.map(({ points }) => points)).toEqual(plans.map(({ points }) => points).toSorted((a, b) => b - a))
    for (const plan of plans) {
      const before = state.players[0]?.score.research ?? 0
      expect((played(state, plan).players[0]?.score.research ?? 0) - before).toBe(plan.points)
    }
  })

  it('lead to a table that cannot be paid now, by conversions alone', () => {
    // A2.2: potion → gemstone + parchment, so that two gemstones can be paid.
    const state = tableWith({
      players: 2,
      dice: [['potion', 'gemstone'], []],
      tokens: {
        2: [
          [1, 1],
          [0, 1],
        ],
      },
    })
    const way = reachOf(state, 0).toTable[4]
    expect(way?.steps.map(({ kind, table }) => `${kind} ${table}`)).toEqual(['convert 2', 'research 5'])
    expect(reachOf(state, 0).toTable[0]).toBeNull()
  })

  it('never spend a blocked or used slot', () => {
    const state = tableWith({
      players: 2,
      dice: [['potion', 'gemstone'], []],
      tokens: {
        2: [
          [1, 1],
          [0, 1],
        ],
      },
    })
    expect(reachOf({ ...state, blocked: [{ table: 2, rank: 2 }] }, 0).toTable[4]).toBeNull()
    expect(reachOf({ ...state, used: [{ seat: 0, table: 2, rank: 2 }] }, 0).toTable[4]).toBeNull()
  })
})
