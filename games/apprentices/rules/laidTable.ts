import { readOptions } from '@athanor/kernel'
import { capFor, type DieColour, dieColours, dieKinds, type Face, playerColours, type Side } from './components.ts'
import { noHelp } from './help.ts'
import { type Options, options } from './options.ts'
import type { Die, State } from './state.ts'

const usualColour: Readonly<Record<Face, DieColour>> = {
  parchment: 'yellow',
  gemstone: 'purple',
  potion: 'green',
  raven: 'green',
}

/** A die in a plan: its face, on a die that favours it (ravens on green), or the colour as well. */
export type PlannedDie = Face | `${DieColour} ${Face}`

/** What is said about a table that is laid out at will; the rest is filled in so that it could have come about. */
export interface TablePlan {
  readonly players: number
  /** Ready dice of each seat; they are numbered seat by seat in this order. */
  readonly dice?: readonly (readonly PlannedDie[])[]
  /** Tokens of a table in order of rank: seat and square. */
  readonly tokens?: Readonly<Record<number, readonly (readonly [number, number])[]>>
  readonly points?: readonly number[]
  /** The tables that show their Initiate side, or all of them. */
  readonly initiate?: 'all' | readonly number[]
  /** The round being played: the third unless said. */
  readonly round?: number
  readonly starter?: number
  readonly active?: number
  readonly phase?: State['phase']
  readonly marker?: boolean
  readonly price?: number
  readonly cap?: number
  readonly endTriggered?: boolean
  readonly tieRound?: boolean
  readonly options?: Partial<Options>
}

/**
 * A table in the middle of a game.
 * @example tableWith({ players: 2, dice: [['potion', 'black raven'], ['gemstone']], tokens: { 4: [[1, 2], [0, 1]] } })
 */
export function tableWith(plan: TablePlan): State {
  const { players, starter = 0, initiate = [] } = plan
  const dice = (plan.dice ?? []).flatMap((own, seat) => own.map((planned) => dieOf(planned, seat)))
  const side = (table: number): Side => (initiate === 'all' || initiate.includes(table) ? 'initiate' : 'apprentice')
  return {
    options: optionsWith(plan.options ?? {}),
    colours: playerColours.slice(0, players),
    sides: [1, 2, 3, 4, 5, 6].map(side),
    phase: plan.phase ?? 'turn',
    round: plan.round ?? 3,
    starter,
    active: plan.active ?? starter,
    price: plan.price ?? 10,
    pool: dieColours.map((colour) => dieKinds[colour].count - dice.filter((die) => die.colour === colour).length),
    cap: plan.cap ?? capFor(players),
    marker: plan.marker ?? false,
    dice,
    made: [],
    tracks: [1, 2, 3, 4, 5, 6].map((table) => (plan.tokens?.[table] ?? []).map(([seat, square]) => ({ seat, square }))),
    blocked: [],
    used: [],
    help: noHelp,
    players: Array.from({ length: players }, (_, seat) => ({
      score: { research: 0, ravens: plan.points?.[seat] ?? 0, abilities: 0, losses: 0, dice: 0 },
    })),
    endTriggered: plan.endTriggered ?? false,
    tieRound: plan.tieRound ?? false,
  }
}

function dieOf(planned: PlannedDie, owner: number): Die {
  const [first, second] = planned.split(' ') as [DieColour | Face, Face | undefined]
  const face = second ?? (first as Face)
  const colour = second === undefined ? usualColour[face] : (first as DieColour)
  return { colour, owner, holder: owner, face, state: 'ready' }
}

export function optionsWith(chosen: Partial<Options>): Options {
  const read = readOptions(options, chosen)
  if (!read.ok) throw new TypeError(read.reason.id)
  return read.options
}

/** Which number makes a die of this colour show this face. */
export function throwing(colour: DieColour, face: Face): number {
  return dieKinds[colour].faces.indexOf(face)
}

/** A table where seat 0 holds this slot, and the others the ranks before it. */
export function holding(table: number, rank: number, dice: readonly PlannedDie[], more: Partial<TablePlan> = {}) {
  const before = Array.from({ length: rank - 1 }, (_, index) => [index + 1, 3] as const)
  return tableWith({ players: 4, dice: [dice], tokens: { [table]: [...before, [0, 1]] }, ...more })
}
