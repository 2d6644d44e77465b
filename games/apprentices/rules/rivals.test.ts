import { describe, expect, it } from 'vitest'
import { convert, endTurn, made, rerollDie, research, roll } from './testing/moves.ts'
import { conditions, legalActions, played, readyUnits, refusal } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

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
    expect(took.seen).toEqual([
      { kind: 'unitTaken', seat: 1, table: 5, from: 0, unit: 0, type: 'potion', spent: ['gemstone', 'gemstone'] },
    ])
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
