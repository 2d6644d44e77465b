import { describe, expect, it } from 'vitest'
import { slotHolder, slotsOf } from './slots.ts'
import { convert, endTurn, made, rerollDie, research } from './testing/moves.ts'
import { conditions, legalActions, played, pointsAt, readyUnits, refusal } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

const potions = (count: number) => Array.from({ length: count }, () => 'potion' as const)

describe('research', () => {
  it('D-027 D-066 D-067 D-073 D-074 D-076 D-077 DR-02 pays for entering and for every further step', () => {
    const state = tableWith({ players: 4, dice: [[...potions(6), 'gemstone', 'gemstone']] })
    const { state: after, seen } = played(state, [research(4, 0, 1), research(4, 2, 3), research(5, 6, 7)])
    expect(after.tracks[3]).toEqual([{ seat: 0, square: 2 }])
    expect(after.tracks[4]).toEqual([{ seat: 0, square: 1 }])
    expect(seen[0]).toEqual({
      kind: 'researched',
      seat: 0,
      table: 4,
      square: 1,
      units: [0, 1],
      spent: ['potion', 'potion'],
      points: 1,
    })
    expect(conditions(after, 0, 3, 4, 6)).toEqual(['spent', 'spent', 'ready', 'spent'])
  })

  it.each([
    ['D-068', 2, 4],
    ['D-069', 3, 5],
    ['D-070', 4, 6],
  ])('%s DR-55 lets %i-player tokens go to square %i and no further', (_, players, cap) => {
    const before = tableWith({ players, dice: [potions(2)], tokens: { 4: [[0, cap - 1]] } })
    expect(refusal(before, research(4, 0, 1))).toBeNull()
    const there = tableWith({ players, dice: [potions(2)], tokens: { 4: [[0, cap]] } })
    expect(refusal(there, research(4, 0, 1))).toBe('atTheCap')
    expect(legalActions(there, 'research')).toEqual([])
    // The last to arrive leads the stack on the cap.
    const stacked = tableWith({
      players,
      dice: [potions(2)],
      tokens: {
        4: [
          [1, cap],
          [0, cap - 1],
        ],
      },
    })
    expect(played(stacked, [research(4, 0, 1)]).state.tracks[3]?.map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('DR-36 is paid exactly, by one of the alternatives', () => {
    const dice = [['parchment', 'parchment', 'parchment', 'gemstone', 'gemstone', 'potion']] as const
    const state = tableWith({ players: 2, dice, initiate: [3, 6] })
    expect(refusal(state, research(3, 0, 1, 3, 4))).toBeNull()
    expect(refusal(state, research(3, 0, 1, 2, 5))).toBeNull()
    expect(refusal(state, research(3, 0, 1, 3, 5))).toBe('wrongPayment')
    expect(refusal(state, research(3, 0, 1, 2, 3, 4))).toBe('wrongPayment')
    expect(refusal(state, research(6, 0, 5))).toBeNull()
    expect(refusal(state, research(6, 0))).toBe('wrongPayment')
    // No unit pays twice, and units are named in order.
    expect(refusal(state, research(6, 0, 0))).toBe('unitsNotReady')
    expect(refusal(state, research(6, 1, 0))).toBe('unitsNotReady')
    // Every set of units that pays is offered once: three pairs of parchments, three of parchment and potion.
    expect(
      legalActions(state, 'research').filter((action) => action.kind === 'research' && action.table === 6),
    ).toHaveLength(6)
  })

  it('D-034 D-035 DR-34 takes any resource for “any”, but neither ravens nor points', () => {
    const dice = [['potion', 'potion', 'potion', 'gemstone', 'parchment', 'potion']] as const
    const state = tableWith({ players: 2, dice, points: [40] })
    for (const unit of [3, 4, 5]) expect(refusal(state, research(2, 0, 1, 2, unit))).toBeNull()
    expect(refusal(state, research(2, 0, 1, 2))).toBe('wrongPayment')
    expect(refusal(state, research(2, 0, 1, 3, 4))).toBe('wrongPayment')
  })

  it('D-033 D-072 uses ready units only: not what is spent, resting or somebody else’s', () => {
    const state = tableWith({ players: 2, dice: [potions(3), potions(2)] })
    const spent = played(state, [research(4, 0, 1)]).state
    expect(refusal(spent, research(4, 1, 2))).toBe('unitsNotReady')
    expect(refusal(state, research(4, 2, 3))).toBe('unitsNotReady')
    expect(refusal(state, research(4, 2, made(0)))).toBe('unitsNotReady')
  })

  it('D-078 INV-3 leaves one token of each player on a table, of as many players as like', () => {
    const tokens = {
      4: [
        [2, 1],
        [1, 1],
        [3, 1],
      ],
    } as const
    const state = tableWith({ players: 4, dice: [potions(4)], tokens })
    const after = played(state, [research(4, 0, 1), research(4, 2, 3)]).state
    expect(after.tracks[3]?.map(({ seat }) => seat)).toEqual([0, 2, 1, 3])
  })

  it('DR-03 D-079 is never a duty, and what is left stays ready until the round ends', () => {
    const state = tableWith({ players: 2, dice: [['potion', 'potion'], ['gemstone']] })
    const after = played(state, [endTurn]).state
    expect([after.active, readyUnits(after, 0)]).toEqual([1, ['potion', 'potion']])
    const next = played(after, [endTurn], [1, 1, 1]).state
    expect([next.round, next.made, next.dice.map(({ state: condition }) => condition)]).toEqual([
      4,
      [],
      ['ready', 'ready', 'ready'],
    ])
  })

  it('D-080 D-083 D-084 D-085 DR-56 DR-76 scores the square at once, the full value for everybody who comes', () => {
    const state = tableWith({ players: 2, dice: [potions(8)], tokens: { 2: [[1, 1]] } })
    const first = played(state, [research(2, 0, 1, 2, 3)])
    expect(first.seen[0]).toMatchObject({ kind: 'researched', square: 1, points: 3 })
    expect(pointsAt(first.state, 0)).toBe(3)
    expect(pointsAt(played(first.state, [research(2, 4, 5, 6, 7)]).state, 0)).toBe(7)
  })

  it('DR-75 happens in one go: payment, move, points, trigger, slots', () => {
    const state = tableWith({ players: 2, dice: [potions(2)], tokens: { 4: [[1, 1]] }, points: [41] })
    const { seen } = played(state, [research(4, 0, 1)])
    expect(seen.map(({ kind }) => kind)).toEqual(['researched', 'endTriggered', 'slotLost', 'slotGained', 'slotGained'])
  })
})

describe('ranks', () => {
  it('D-028 D-081 D-086 D-087 D-088 D-090 DR-57 DR-85 give slots by order, furthest first, the moment a token moves', () => {
    const state = tableWith({
      players: 4,
      dice: [potions(2)],
      tokens: {
        4: [
          [1, 4],
          [2, 3],
          [0, 2],
          [3, 1],
        ],
      },
    })
    const holders = [1, 2, 3].map((rank) => slotHolder(state, { table: 4, rank }))
    expect(holders).toEqual([1, 2, 0])
    const after = played(state, [research(4, 0, 1)]).state
    expect([1, 2, 3].map((rank) => slotHolder(after, { table: 4, rank }))).toEqual([1, 0, 2])
  })

  it('D-089 give nothing where the table has no slot', () => {
    const state = tableWith({
      players: 3,
      dice: [['gemstone']],
      tokens: {
        5: [
          [1, 3],
          [2, 2],
          [0, 1],
        ],
        6: [
          [1, 2],
          [0, 1],
        ],
      },
    })
    expect(slotHolder(state, { table: 5, rank: 3 })).toBeNull()
    expect(refusal(state, convert(5, [0], 'parchment'))).toBe('noSuchAbility')
    expect(refusal(state, rerollDie(6, 0))).toBe('noSuchAbility')
  })

  it('D-075 D-091 D-092 D-093 DR-54 put a landing token on top: it takes the slot, all below drop one', () => {
    const state = tableWith({
      players: 4,
      dice: [potions(3)],
      tokens: {
        4: [
          [2, 2],
          [1, 2],
          [0, 1],
        ],
      },
    })
    const { state: after, seen } = played(state, [research(4, 0, 1)])
    expect(after.tracks[3]?.map(({ seat }) => seat)).toEqual([0, 2, 1])
    expect(seen.filter(({ kind }) => kind === 'slotGained')).toEqual([
      { kind: 'slotGained', seat: 0, table: 4, rank: 1 },
      { kind: 'slotGained', seat: 2, table: 4, rank: 2 },
      { kind: 'slotGained', seat: 1, table: 4, rank: 3 },
    ])
    // D-082, D-092: usable at once.
    expect(refusal(after, rerollDie(4, 2))).toBeNull()
  })

  it('DR-52 DR-53 put a token that leaves a stack from below ahead of those above it', () => {
    const state = tableWith({
      players: 3,
      dice: [potions(2)],
      tokens: {
        4: [
          [1, 2],
          [0, 2],
        ],
      },
    })
    const after = played(state, [research(4, 0, 1)]).state
    expect(after.tracks[3]).toEqual([
      { seat: 0, square: 3 },
      { seat: 1, square: 2 },
    ])
  })

  it('D-102 DR-59 leave two players two slots, also as targets', () => {
    const state = tableWith({ players: 2, initiate: 'all' })
    expect(slotsOf(state)).toHaveLength(12)
    expect(slotsOf({ ...state, players: [...state.players, ...state.players] })).toHaveLength(17)
    const blocker = tableWith({ players: 2, initiate: 'all', tokens: { 1: [[0, 1]] } })
    expect(refusal(blocker, { kind: 'blockSlot', table: 1, targetTable: 6, targetRank: 3 })).toBe('cannotBlock')
    expect(refusal(blocker, { kind: 'blockSlot', table: 1, targetTable: 6, targetRank: 2 })).toBeNull()
  })
})
