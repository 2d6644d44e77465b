import { describe, expect, it } from 'vitest'
import type { Resource } from './components.ts'
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
import { type PlannedDie, type TablePlan, tableWith, throwing } from './testing/table.ts'

/** A table where seat 0 holds this slot, and the others the ranks before it. */
function holding(table: number, rank: number, dice: readonly PlannedDie[], more: Partial<TablePlan> = {}) {
  const before = Array.from({ length: rank - 1 }, (_, index) => [index + 1, 3] as const)
  return tableWith({ players: 4, dice: [dice], tokens: { [table]: [...before, [0, 1]] }, ...more })
}

const all: readonly Resource[] = ['parchment', 'gemstone', 'potion']

describe('conversions', () => {
  it.each([
    ['D-123', 'apprentice', 2, 1, ['potion'], all.map((chosen) => ['parchment', chosen] as const)],
    ['D-124', 'apprentice', 2, 2, ['potion'], [['gemstone', 'parchment']]],
    ['D-131', 'apprentice', 4, 2, ['potion'], all.map((chosen) => [chosen] as const)],
    ['D-132', 'apprentice', 4, 3, ['potion'], [['parchment']]],
    ['D-134', 'apprentice', 5, 1, ['gemstone'], [['gemstone', 'potion']]],
    ['D-135', 'apprentice', 5, 2, ['gemstone'], [['parchment']]],
    ['D-144', 'initiate', 2, 2, ['potion'], [['parchment', 'parchment']]],
    ['D-145', 'initiate', 2, 3, ['potion'], [['parchment', 'gemstone']]],
    ['D-149', 'initiate', 3, 3, ['parchment', 'parchment'], [['parchment', 'potion', 'gemstone']]],
    ['D-151', 'initiate', 4, 1, ['potion'], [['gemstone', 'parchment']]],
    ['D-152', 'initiate', 4, 2, ['potion'], [['potion', 'potion']]],
    ['D-153', 'initiate', 4, 3, ['potion'], [['gemstone', 'parchment']]],
    ['D-158', 'initiate', 6, 1, ['parchment'], all.map((chosen) => [chosen] as const)],
    ['D-160', 'initiate', 6, 3, ['parchment', 'parchment'], all.map((chosen) => [chosen, chosen] as const)],
  ] as const)('%s works on the %s side of table %i, slot %i', (_, side, table, rank, dice, outputs) => {
    const state = holding(table, rank, dice, { initiate: side === 'initiate' ? [table] : [] })
    const units = dice.map((_die, index) => index)
    expect(legalActions(state, 'convert')).toEqual(outputs.map((gains) => ({ kind: 'convert', table, units, gains })))
    for (const gains of outputs) {
      const after = played(state, [convert(table, units, ...gains)]).state
      expect(readyUnits(after, 0)).toEqual(gains)
      expect(conditions(after, ...units)).toEqual(units.map(() => 'spent'))
    }
  })

  it('D-125 DR-35 turns any unit into one of another type', () => {
    const state = holding(2, 3, ['gemstone'])
    expect(legalActions(state, 'convert')).toEqual([convert(2, [0], 'parchment'), convert(2, [0], 'potion')])
    expect(refusal(state, convert(2, [0], 'gemstone'))).toBe('wrongGains')
    // The input’s own type is fine where the text says “of your choice”.
    expect(refusal(holding(4, 2, ['potion']), convert(4, [0], 'potion'))).toBeNull()
  })

  it('D-159 DR-50 buys a unit for two points, if they are there', () => {
    const plan = { initiate: [6], points: [2] } as const
    const state = holding(6, 2, [], plan)
    const after = played(state, [convert(6, [], 'gemstone')]).state
    expect([pointsAt(after, 0), readyUnits(after, 0)]).toEqual([0, ['gemstone']])
    expect(refusal(holding(6, 2, [], { ...plan, points: [1] }), convert(6, [], 'gemstone'))).toBe('pointsMissing')
    expect(legalActions(holding(6, 2, [], { ...plan, points: [1] }), 'convert')).toEqual([])
  })

  it('D-160 gives two units of one and the same type', () => {
    const state = holding(6, 3, ['parchment', 'parchment'], { initiate: [6] })
    expect(refusal(state, convert(6, [0, 1], 'potion', 'gemstone'))).toBe('wrongGains')
  })

  it('D-098 DR-34 DR-37 make ordinary units, which feed other abilities, points and research', () => {
    const state = tableWith({
      players: 4,
      dice: [['potion', 'potion', 'parchment']],
      tokens: {
        2: [[0, 1]],
        4: [
          [1, 2],
          [0, 1],
        ],
        3: [
          [1, 2],
          [0, 1],
        ],
      },
    })
    const after = played(state, [
      convert(2, [0], 'parchment', 'potion'),
      convert(4, [made(1)], 'parchment'),
      { kind: 'tradeUnits', table: 3, units: [2, made(0)] },
    ]).state
    expect([pointsAt(after, 0), readyUnits(after, 0)]).toEqual([3, ['potion', 'parchment']])
    const researched = played(state, [convert(2, [0], 'parchment', 'potion'), research(4, 1, made(1))]).state
    expect(readyUnits(researched, 0)).toEqual(['parchment', 'parchment'])
    // DR-34: what was made is fixed.
    expect(refusal(played(state, [convert(2, [0], 'parchment', 'potion')]).state, research(5, 1, made(1)))).toBe(
      'wrongPayment',
    )
  })
})

