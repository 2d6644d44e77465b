import { canonical } from './canonical.ts'
import { digest, utf8 } from './digest.ts'
import { saltCommitmentOf } from './fairness.ts'
import type { Reason } from './game.ts'
import type { LogHeader } from './log.ts'

/** What somebody who took part, or looked on, has kept of a game: as much of it as they have. */
export interface Seen {
  /** To the host's secret, as it was shown before any salt was opened. */
  readonly commitment?: string
  /** The salts that this player gave, at whichever seats. */
  readonly salts?: readonly string[]
  /** Commitments to salts that this player opened for starts that came to nothing: known ever since, they count no more. */
  readonly spent?: readonly string[]
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
  readonly seats: readonly AgreedSeat[]
}

/** Who sits there stands in the id; games that were begun before there were any show the name itself. */
export type AgreedSeat = { readonly colour: string; readonly commitment: string } & (
  | { readonly id: string }
  | { readonly name: string }
)

/**
 * One hash for all of it. A player who has seen it can safely open a salt: nobody can then choose another salt, other
 * options, names or another order of seats to go with it.
 */
export function agreementOf({ game, rulesVersion, options, commitment, seats }: Agreed): string {
  const shown = seats.map((seat) => ({
    ...('id' in seat ? { id: seat.id } : { name: seat.name }),
    colour: seat.colour,
    commitment: seat.commitment,
  }))
  const domain = shown.every((seat) => 'id' in seat) ? 'agreement/2' : 'agreement/1'
  return digest(domain, utf8(canonical({ game, rulesVersion, options, commitment, seats: shown })))
}

/** What a table shows of its game now, or a log in the end. */
export interface ShownProof {
  readonly commitment: string
  /** Null while it may still change. */
  readonly agreement: string | null
  /** Null until they are open. */
  readonly salts: readonly string[] | null
  /** To the salts of the seats, as far as they cannot change any more. */
  readonly commitments: readonly string[]
  /** Undefined where it is not shown now. */
  headAt(version: number): string | undefined
}

export interface Unlike {
  /** The first entry that cannot be the one that was seen, or 0. */
  readonly version: number
  readonly reason: Reason
}

/** In what a game is another one than was seen; null when it may be the same. */
export function unlikeSeen(seen: Seen, shown: ShownProof): Unlike | null {
  const unlike = (id: string, version = 0): Unlike => ({ version, reason: { id } })
  const { salts, commitments } = shown
  if (seen.commitment !== undefined && seen.commitment !== shown.commitment) {
    return unlike('kernel.verify.otherCommitment')
  }
  if (seen.agreement !== undefined && seen.agreement !== shown.agreement) {
    return unlike('kernel.verify.otherAgreement')
  }
  if (commitments.some((commitment) => seen.spent?.includes(commitment) === true)) {
    return unlike('kernel.verify.spentSalt')
  }
  if (salts !== null && seen.salts?.some((salt) => !salts.includes(salt)) === true) {
    return unlike('kernel.verify.otherSalt')
  }
  const differs = ({ version, head }: SeenHead) => (shown.headAt(version) ?? head) !== head
  const missed = seen.heads?.filter(differs).map(({ version }) => version) ?? []
  return missed.length === 0 ? null : unlike('kernel.verify.otherHistory', Math.min(...missed))
}

/** `heads` are those of the log, from the header on. */
export function shownByLog(header: LogHeader<unknown>, heads: readonly string[]): ShownProof {
  const salts = header.seats.map(({ salt }) => salt)
  const committed = header.seats.map((seat) => ({ ...seat, commitment: saltCommitmentOf(seat.salt) }))
  return {
    commitment: header.commitment,
    agreement: agreementOf({ ...header, seats: committed }),
    salts,
    commitments: committed.map(({ commitment }) => commitment),
    headAt: (version) => heads[version] ?? 'none',
  }
}
