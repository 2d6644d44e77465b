import type { OptionsSpec } from '@athanor/kernel'
import { type ThreePlayerSetup, threePlayerSetups } from './components.ts'
import type { Reason } from './reasons.ts'

/** RR-27, RR-47: equal piles share the better place, or split the awards of the places they cover. */
export const schoolTies = ['best', 'split'] as const
export type SchoolTie = (typeof schoolTies)[number]

/** RR-05: random by seed, or a seat that the host names. */
export const firstPlayers = ['random', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const
export type FirstPlayer = (typeof firstPlayers)[number]

export interface Options {
  readonly threePlayerSetup: ThreePlayerSetup
  /** RR-41. */
  readonly schools: boolean
  readonly schoolTie: SchoolTie
  /** RR-25: false shows only the last round of the log. It changes what is displayed, not what is known. */
  readonly openLog: boolean
  readonly firstPlayer: FirstPlayer
  /** The page offers its advice on the best move only to whoever asks for it. No rule looks at it. */
  readonly adviceOnRequest?: boolean
}

export const options: OptionsSpec<Options> = {
  fields: {
    threePlayerSetup: { kind: 'choice', values: threePlayerSetups, default: 'english' },
    schools: { kind: 'flag', default: true },
    schoolTie: { kind: 'choice', values: schoolTies, default: 'best' },
    openLog: { kind: 'flag', default: true },
    firstPlayer: { kind: 'choice', values: firstPlayers, default: 'random' },
    adviceOnRequest: { kind: 'flag', default: false, later: true },
  },
  presets: {
    standard: {},
    german: { threePlayerSetup: 'german' },
    firstGame: { schools: false },
  },
}

export function checkOptions(chosen: Options, seats: number): Reason | null {
  const seat = chosenFirstSeat(chosen.firstPlayer)
  if (seat === null || seat < seats) return null
  return { id: 'compendium.reject.noSuchSeat', params: { seat: seat + 1, seats } }
}

/** The seat named by the option, or null when chance decides. */
export function chosenFirstSeat(firstPlayer: FirstPlayer): number | null {
  return firstPlayer === 'random' ? null : firstPlayers.indexOf(firstPlayer) - 1
}
