import {
  type AgreedSeat,
  agreementOf,
  firstHash,
  type HeaderSeat,
  type LogFormat,
  logHeader,
  type Reason,
  saltCommitmentOf,
  seatIdOf,
  type Unlike,
  unlikeSeen,
} from '@athanor/kernel'
import { base64urlOf, hexOfBase64url } from '../base64url.ts'
import type { TableInfo } from '../table.ts'
import { seenOf, type TrustRecord } from './trustRecord.ts'

/** In what a table contradicts what it showed before. */
export type Doubt = Unlike

/** What is shown of a table and of its log, at once or in one update. */
export interface TableNews {
  readonly table: TableInfo
  /** The viewer's seat, null for a spectator. */
  readonly you: number | null
  /** Hashes of the log by version, as they travel. */
  readonly heads: ReadonlyMap<number, string>
}

export type Comparison =
  | { readonly kept: TrustRecord; readonly doubt: null }
  | { readonly kept: null; readonly doubt: Doubt }

/**
 * Compares what a table shows with what was kept of it, and says what is to be kept from now on. That the log is
 * shorter than it was is no contradiction yet: as long as it grows by the same entries, their hashes are the same.
 */
export function compared(before: TrustRecord, news: TableNews): Comparison {
  const { table, heads } = news
  // Nothing can be played at a closed table, so there is nothing to hold it to; what is kept waits for it to come back.
  if (table.status === 'closed') return { kept: before, doubt: null }
  const agreement = agreementAt(table)
  // A start that was called off leaves nothing behind but the shares that were opened for it: they are spent.
  const isOff = agreement === null && before.agreement !== null && Object.keys(before.heads).length === 0
  const kept = isOff ? { ...before, agreement: null } : before
  const unlike = unlikeSeen(seenOf(kept, agreement), {
    commitment: table.commitment,
    agreement,
    salts: openSalts(table),
    commitments: agreement === null ? [] : table.seats.flatMap((seat) => seat.commitment ?? []),
    headAt(version) {
      const head = heads.get(version)
      return head === undefined ? undefined : hexOfBase64url(head)
    },
  })
  if (unlike !== null) return { kept: null, doubt: unlike }
  const flaw =
    kept.overlooked > 0 ? null : (openingFlaw(table) ?? nameFlaw(table) ?? shareFlaw(kept, news) ?? headerFlaw(news))
  if (flaw !== null) return { kept: null, doubt: { version: 0, reason: flaw } }
  return { kept: extended(kept, table.commitment, agreement, heads), doubt: null }
}

/** The same object as long as there is nothing new. */
function extended(
  kept: TrustRecord,
  commitment: string,
  agreement: string | null,
  heads: TableNews['heads'],
): TrustRecord {
  const isKnown = kept.commitment === commitment && kept.agreement === agreement
  const fresh = [...heads].filter(([version]) => kept.heads[version] === undefined)
  if (isKnown && fresh.length === 0) return kept
  return { ...kept, commitment, agreement, heads: { ...kept.heads, ...Object.fromEntries(fresh) } }
}

/** What nothing can change any more; null while people still come and go. */
export function agreementAt(table: TableInfo): string | null {
  if (!isFixed(table)) return null
  const seats = table.seats.map((seat): AgreedSeat => {
    const fixed = { colour: seat.colour ?? '', commitment: seat.commitment ?? '' }
    return seat.id === null ? { name: nameOf(seat), ...fixed } : { id: seat.id, ...fixed }
  })
  return agreementOf({ ...table, seats })
}

/** Nothing about the seats may change any more. */
function isFixed({ status }: TableInfo): boolean {
  return status === 'opening' || status === 'running' || status === 'finished'
}

function openSalts({ seats }: TableInfo): readonly string[] | null {
  const salts = seats.flatMap(({ salt }) => salt ?? [])
  return salts.length === seats.length ? salts : null
}

/** Salts are opened when all are committed to, and each is the one that was. */
function openingFlaw(table: TableInfo): Reason | null {
  if (!isFixed(table)) return null
  if (table.seats.some(({ commitment }) => commitment === null)) return { id: 'kernel.verify.otherAgreement' }
  const broken = table.seats.find(({ salt, commitment }) => salt !== null && saltCommitmentOf(salt) !== commitment)
  return broken === undefined ? null : { id: 'kernel.verify.saltBroken', params: { name: nameOf(broken) } }
}

/** What somebody is called is what stands in their id, unless they were forgotten. */
function nameFlaw({ seats }: TableInfo): Reason | null {
  const wrong = seats.find((seat) => {
    const { id, nameKey } = seat
    return id !== null && nameKey !== null && seatIdOf({ name: nameOf(seat), nameKey }) !== id
  })
  return wrong === undefined ? null : { id: 'kernel.verify.otherName', params: { name: nameOf(wrong) } }
}

/** A share that this client gave and that has not been opened yet must be among those that count. */
function shareFlaw({ agreement, shares }: TrustRecord, { table, you }: TableNews): Reason | null {
  const isFirstSight = agreement === null && isFixed(table)
  const given = shares.filter(({ openedFor }) => openedFor === null)
  if (!isFirstSight || you === null || given.length === 0) return null
  const counts = given.some(({ commitment }) => commitment === table.seats[you]?.commitment)
  return counts ? null : { id: 'kernel.verify.otherSalt' }
}

/** The log begins with exactly what the table shows, also where the game began with an older format. */
function headerFlaw({ table, heads }: TableNews): Reason | null {
  const salts = openSalts(table)
  const head = heads.get(0)
  if (head === undefined || salts === null) return null
  const seats = table.seats.map((seat, index): HeaderSeat => {
    const shared = { colour: seat.colour ?? '', salt: salts[index] ?? '' }
    return seat.id === null ? { name: nameOf(seat), ...shared } : { id: seat.id, ...shared }
  })
  const formats = seats.every((seat) => 'id' in seat) ? newest : withNames
  const fits = formats.some((format) => base64urlOf(firstHash(logHeader(format, table, seats))) === head)
  return fits ? null : { id: 'kernel.verify.otherHistory' }
}

const newest: readonly LogFormat[] = ['athanor-log/3']
const withNames: readonly LogFormat[] = ['athanor-log/2', 'athanor-log/1']

/** Bots take part under their ids. */
function nameOf({ name, bot }: TableInfo['seats'][number]): string {
  return name ?? bot ?? ''
}
