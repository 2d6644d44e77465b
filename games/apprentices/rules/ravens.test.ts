import { describe, expect, it } from 'vitest'
import { cancel, convert, endTurn, made, rerollDie, research, roll } from './testing/moves.ts'
import { conditions, legalActions, played, pointsAt, readyUnits, refusal } from './testing/play.ts'
import { tableWith, throwing } from './testing/table.ts'

const greenRaven = throwing('green', 'raven')
const greenPotion = throwing('green', 'potion')

describe('live ravens', () => {
  it('D-026 D-036 D-039 D-040 D-103 come before research, purchase and the end of the turn', () => {
    const state = tableWith({ players: 2, dice: [['raven', 'potion', 'potion']], points: [20] })
    for (const action of [research(4, 1, 2), { kind: 'buyDie', colour: 'green' }, endTurn] as const) {
      expect(refusal(state, action)).toBe('ravensFirst')
    }
    const after = played(state, [roll(0)], [throwing('green', 'parchment')]).state
    for (const action of [research(4, 1, 2), { kind: 'buyDie', colour: 'green' }, endTurn] as const) {
      expect(refusal(after, action)).toBeNull()
    }
  })

  it('D-041 D-042 D-044 D-045 D-050 DR-19 are cancelled by one gemstone each, for a point each', () => {
    const state = tableWith({ players: 2, dice: [['raven', 'raven', 'gemstone', 'gemstone', 'gemstone']] })
    const after = played(state, [cancel(2, 0), cancel(4, 1)]).state
    expect(pointsAt(after, 0)).toBe(2)
    expect(conditions(after, 0, 1, 2, 3, 4)).toEqual(['aside', 'aside', 'spent', 'ready', 'spent'])
    // D-045: a gemstone so used pays for nothing else.
    expect(refusal(after, research(5, 2, 3))).toBe('unitsNotReady')
  })

  it('D-043 are cancelled by a made gemstone too', () => {
    const state = tableWith({
      players: 2,
      dice: [['raven', 'potion']],
      tokens: {
        2: [
          [1, 2],
          [0, 1],
        ],
      },
    })
    const after = played(state, [convert(2, [1], 'gemstone', 'parchment'), cancel(made(0), 0)]).state
    expect([pointsAt(after, 0), after.made[0]?.state]).toEqual([1, 'spent'])
  })

  it('D-046 DR-73 never force a gemstone out of their owner', () => {
    const state = tableWith({ players: 2, dice: [['raven', 'gemstone']] })
    const after = played(state, [roll(0), endTurn], [greenPotion]).state
    expect([after.active, conditions(after, 1)]).toEqual([1, ['ready']])
  })

  it('D-049 D-050 DR-18 of rivals yet to act are cancelled without leave, even before one’s own', () => {
    const plan = { players: 3, dice: [['raven', 'gemstone'], ['raven'], ['raven']], active: 1, starter: 1 } as const
    const state = tableWith({ ...plan, dice: [['raven'], ['raven', 'gemstone'], ['raven']] })
    // Dice: 0 of seat 0, 1 and 2 of seat 1, 3 of seat 2. Seat 1 began; both others are still to act.
    for (const raven of [0, 3]) {
      const after = played(state, [cancel(2, raven)]).state
      expect([pointsAt(after, 1), conditions(after, raven, 2)]).toEqual([1, ['aside', 'spent']])
    }
    // Seat 0 acts last: the others have acted, so only its own ravens are there.
    const last = tableWith({ players: 3, dice: [['raven', 'gemstone'], ['raven'], []], active: 0, starter: 1 })
    expect(legalActions(last, 'cancelRaven')).toEqual([cancel(1, 0)])
    expect(refusal(last, cancel(1, 2))).toBe('notARaven')
  })

  it('D-051 DR-09 are rolled one at a time, in the order their owner likes', () => {
    const state = tableWith({ players: 2, dice: [['raven', 'purple raven', 'potion']] })
    expect(legalActions(state, 'rollRaven')).toEqual([roll(0), roll(1)])
    const after = played(state, [roll(1)], [throwing('purple', 'potion')]).state
    expect(readyUnits(after, 0)).toEqual(['raven'])
    expect(legalActions(after, 'rollRaven')).toEqual([roll(0)])
  })

  it('D-052 D-054 D-057 D-058 DR-04 DR-05 DR-07 take every ready unit of the rolled type, dice and made ones', () => {
    // The example of the book: three potions, one of them turned into a potion and a parchment, and a raven.
    const state = tableWith({
      players: 2,
      dice: [['raven', 'potion', 'potion', 'potion']],
      tokens: { 2: [[0, 1]] },
    })
    const fed = played(state, [convert(2, [1], 'parchment', 'potion')]).state
    // DR-05: two dice and one made potion, and a parchment.
    expect(readyUnits(fed, 0)).toEqual(['raven', 'potion', 'potion', 'parchment', 'potion'])
    const { state: after, seen } = played(fed, [roll(0)], [greenPotion])
    expect(readyUnits(after, 0)).toEqual(['parchment'])
    expect(conditions(after, 0, 1, 2, 3)).toEqual(['aside', 'spent', 'aside', 'aside'])
    expect(seen[1]).toEqual({
      kind: 'unitsLost',
      seat: 0,
      units: [2, 3, made(1)],
      types: ['potion', 'potion', 'potion'],
    })
  })

  it('D-055 DR-06 leave the slot used for that player, and only for that player', () => {
    const state = tableWith({ players: 2, dice: [['raven', 'potion', 'potion']], tokens: { 2: [[0, 1]] } })
    const after = played(state, [convert(2, [1], 'parchment', 'potion'), roll(0)], [greenPotion]).state
    expect(after.used).toEqual([{ seat: 0, table: 2, rank: 1 }])
    expect(refusal(after, convert(2, [2], 'parchment', 'potion'))).toBe('abilityUsed')
  })

  it('D-056 DR-83 take the whole conversion when the hard reading is chosen', () => {
    const plan = { players: 2, dice: [['raven', 'potion', 'potion', 'potion']], tokens: { 2: [[0, 1]] } } as const
    const state = tableWith({ ...plan, options: { ravenBreaksWholeConversion: true } })
    const after = played(state, [convert(2, [1], 'parchment', 'potion'), roll(0)], [greenPotion]).state
    expect(readyUnits(after, 0)).toEqual([])
    // What was spent before the roll stays spent, and what it bought stays.
    const twoSlots = tableWith({
      players: 2,
      dice: [['raven', 'potion', 'gemstone']],
      tokens: {
        2: [[0, 1]],
        5: [
          [1, 2],
          [0, 1],
        ],
      },
      options: { ravenBreaksWholeConversion: true },
    })
    const kept = played(
      twoSlots,
      [convert(2, [1], 'parchment', 'potion'), convert(5, [2], 'parchment'), roll(0)],
      [greenPotion],
    ).state
    // The parchment of table 5 comes from another use.
    expect(readyUnits(kept, 0)).toEqual(['parchment'])
  })

  it('D-053 D-117 DR-08 cost five points when they show a raven again, never more than there are, and once', () => {
    const rich = tableWith({ players: 2, dice: [['raven', 'potion']], points: [12] })
    const after = played(rich, [roll(0)], [greenRaven]).state
    expect([pointsAt(after, 0), conditions(after, 0), readyUnits(after, 0)]).toEqual([7, ['aside'], ['potion']])
    expect(refusal(after, endTurn)).toBeNull()
    const poor = tableWith({ players: 2, dice: [['raven']], points: [3] })
    expect(pointsAt(played(poor, [roll(0)], [greenRaven]).state, 0)).toBe(0)
  })

  it('DR-10 leave room for gemstones and abilities until their die is thrown, and a throw is final', () => {
    const state = tableWith({
      players: 2,
      dice: [['raven', 'raven', 'gemstone']],
      tokens: { 6: [[0, 1]] },
    })
    const after = played(state, [roll(0)], [greenPotion]).state
    expect(refusal(after, cancel(2, 1))).toBeNull()
    expect(refusal(after, cancel(2, 0))).toBe('notARaven')
    expect(refusal(after, rerollDie(6, 1))).toBeNull()
    expect(refusal(after, rerollDie(6, 0))).toBe('notYourDie')
  })

  it('DR-11 DR-12 take nothing of a type that is not there, nor what is made later', () => {
    const state = tableWith({
      players: 2,
      dice: [['raven', 'gemstone']],
      tokens: {
        5: [
          [1, 2],
          [0, 1],
        ],
      },
    })
    const { state: after, seen } = played(state, [roll(0)], [throwing('green', 'parchment')])
    expect(seen.map(({ kind }) => kind)).toEqual(['ravenRolled'])
    expect(readyUnits(played(after, [convert(5, [1], 'parchment')]).state, 0)).toEqual(['parchment'])
  })

  it('DR-13 DR-77 may come up in a reroll after research began, and then have to be dealt with', () => {
    const state = tableWith({
      players: 2,
      dice: [['potion', 'potion', 'parchment', 'gemstone', 'gemstone']],
      tokens: { 3: [[0, 1]] },
      points: [30],
    })
    const raven = played(state, [research(4, 0, 1), rerollDie(3, 2)], [throwing('yellow', 'raven')]).state
    for (const action of [research(5, 3, 4), { kind: 'buyDie', colour: 'green' }, endTurn] as const) {
      expect(refusal(raven, action)).toBe('ravensFirst')
    }
    expect(refusal(played(raven, [cancel(3, 2)]).state, endTurn)).toBeNull()
  })

  it('DR-77 rerolled by an ability are simply gone or simply stay, without points or losses', () => {
    const state = tableWith({
      players: 2,
      dice: [['raven', 'potion']],
      tokens: { 6: [[0, 1]], 3: [[0, 1]] },
      points: [9],
    })
    const gone = played(state, [rerollDie(6, 0)], [greenPotion]).state
    expect([pointsAt(gone, 0), readyUnits(gone, 0)]).toEqual([9, ['potion', 'potion']])
    expect(refusal(gone, research(4, 0, 1))).toBeNull()
    const stays = played(state, [rerollDie(6, 0)], [greenRaven]).state
    expect([pointsAt(stays, 0), readyUnits(stays, 0)]).toEqual([9, ['raven', 'potion']])
    expect(refusal(stays, rerollDie(3, 0))).toBeNull()
    expect(refusal(stays, endTurn)).toBe('ravensFirst')
  })

  it('DR-82 take what the roller holds, and nothing that rivals hold', () => {
    const state = tableWith({
      players: 2,
      dice: [
        ['gemstone', 'gemstone', 'raven'],
        ['parchment', 'raven'],
      ],
      tokens: { 5: [[0, 1]] },
      initiate: [5],
    })
    const took = played(state, [{ kind: 'takeUnit', table: 5, units: [0, 1], unit: 3 }]).state
    const own = played(took, [roll(2)], [throwing('green', 'parchment')]).state
    expect(readyUnits(own, 0)).toEqual([])
    const theirs = played(took, [roll(2), endTurn, roll(4)], [greenPotion, throwing('green', 'parchment')]).state
    expect(readyUnits(theirs, 0)).toEqual(['parchment'])
  })
})

describe('a gemstone', () => {
  it('D-041 is needed for a raven: nothing else will do', () => {
    const state = tableWith({ players: 2, dice: [['raven', 'potion']] })
    expect(refusal(state, cancel(1, 0))).toBe('notAGemstone')
  })
})
