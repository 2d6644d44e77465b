import { canonical } from './canonical.ts'
import { digest, utf8 } from './digest.ts'
import { saltCommitmentOf } from './fairness.ts'
import type { Reason } from './game.ts'
import type { CommittedSeat, LogHeader } from './log.ts'

/** What somebody who took part, or looked on, has kept of a game: as much of it as they have. */
export interface Seen {
  /** To the host's secret, as it was shown before any salt was opened. */
  readonly commitment?: string
  /** The salts that this player gave, at whichever seats. */
  readonly salts?: readonly string[]
  /** What stood when the salts were opened: see `agreementOf`. */
  readonly agreement?: string
  readonly heads?: readonly SeenHead[]
}

/** The hash of the log's newest entry, as it was shown at a version; version 0 is the hash of the header. */
export interface SeenHead {
  readonly version: number
  readonly head: string
}

/** Everything that must stand before the first salt is opened. */
export interface Agreed {
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly commitment: string
  readonly seats: readonly Omit<CommittedSeat, 'salt'>[]
}

/**
 * One hash for all of it. Whoever opens a salt in sight of it knows that nobody can fit anything to the salts: neither
 * another salt nor options, names or the order of seats.
 */
export function agreementOf({ game, rulesVersion, options, commitment, seats }: Agreed): string {
  const named = seats.map((seat) => ({ name: seat.name, colour: seat.colour, commitment: seat.commitment }))
  return digest('agreement/1', utf8(canonical({ game, rulesVersion, options, commitment, seats: named })))
}

/** What a table shows of its game now, or a log in the end. */
export interface Shown {
  readonly commitment: string
  /** Null while it may still change. */
  readonly agreement: string | null
  /** Null until they are open. */
  readonly salts: readonly string[] | null
  /** Undefined where it is not shown now. */
  headAt(version: number): string | undefined
}

export interface Unlike {
  /** The first entry that cannot be the one that was seen, or 0. */
  readonly version: number
  readonly reason: Reason
}

/** In what a game is another one than was seen; null when it may be the same. */
export function unlikeSeen(seen: Seen, shown: Shown): Unlike | null {
  const unlike = (id: string, version = 0): Unlike => ({ version, reason: { id } })
  const { salts } = shown
  if (seen.commitment !== undefined && seen.commitment !== shown.commitment) {
    return unlike('kernel.verify.otherCommitment')
  }
  if (seen.agreement !== undefined && seen.agreement !== shown.agreement) {
    return unlike('kernel.verify.otherAgreement')
  }
  if (salts !== null && seen.salts?.some((salt) => !salts.includes(salt)) === true) {
    return unlike('kernel.verify.otherSalt')
  }
  const differs = ({ version, head }: SeenHead) => (shown.headAt(version) ?? head) !== head
  const missed = seen.heads?.filter(differs).map(({ version }) => version) ?? []
  return missed.length === 0 ? null : unlike('kernel.verify.otherHistory', Math.min(...missed))
}

/** `heads` are those of the log, from the header on. */
export function shownByLog(header: LogHeader<unknown>, heads: readonly string[]): Shown {
  const salts = header.seats.map(({ salt }) => salt)
  const committed = header.seats.map((seat) => ({ ...seat, commitment: saltCommitmentOf(seat.salt) }))
  return {
    commitment: header.commitment,
    agreement: agreementOf({ ...header, seats: committed }),
    salts,
    headAt: (version) => heads[version] ?? 'none',
  }
}
