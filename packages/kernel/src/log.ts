import { canonical } from './canonical.ts'
import { bytesOfHex, digest, utf8 } from './digest.ts'
import { saltCommitmentOf } from './fairness.ts'
import type { Outcome, Seat } from './game.ts'
import { seededBytes } from './seededChance.ts'

/**
 * What logs may be written in, oldest first. Every one can still be read and proved; new games are written in the last.
 * The first knows no commitments to salts, so it does not prove that nobody chose a salt in knowledge of the others.
 */
export const logFormats = ['athanor-log/1', 'athanor-log/2'] as const
export type LogFormat = (typeof logFormats)[number]
export const logFormat = 'athanor-log/2' satisfies LogFormat

export interface LogSeat {
  readonly name: string
  readonly colour: string
  /** The player's own share of the seed (see fairness.ts). */
  readonly salt: string
}

export interface CommittedSeat extends LogSeat {
  /** To the salt, given before any salt was opened. */
  readonly commitment: string
}

interface HeaderFields<Options> {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  readonly commitment: string
}

/** Everything that is fixed before the first move. Public from then on. */
export type LogHeader<Options> =
  | (HeaderFields<Options> & { readonly format: 'athanor-log/1'; readonly seats: readonly LogSeat[] })
  | (HeaderFields<Options> & { readonly format: 'athanor-log/2'; readonly seats: readonly CommittedSeat[] })

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

export function logHeader<Options>(
  format: LogFormat,
  { game, rulesVersion, options, commitment }: HeaderFields<Options>,
  seats: readonly LogSeat[],
): LogHeader<Options> {
  const fields = { game, rulesVersion, options, commitment }
  if (format === 'athanor-log/1') return { ...fields, format, seats: seats.map(bareSeat) }
  return {
    ...fields,
    format,
    seats: seats.map((seat) => ({ ...bareSeat(seat), commitment: saltCommitmentOf(seat.salt) })),
  }
}

function bareSeat({ name, colour, salt }: LogSeat): LogSeat {
  return { name, colour, salt }
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
