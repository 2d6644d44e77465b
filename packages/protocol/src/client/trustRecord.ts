import type { Seen } from '@athanor/kernel'
import { hexOfBase64url } from '../base64url.ts'

/**
 * What a client keeps of a table, so that nobody can exchange anything behind its back: the server's word now is
 * compared with its word before. Plain data.
 */
export interface TrustRecord {
  /** To the table's secret; null before the table was seen. */
  readonly commitment: string | null
  /** What stood when the salts were opened (the kernel's `agreementOf`); null before. */
  readonly agreement: string | null
  /** Hashes of the log by version, as they travel. */
  readonly heads: Readonly<Record<string, string>>
  /** Salts that this client drew for its seat, the newest last. */
  readonly shares: readonly Share[]
  /** How often the player went on although the table contradicted itself. */
  readonly overlooked: number
}

export interface Share {
  readonly salt: string
  readonly commitment: string
  /** In sight of which agreement it was opened: from then on the server knows it, and it counts for nothing else. */
  readonly openedFor: string | null
}

/** Where it is kept. Several tabs of a browser may share a place. */
export interface TrustStore {
  load(table: string): TrustRecord | null
  save(table: string, kept: TrustRecord): void
}

/** For programs that play a game in one go. */
export function trustInMemory(): TrustStore {
  const tables = new Map<string, TrustRecord>()
  return {
    load: (table) => tables.get(table) ?? null,
    save: (table, kept) => void tables.set(table, kept),
  }
}

export const emptyTrustRecord: TrustRecord = { commitment: null, agreement: null, heads: {}, shares: [], overlooked: 0 }

/** A kept table that was stored as text, if it is one. */
export function readTrustRecord(text: string): TrustRecord | null {
  try {
    const kept = JSON.parse(text) as TrustRecord | null
    return Array.isArray(kept?.shares) && typeof kept.heads === 'object' ? kept : null
  } catch {
    return null
  }
}

/** A player who says ready many times need not keep all salts. */
const mostShares = 8

export function withShare(kept: TrustRecord, salt: string, commitment: string): TrustRecord {
  return { ...kept, shares: [...kept.shares, { salt, commitment, openedFor: null }].slice(-mostShares) }
}

/** The share with this commitment, as long as it was opened for nothing else. */
export function shareFor({ shares }: TrustRecord, commitment: string, agreement: string): Share | undefined {
  return shares.find(
    (share) => share.commitment === commitment && (share.openedFor === null || share.openedFor === agreement),
  )
}

export function withOpened(kept: TrustRecord, { commitment }: Share, agreement: string): TrustRecord {
  const opened = (share: Share) => (share.commitment === commitment ? { ...share, openedFor: agreement } : share)
  return { ...kept, shares: kept.shares.map(opened) }
}

/** The player goes on in spite of a contradiction: the table counts for what it shows from now on. */
export function afterOverlooking({ shares, overlooked }: TrustRecord): TrustRecord {
  return { ...emptyTrustRecord, shares, overlooked: overlooked + 1 }
}

/** What one tab has seen, merged into what another tab may have stored; shares are always the stored ones. */
export function merged(stored: TrustRecord | null, seen: TrustRecord): TrustRecord {
  if (stored === null) return seen
  return { ...seen, heads: thinned({ ...stored.heads, ...seen.heads }), shares: stored.shares }
}

/** Of older entries only every tenth hash is kept: each one vouches for all entries before it. */
const allOfTheLast = 200
const oneIn = 10

function thinned(heads: TrustRecord['heads']): TrustRecord['heads'] {
  const versions = Object.keys(heads).map(Number)
  if (versions.length <= allOfTheLast) return heads
  const newest = Math.max(...versions)
  const isKept = (version: number) => version > newest - allOfTheLast || version % oneIn === 0
  return Object.fromEntries(Object.entries(heads).filter(([version]) => isKept(Number(version))))
}

/**
 * What a verifier compares a log with, or a client what is shown: `shown` is the agreement of that. A player
 * who went on in spite of a contradiction has accepted old salts too.
 */
export function seenOf({ commitment, agreement, heads, shares, overlooked }: TrustRecord, shown = agreement): Seen {
  const opened = shares.filter(({ openedFor }) => openedFor !== null && openedFor === agreement)
  const spent = shares.filter(({ openedFor }) => openedFor !== null && openedFor !== agreement && openedFor !== shown)
  return {
    ...(commitment === null ? {} : { commitment }),
    ...(agreement === null ? {} : { agreement }),
    salts: opened.map(({ salt }) => salt),
    ...(overlooked > 0 ? {} : { spent: spent.map((share) => share.commitment) }),
    heads: Object.entries(heads).map(([version, head]) => ({ version: Number(version), head: hexOfBase64url(head) })),
  }
}
