import { canonical } from './canonical.ts'
import { bytesOfHex, digest, utf8 } from './digest.ts'
import { saltCommitmentOf } from './fairness.ts'
import type { Outcome, Seat } from './game.ts'
import { type LogPerson, peopleOf, seatIdOf } from './people.ts'
import { seededBytes } from './seededChance.ts'

/**
 * What logs may be written in, oldest first. Every one can still be read and proved; new games are written in the last.
 * The first knows no commitments to salts, so it does not prove that nobody chose a salt in knowledge of the others. The
 * first two hash the players' names, so nobody can be forgotten there, and do not say which moves a bot made.
 */
export const logFormats = ['athanor-log/1', 'athanor-log/2', 'athanor-log/3'] as const
export type LogFormat = (typeof logFormats)[number]
export const logFormat = 'athanor-log/3' satisfies LogFormat

/** A player, as known when a game begins. */
export interface LogSeat {
  readonly name: string
  readonly colour: string
  /** The player's own share of the seed (see fairness.ts). */
  readonly salt: string
  /** Hides the name once it is forgotten (see people.ts). */
  readonly nameKey?: string
}

/** A seat of a log of the first format; the second adds the commitment to the salt. */
export interface NamedSeat {
  readonly name: string
  readonly colour: string
  readonly salt: string
}

interface CommittedSeat {
  /** To the salt, given before any salt was opened. */
  readonly commitment: string
}

/** A seat as it is hashed: nothing in it says who sits there. */
export interface AnonymousSeat {
  /** Made of the player's name and a key that is kept beside it: see people.ts. */
  readonly id: string
  readonly colour: string
  readonly salt: string
}

interface HeaderFields<Options> {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  readonly commitment: string
}

/** Everything that is fixed before the first move. Public from then on. */
export type LogHeader<Options> =
  | (HeaderFields<Options> & { readonly format: 'athanor-log/1'; readonly seats: readonly NamedSeat[] })
  | (HeaderFields<Options> & {
      readonly format: 'athanor-log/2'
      readonly seats: readonly (NamedSeat & CommittedSeat)[]
    })
  | (HeaderFields<Options> & {
      readonly format: 'athanor-log/3'
      readonly seats: readonly (AnonymousSeat & CommittedSeat)[]
    })

/**
 * A bot made this move, for itself or for a person. It is hashed with the move, so that nobody can say later that a
 * person's move was a bot's or the other way round.
 */
export interface MadeBy {
  readonly bot: string
  /** What it was allowed to think, in thousandths of the usual. */
  readonly effort: number
  /** It ran out of time, or another one had to move in its place. */
  readonly cutShort: boolean
}

/** What a seat did: an action, or taking its last one back. */
export type LogMove<Action> =
  | { readonly seat: Seat; readonly action: Action; readonly by?: MadeBy }
  | { readonly seat: Seat; readonly undo: true }

export type LogEntry<Action> = LogMove<Action> & { readonly hash: string }

/** A whole game. Without the secret it proves nothing yet, with it everything. */
export interface GameLog<Options, Action> {
  readonly header: LogHeader<Options>
  /** Who sat where, null for somebody who was forgotten; logs of the first formats have their names in the header. */
  readonly people?: readonly (LogPerson | null)[]
  readonly entries: readonly LogEntry<Action>[]
  readonly secret: string | null
  readonly outcome: Outcome | null
  /**
   * Everybody agreed to end the game early, so there is no outcome. Not hashed: only the host vouches for it, and the
   * players know at which entry the game stood.
   */
  readonly endedTogether?: true
}

export function logHeader<Options>(
  format: LogFormat,
  { game, rulesVersion, options, commitment }: HeaderFields<Options>,
  seats: readonly HeaderSeat[],
): LogHeader<Options> {
  const fields = { game, rulesVersion, options, commitment }
  if (format === 'athanor-log/1') return { ...fields, format, seats: seats.map(namedSeat) }
  const commitmentTo = ({ salt }: HeaderSeat) => ({ commitment: saltCommitmentOf(salt) })
  if (format === 'athanor-log/2') {
    return { ...fields, format, seats: seats.map((seat) => ({ ...namedSeat(seat), ...commitmentTo(seat) })) }
  }
  return { ...fields, format, seats: seats.map((seat) => ({ ...anonymousSeat(seat), ...commitmentTo(seat) })) }
}

/** A seat with a name, or one of a log whose names are not needed. */
export type HeaderSeat = LogSeat | AnonymousSeat

function namedSeat(seat: HeaderSeat): NamedSeat {
  if (!('name' in seat)) throw new TypeError('a log of this format needs names')
  const { name, colour, salt } = seat
  return { name, colour, salt }
}

function anonymousSeat(seat: HeaderSeat): AnonymousSeat {
  const { colour, salt } = seat
  if ('id' in seat) return { id: seat.id, colour, salt }
  const [person] = peopleOf([seat])
  return { id: person === undefined ? '' : seatIdOf(person), colour, salt }
}

/** The first link of the chain. It fixes options, seats, salts and commitment. */
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
