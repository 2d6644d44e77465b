import { canonical } from './canonical.ts'
import { bytesOfHex, digest, utf8 } from './digest.ts'
import type { Outcome, Seat } from './game.ts'
import { seededBytes } from './seededChance.ts'

export const logFormat = 'athanor-log/1'

export interface LogSeat {
  readonly name: string
  readonly colour: string
  /** The player's own share of the seed (see fairness.ts). */
  readonly salt: string
}

/** Everything that is fixed before the first move. Public from then on. */
export interface LogHeader<Options> {
  readonly format: typeof logFormat
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  readonly seats: readonly LogSeat[]
  readonly commitment: string
}

/** What a seat did: an action, or taking its last one back. */
export type LogMove<Action> =
  | { readonly seat: Seat; readonly action: Action }
  | { readonly seat: Seat; readonly undo: true }

export type LogEntry<Action> = LogMove<Action> & { readonly hash: string }

/** A whole game. Without the secret it proves nothing yet, with it everything. */
export interface GameLog<Options, Action> {
  readonly header: LogHeader<Options>
  readonly entries: readonly LogEntry<Action>[]
  readonly secret: string | null
  readonly outcome: Outcome | null
}

/** The first link of the chain: whoever holds it has agreed to options, seats, salts and commitment. */
export function firstHash(header: LogHeader<unknown>): string {
  return digest('log/1', utf8(canonical(header)))
}

/**
 * The next link. Players may watch the hashes while the game runs; a blinding value from the seed keeps them from
 * guessing a sealed answer by trying all answers.
 */
export function nextHash(seed: string, previous: string, version: number, move: LogMove<unknown>): string {
  return digest('entry/1', bytesOfHex(previous, 32), seededBytes(seed, '@log', version), utf8(canonical(move)))
}
