import { type Aid, aids } from '@athanor/alchemy'
import { at, type OptionFields, type OptionsSpec, type Seat } from '@athanor/kernel'
import { type Level, levels } from './components/levels.ts'
import type { Reason } from './reasons.ts'

/**
 * a player's own settings. `table` follows the table; the others say which of the three differences
 * (ingredients, conferences, debunking) are played as an apprentice by this player, the rest being a master's.
 */
export const handicaps = [
  'table',
  'apprentice',
  'master',
  'apprenticeIngredients',
  'apprenticeConferences',
  'apprenticeDebunking',
  'masterIngredients',
  'masterConferences',
  'masterDebunking',
] as const
export type Handicap = (typeof handicaps)[number]

/** AR-63: random by seed, or a seat that the host names. */
export const firstPlayers = ['random', 'seat1', 'seat2', 'seat3', 'seat4'] as const
export type FirstPlayer = (typeof firstPlayers)[number]

/** AR-91: the game's code in our own scheme, or in the one that the original app reads. */
export const codeFamilies = ['own', 'original'] as const
export type CodeFamily = (typeof codeFamilies)[number]

/** The settings of a table. A module merges its own into this interface. */
export interface Options {
  /** */
  readonly startingIngredients: Level
  /** */
  readonly conferences: Level
  /** */
  readonly debunking: Level
  readonly seat1: Handicap
  readonly seat2: Handicap
  readonly seat3: Handicap
  readonly seat4: Handicap
  readonly firstPlayer: FirstPlayer
  readonly codes: CodeFamily
  /** How much notebooks help: what the table agreed on, and nothing that a rule looks at. All there is when missing. */
  readonly aid?: Aid
}

const handicap = { kind: 'choice', values: handicaps, default: 'table' } as const

/** The settings of the base game. */
export const baseOptions = {
  fields: {
    startingIngredients: { kind: 'choice', values: levels, default: 'apprentice' },
    conferences: { kind: 'choice', values: levels, default: 'apprentice' },
    debunking: { kind: 'choice', values: levels, default: 'apprentice' },
    seat1: handicap,
    seat2: handicap,
    seat3: handicap,
    seat4: handicap,
    firstPlayer: { kind: 'choice', values: firstPlayers, default: 'random' },
    codes: { kind: 'choice', values: codeFamilies, default: 'own' },
    aid: { kind: 'choice', values: aids, default: 'advice', later: true },
  },
  presets: {
    apprentice: {},
    master: { startingIngredients: 'master', conferences: 'master', debunking: 'master' },
  },
} satisfies { fields: Partial<OptionFields<Options>>; presets: OptionsSpec<Options>['presets'] }

/** The level of aid that a table agreed on. */
export function aidOf({ aid = 'advice' }: Options): Aid {
  return aid
}

export function checkSeats(chosen: Options, seats: number): Reason | null {
  const named = Math.max(chosenFirstSeat(chosen) ?? 0, lastHandicap(chosen))
  return named < seats ? null : { id: 'alchemists.reject.noSuchSeat', params: { seat: named + 1, seats } }
}

/** The seat named by the option, or null when chance decides. */
export function chosenFirstSeat({ firstPlayer }: Options): Seat | null {
  return firstPlayer === 'random' ? null : firstPlayers.indexOf(firstPlayer) - 1
}

function handicapOf(chosen: Options, seat: Seat): Handicap {
  return at([chosen.seat1, chosen.seat2, chosen.seat3, chosen.seat4], seat, 'seat')
}

function lastHandicap(chosen: Options): Seat {
  return [0, 1, 2, 3].findLast((seat) => handicapOf(chosen, seat) !== 'table') ?? 0
}

export type Difference = 'startingIngredients' | 'conferences' | 'debunking'

const apprenticeOnly: Readonly<Record<Handicap, readonly Difference[] | null>> = {
  table: null,
  apprentice: ['startingIngredients', 'conferences', 'debunking'],
  master: [],
  apprenticeIngredients: ['startingIngredients'],
  apprenticeConferences: ['conferences'],
  apprenticeDebunking: ['debunking'],
  masterIngredients: ['conferences', 'debunking'],
  masterConferences: ['startingIngredients', 'debunking'],
  masterDebunking: ['startingIngredients', 'conferences'],
}

/** A-379..A-382: at which level a seat plays one of the three differences. */
export function levelOf(chosen: Options, seat: Seat, difference: Difference): Level {
  const apprentice = apprenticeOnly[handicapOf(chosen, seat)]
  if (apprentice === null) return chosen[difference]
  return apprentice.includes(difference) ? 'apprentice' : 'master'
}
