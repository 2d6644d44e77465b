import { perform } from '@athanor/kernel'
import { alwaysThis, scriptedChance } from '@athanor/kernel/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '../action.ts'
import { dieColours, resources } from '../components.ts'
import { apprentices } from '../game.ts'
import type { State } from '../state.ts'
import { type TablePlan, tableWith, throwing } from '../testing/table.ts'
import { objectionTo } from './legality.ts'
import { referee } from './referee.ts'

/** Small tables of which every course can be walked: whatever anybody may do, whatever the dice may show. */
const plans: Readonly<Record<string, TablePlan>> = {
  'a raven, a gemstone and somebody who could help': {
    players: 2,
    dice: [['raven', 'gemstone'], ['gemstone']],
    points: [3, 0],
  },
  'an extra raven and a raven of a rival': {
    players: 2,
    dice: [['gemstone'], ['raven', 'potion']],
    tokens: { 1: [[0, 1]] },
    marker: true,
    points: [9, 0],
  },
  'three ravens, one of them black': {
    players: 2,
    dice: [['raven', 'black raven', 'yellow raven'], []],
    phase: 'threeRavens',
    points: [6, 0],
  },
  'conversions that feed each other before a raven': {
    players: 2,
    dice: [['raven', 'potion', 'gemstone'], []],
    tokens: { 2: [[0, 1]], 5: [[0, 1]] },
  },
  'the same where a raven takes whole conversions': {
    players: 2,
    dice: [['raven', 'potion', 'gemstone'], []],
    tokens: { 2: [[0, 1]], 5: [[0, 1]] },
    options: { ravenBreaksWholeConversion: true },
  },
  'a throw that may bring a raven back': {
    players: 2,
    dice: [['potion', 'potion'], ['gemstone']],
    tokens: { 6: [[0, 1]], 4: [[1, 1]] },
    points: [5, 0],
  },
  'theft, blocking and a price to shift': {
    players: 3,
    dice: [['gemstone', 'gemstone'], ['parchment'], []],
    tokens: {
      5: [
        [0, 2],
        [1, 1],
      ],
      1: [[0, 1]],
      6: [
        [1, 2],
        [0, 1],
      ],
    },
    initiate: 'all',
    points: [8, 6, 0],
    active: 0,
  },
  'the first round, where ravens are wild': {
    players: 2,
    dice: [
      ['raven', 'raven', 'potion'],
      ['parchment', 'parchment'],
    ],
    round: 1,
  },
  'the extra round, with a further square open to both (DR-94)': {
    players: 2,
    dice: [
      ['parchment', 'parchment'],
      ['parchment', 'parchment'],
    ],
    tokens: {
      6: [
        [0, 4],
        [1, 4],
      ],
    },
    cap: 5,
    // DR-66: the trigger stays, and without the price of a die the table stays small.
    points: [4, 4],
    endTriggered: true,
    tieRound: true,
  },
}

interface Walk {
  readonly states: readonly State[]
  readonly transitions: number
  readonly complaints: readonly string[]
}

/** More than any of these tables comes to. */
const most = 60_000

/** Every state that can be reached before the round ends, each transition judged. */
function walked(plan: TablePlan): Walk {
  const start = tableWith(plan)
  const known = new Map([[JSON.stringify(start), start]])
  const complaints: string[] = []
  let transitions = 0
  for (const before of known.values()) {
    if (known.size > most) throw new RangeError('there is no end to it')
    for (const seat of before.players.keys()) {
      for (const action of apprentices.legal(apprentices.view(before, seat))) {
        if (endsRound(before, action)) continue
        for (const throws of throwsOf(before, action)) {
          const position = { state: before, step: 0, sealed: [] }
          const done = perform(apprentices, position, seat, action, alwaysThis(scriptedChance({ dice: throws })))
          if (!done.ok) throw new Error(`${JSON.stringify(action)} is legal and was refused: ${done.reason.id}`)
          const after = done.position.state
          transitions++
          for (const complaint of referee({ before, seat, action, events: done.events, after })) {
            complaints.push(`${JSON.stringify(action)}: ${complaint}`)
          }
          const key = JSON.stringify(after)
          if (!known.has(key)) known.set(key, after)
        }
      }
    }
  }
  return { states: [...known.values()], transitions, complaints }
}

/** The next round would throw all dice. */
function endsRound({ active, starter, players }: State, { kind }: Action): boolean {
  return kind === 'endTurn' && (active + 1) % players.length === starter
}