describe('trades for points', () => {
  it('D-128 pays three points for two parchments', () => {
    const state = holding(3, 2, ['parchment', 'parchment'])
    expect(pointsAt(played(state, [{ kind: 'tradeUnits', table: 3, units: [0, 1] }]).state, 0)).toBe(3)
    expect(refusal(state, { kind: 'tradeUnits', table: 3, units: [0] })).toBe('wrongInputs')
  })

  it('D-148 pays two points for a parchment', () => {
    const state = holding(3, 2, ['parchment'], { initiate: [3] })
    expect(pointsAt(played(state, [{ kind: 'tradeUnits', table: 3, units: [0] }]).state, 0)).toBe(2)
  })

  it('D-140 DR-49 pays four points for exactly three own ravens, which are gone', () => {
    const dice = ['raven', 'raven', 'raven', 'black raven'] as const
    const plan = {
      initiate: [1],
      tokens: {
        1: [
          [1, 2],
          [0, 1],
        ],
      },
    } as const
    const state = tableWith({ players: 3, dice: [dice, ['raven']], ...plan })
    expect(legalActions(state, 'tradeRavens')).toHaveLength(4)
    const after = played(state, [{ kind: 'tradeRavens', table: 1, ravens: [0, 1, 3] }]).state
    expect([pointsAt(after, 0), conditions(after, 0, 1, 2, 3)]).toEqual([4, ['aside', 'aside', 'ready', 'aside']])
    expect(legalActions(after, 'rollRaven')).toEqual([roll(2)])
    expect(refusal(state, { kind: 'tradeRavens', table: 1, ravens: [0, 1] })).toBe('wrongInputs')
    // Never with the ravens of others, and only after the choice of three ravens.
    expect(refusal(state, { kind: 'tradeRavens', table: 1, ravens: [0, 1, 4] })).toBe('notARaven')
    const asked = tableWith({ players: 3, dice: [dice], ...plan, phase: 'threeRavens' })
    expect(refusal(asked, { kind: 'tradeRavens', table: 1, ravens: [0, 1, 2] })).toBe('threeRavensFirst')
  })
})

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
    expect(seen).toEqual([{ kind: 'dieRerolled', seat: 0, table, die: 0, before: 'potion', face: 'gemstone' }])
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

describe('blocking', () => {
  const plan = {
    players: 3,
    initiate: 'all',
    tokens: {
      1: [[0, 1]],
      6: [
        [0, 1],
        [1, 1],
      ],
    },
  } as const
  const block = (targetTable: number, targetRank: number) =>
    ({ kind: 'blockSlot', table: 1, targetTable, targetRank }) as const

  it('D-139 DR-47 closes one slot for everybody, the blocker too, until the round ends', () => {
    const dice = [['parchment'], ['parchment', 'parchment', 'parchment'], []] as const
    const state = played(tableWith({ ...plan, dice }), [block(6, 1)]).state
    expect(refusal(state, convert(6, [0], 'gemstone'))).toBe('abilityBlocked')
    const next = played(state, [endTurn, research(6, 1, 2)]).state
    // Ranks changed; the slot stays blocked, and its holder keeps the rank.
    expect(refusal(next, convert(6, [3], 'gemstone'))).toBe('abilityBlocked')
    const later = played(next, [endTurn, endTurn], [0, 0, 0, 0]).state
    expect(later.blocked).toEqual([])
  })

  it('D-141 DR-47 DR-59 reaches any slot in play that is not blocked yet, held or not, its own table too', () => {
    const state = tableWith({ ...plan, dice: [[]] })
    expect(legalActions(state, 'blockSlot')).toHaveLength(17)
    const after = played(state, [block(1, 3)]).state
    expect(after.blocked).toEqual([{ table: 1, rank: 3 }])
    const third = {
      ...plan,
      tokens: {
        1: [
          [1, 2],
          [2, 2],
          [0, 1],
        ],
      },
    } as const
    const again = { ...tableWith({ ...third, dice: [[]] }), blocked: [{ table: 4, rank: 1 }] }
    expect(refusal(again, block(4, 1))).toBe('cannotBlock')
    expect(legalActions(again, 'blockSlot')).toHaveLength(16)
  })
})

