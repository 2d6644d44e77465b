import type { OptionsSpec } from '@athanor/kernel'
import { type Side, sides } from './components.ts'
import type { Reason } from './reasons.ts'

/** DR-60: which side of a board is shown; chance may choose it. */
export const sideChoices = [...sides, 'random'] as const
export type SideChoice = (typeof sideChoices)[number]

/** DR-71: random by seed, or a seat that the host names. */
export const firstPlayers = ['random', 'seat1', 'seat2', 'seat3', 'seat4'] as const
export type FirstPlayer = (typeof firstPlayers)[number]

export interface Options {
  readonly table1: SideChoice
  readonly table2: SideChoice
  readonly table3: SideChoice
  readonly table4: SideChoice
  readonly table5: SideChoice
  readonly table6: SideChoice
  /** DR-04, DR-83: the hard reading of what a raven takes. */
  readonly ravenBreaksWholeConversion: boolean
  readonly firstPlayer: FirstPlayer
  /** The page offers its advice on the best move only to whoever asks for it. No rule looks at it. */
  readonly adviceOnRequest?: boolean
}

function allOn(choice: SideChoice) {
  return { table1: choice, table2: choice, table3: choice, table4: choice, table5: choice, table6: choice }
}

const side = { kind: 'choice', values: sideChoices, default: 'apprentice' satisfies Side } as const

export const options: OptionsSpec<Options> = {
  fields: {
    table1: side,
    table2: side,
    table3: side,
    table4: side,
    table5: side,
    table6: side,
    ravenBreaksWholeConversion: { kind: 'flag', default: false },
    firstPlayer: { kind: 'choice', values: firstPlayers, default: 'random' },
    adviceOnRequest: { kind: 'flag', default: false, later: true },
  },
  presets: {
    apprentice: {},
    initiate: allOn('initiate'),
    mixed: allOn('random'),
  },
}

export function checkOptions(chosen: Options, seats: number): Reason | null {
  const seat = chosenFirstSeat(chosen.firstPlayer)
  if (seat === null || seat < seats) return null
  return { id: 'apprentices.reject.noSuchSeat', params: { seat: seat + 1, seats } }
}

/** The seat named by the option, or null when chance decides. */
export function chosenFirstSeat(firstPlayer: FirstPlayer): number | null {
  return firstPlayer === 'random' ? null : firstPlayers.indexOf(firstPlayer) - 1
}

/** The side chosen for each table, first table first. */
export function sideChoicesOf(chosen: Options): readonly SideChoice[] {
  return [chosen.table1, chosen.table2, chosen.table3, chosen.table4, chosen.table5, chosen.table6]
}