/** Every way in which the dice of an action can fall, a face once for each die. */
function throwsOf(state: State, action: Action): readonly (readonly number[])[] {
  const each = (numbers: readonly number[]) =>
    numbers.reduce<readonly (readonly number[])[]>(
      (all, number) => all.flatMap((before) => falls(state.dice[number]?.colour ?? 'black').map((n) => [...before, n])),
      [[]],
    )
  switch (action.kind) {
    case 'rollRaven':
      return each([action.raven === 'marker' ? -1 : action.raven])
    case 'rerollDie':
      return each([action.die])
    case 'rerollRavens':
      return each(
        [...state.dice.keys()].filter((number) => {
          const { face, owner } = state.dice[number] ?? { face: null, owner: -1 }
          return face === 'raven' && owner === state.active && number !== action.kept
        }),
      )
    default:
      return [[]]
  }
}

function falls(colour: (typeof dieColours)[number]): readonly number[] {
  return (['parchment', 'gemstone', 'potion', 'raven'] as const).map((face) => throwing(colour, face))
}

/** Every well-formed action about the dice and units of a table, up to payments of this size. */
function* wellFormed({ dice, made, sides }: State, payment: number): Iterable<Action> {
  const units = [...dice.keys(), ...[...made.keys()].map((index) => 28 + index)]
  const ravens = [...dice.keys(), 'marker' as const]
  const tables = [...sides.keys()].map((index) => index + 1)
  const sets = subsets(units, payment)
  const gains = [1, 2, 3].flatMap((count) => words(count))
  for (const colour of dieColours) {
    yield { kind: 'chooseDie', colour }
    yield { kind: 'buyDie', colour }
  }
  for (const kind of ['keepRavens', 'askHelp', 'declineHelp', 'endTurn'] as const) yield { kind }
  for (const kept of dice.keys()) yield { kind: 'rerollRavens', kept }
  for (const raven of ravens) {
    yield { kind: 'rollRaven', raven }
    for (const gemstone of units) {
      yield { kind: 'cancelRaven', gemstone, raven }
      yield { kind: 'acceptHelp', gemstone, raven }
    }
  }
  for (const gemstone of units) {
    yield { kind: 'offerHelp', gemstone }
    yield { kind: 'withdrawHelp', gemstone }
  }
  for (const table of tables) {
    for (const die of dice.keys()) yield { kind: 'rerollDie', table, die }
    for (const by of [1, -1] as const) yield { kind: 'shiftPrice', table, by }
    for (const targetTable of tables) {
      for (const targetRank of [1, 2, 3]) yield { kind: 'blockSlot', table, targetTable, targetRank }
    }
    for (const set of sets) {
      yield { kind: 'research', table, units: set }
      yield { kind: 'tradeUnits', table, units: set }
      if (set.every((unit) => unit < 28) && set.length <= 3) yield { kind: 'tradeRavens', table, ravens: set }
      if (set.length > 2) continue
      for (const unit of units) yield { kind: 'takeUnit', table, units: set, unit }
      for (const gain of gains) yield { kind: 'convert', table, units: set, gains: gain }
    }
  }
}

function subsets(units: readonly number[], most: number): readonly (readonly number[])[] {
  return units.reduce<readonly (readonly number[])[]>(
    (all, unit) => [...all, ...all.filter(({ length }) => length < most).map((set) => [...set, unit])],
    [[]],
  )
}

function words(length: number): readonly (readonly (typeof resources)[number][])[] {
  return length === 0 ? [[]] : words(length - 1).flatMap((word) => resources.map((type) => [...word, type]))
}

describe.each(Object.entries(plans))('every course of a small table: %s', (_, plan) => {
  let walk: Walk
  beforeAll(() => {
    walk = walked(plan)
  })

  it('goes as the referee reads the rules', () => {
    expect(walk.complaints.slice(0, 5)).toEqual([])
    expect(walk.transitions).toBeGreaterThan(15)
  })

  it('allows nothing that the referee refuses, and refuses nothing that it allows', () => {
    const differing: string[] = []
    // The first states, and then some from all over.
    const step = Math.ceil(walk.states.length / 8)
    for (const state of walk.states.filter((each, index) => index < 5 || index % step === 0 || each.phase !== 'turn')) {
      for (const seat of state.players.keys()) {
        const view = apprentices.view(state, seat)
        for (const action of wellFormed(state, 5)) {
          const reason = apprentices.check(view, action)
          const objection = objectionTo(state, seat, action)
          if ((reason === null) !== (objection === null)) {
            differing.push(`seat ${seat}, ${JSON.stringify(action)}: ${reason?.id ?? 'allowed'}, ${objection}`)
          }
        }
      }
    }
    expect(differing.slice(0, 5)).toEqual([])
  })
})