describe('theft', () => {
  const plan = { players: 3, initiate: [5], tokens: { 5: [[1, 1]], 2: [[0, 1]] }, active: 1 } as const
  const take = (unit: number, units: readonly number[] = [1, 2]) =>
    ({ kind: 'takeUnit', table: 5, units, unit }) as const

  it('D-101 D-155 DR-45 takes one ready unit of anybody for two gemstones, until the round ends', () => {
    // Die 0 of seat 0, who has acted; 1 to 3 of seat 1; 4 and 5 of seat 2, who has not.
    const dice = [['potion'], ['gemstone', 'gemstone', 'potion'], ['gemstone', 'raven']] as const
    const state = tableWith({ ...plan, dice })
    expect(legalActions(state, 'takeUnit')).toEqual([take(0), take(4)])
    for (const unit of [3, 5, made(0)]) expect(refusal(state, take(unit))).toBe('notTheirs')
    const took = played(state, [take(0)])
    expect(took.seen).toEqual([{ kind: 'unitTaken', seat: 1, table: 5, from: 0, unit: 0, type: 'potion' }])
    expect(conditions(took.state, 1, 2)).toEqual(['spent', 'spent'])
    expect(refusal(took.state, research(4, 0, 3))).toBeNull()
    // The die is back with its owner for the next roll.
    const next = played(took.state, [endTurn, roll(5), endTurn], [0, 1, 1, 1, 1, 1, 1]).state
    expect([next.round, next.dice[0]?.owner, next.dice[0]?.holder]).toEqual([4, 0, 0])
  })

  it('DR-45 DR-86 leaves the robbed player without it, and without a say', () => {
    const dice = [[], ['gemstone', 'gemstone'], ['gemstone', 'gemstone']] as const
    const state = tableWith({ ...plan, dice, tokens: { ...plan.tokens, 6: [[2, 1]] } })
    const after = played(state, [take(2, [0, 1]), endTurn]).state
    expect(refusal(after, research(5, 2, 3))).toBe('unitsNotReady')
    expect(refusal(after, rerollDie(6, 2))).toBe('notYourDie')
    expect(refusal(after, rerollDie(6, 3))).toBeNull()
    expect(readyUnits(after, 1)).toEqual(['gemstone'])
  })

  it('DR-45 takes made units as well, and what was taken may be taken again, by its owner too', () => {
    const dice = [['potion'], ['gemstone', 'gemstone'], ['gemstone', 'gemstone', 'gemstone', 'gemstone']] as const
    const made0 = played(tableWith({ ...plan, dice, active: 0 }), [
      convert(2, [0], 'parchment', 'potion'),
      endTurn,
    ]).state
    const took = played(made0, [take(made(1), [1, 2]), endTurn]).state
    expect(took.made[1]).toMatchObject({ holder: 1, maker: 0 })
    const onto = played(took, [research(5, 3, 4), take(made(1), [5, 6])]).state
    expect(onto.made[1]).toMatchObject({ holder: 2, maker: 0 })
  })
})

describe('the price', () => {
  it('D-156 DR-64 goes one space either way, inside the track, and stays there', () => {
    const plan = {
      initiate: [5],
      tokens: {
        5: [
          [1, 2],
          [0, 1],
        ],
      },
    } as const
    const shift = (by: 1 | -1) => ({ kind: 'shiftPrice', table: 5, by }) as const
    const at = (price: number) => tableWith({ players: 2, dice: [[], []], ...plan, price })
    expect(legalActions(at(10), 'shiftPrice')).toEqual([shift(-1)])
    expect(legalActions(at(5), 'shiftPrice')).toEqual([shift(1)])
    expect(legalActions(at(7), 'shiftPrice')).toEqual([shift(-1), shift(1)])
    expect(refusal(at(10), shift(1))).toBe('priceLimit')
    const after = played(at(7), [shift(1), endTurn, endTurn]).state
    expect(after.price).toBe(8)
  })
})

describe('a gemstone', () => {
  it('D-041 is needed for a raven: nothing else will do', () => {
    const state = tableWith({ players: 2, dice: [['raven', 'potion']] })
    expect(refusal(state, cancel(1, 0))).toBe('notAGemstone')
  })
})
