import { describe, expect, it } from 'vitest'
import type { Resource } from './components.ts'
import { convert, made, research, roll } from './testing/moves.ts'
import { conditions, legalActions, played, pointsAt, readyUnits, refusal } from './testing/play.ts'
import { holding, tableWith } from './testing/table.ts'

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
