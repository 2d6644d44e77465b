import { saltCommitmentOf } from './fairness.ts'
import type { Reason } from './game.ts'
import type { LogHeader } from './log.ts'

/** What somebody who took part, or looked on, has kept of a game: as much of it as they have. */
export interface Seen {
  /** To the host's secret, as it was shown before this player committed to a salt. */
  readonly commitment?: string
  /** The salts that this player gave, at whichever seats. */
  readonly salts?: readonly string[]
  /** To every seat's salt, as they stood when the salts were opened. */
  readonly saltCommitments?: readonly string[]
  readonly heads?: readonly SeenHead[]
}

/** The hash of the log's newest entry, as it was shown at a version; version 0 is the hash of the header. */
export interface SeenHead {
  readonly version: number
  readonly head: string
}

export interface Unlike {
  /** The first entry that cannot be the one that was seen, or 0. */
  readonly version: number
  readonly reason: Reason
}

/** In what a log is another game than the one that was seen; null when it may be the same. `heads` are the log's own. */
export function unlikeSeen(seen: Seen, header: LogHeader<unknown>, heads: readonly string[]): Unlike | null {
  const unlike = (id: string, version = 0): Unlike => ({ version, reason: { id } })
  if (seen.commitment !== undefined && seen.commitment !== header.commitment) {
    return unlike('kernel.verify.otherCommitment')
  }
  const salts = header.seats.map(({ salt }) => salt)
  if (seen.salts?.some((salt) => !salts.includes(salt)) === true) return unlike('kernel.verify.otherSalt')
  const committed = seen.saltCommitments
  const stands = (salt: string, seat: number) => committed?.[seat] === saltCommitmentOf(salt)
  if (committed !== undefined && !(committed.length === salts.length && salts.every(stands))) {
    return unlike('kernel.verify.otherSaltCommitment')
  }
  const missed = (seen.heads ?? [])
    .toSorted((one, other) => one.version - other.version)
    .find(({ version, head }) => heads[version] !== head)
  return missed === undefined ? null : unlike('kernel.verify.otherHistory', missed.version)
}
