import { describe, expect, it } from 'vitest'
import { autopilot } from './autopilot.ts'
import {
  cancel,
  conditions,
  convert,
  endTurn,
  legalActions,
  made,
  played,
  pointsAt,
  readyUnits,
  refusal,
  rerollDie,
  research,
  roll,
} from './testing/play.ts'
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

describe('the clock', () => {
  it('DR-72 chooses the coloured die of which most are left, keeps ravens, rolls them in order and ends the turn', () => {
    const picking = tableWith({
      players: 2,
      dice: [['green potion'], ['purple gemstone']],
      phase: 'fifthDie',
      round: 0,
    })
    expect(autopilot(picking, 0)).toEqual({ kind: 'chooseDie', colour: 'yellow' })
    expect(autopilot(tableWith({ players: 2, phase: 'fifthDie' }), 0)).toEqual({ kind: 'chooseDie', colour: 'green' })
    const dice = [['raven', 'raven', 'raven', 'gemstone'], []] as const
    let state = tableWith({ players: 2, dice, phase: 'threeRavens', marker: true })
    const done: unknown[] = []
    while (state.active === 0) {
      const action = autopilot(state, 0)
      done.push(action)
      state = played(state, [action], [throwing('green', 'parchment')]).state
    }
    expect(done).toEqual([{ kind: 'keepRavens' }, roll(0), roll(1), roll(2), roll('marker'), endTurn])
  })
})
