import type { Seen } from '@athanor/kernel'
import { hexOfBase64url } from '../base64url.ts'

/**
 * What a client keeps of a table, so that nobody can exchange anything behind its back: the server's word now is
 * compared with its word before. Plain data.
 */
export interface Kept {
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
export interface Keeper {
  load(table: string): Kept | null
  save(table: string, kept: Kept): void
}

/** For programs that play a game in one go. */
export function keepInMemory(): Keeper {
  const tables = new Map<string, Kept>()
  return {
    load: (table) => tables.get(table) ?? null,
    save: (table, kept) => void tables.set(table, kept),
  }
}

export const nothingKept: Kept = { commitment: null, agreement: null, heads: {}, shares: [], overlooked: 0 }

/** A kept table that was stored as text, if it is one. */
export function readKept(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Kept | null
    return Array.isArray(kept?.shares) && typeof kept.heads === 'object' ? kept : null
  } catch {
    return null
  }
}

/** Whoever says ready again and again need not keep all salts. */
const mostShares = 8

export function withShare(kept: Kept, salt: string, commitment: string): Kept {
  return { ...kept, shares: [...kept.shares, { salt, commitment, openedFor: null }].slice(-mostShares) }
}

/** The share with this commitment, as long as it was opened for nothing else. */
export function shareFor({ shares }: Kept, commitment: string, agreement: string): Share | undefined {
  return shares.find(
    (share) => share.commitment === commitment && (share.openedFor === null || share.openedFor === agreement),
  )
}

export function withOpened(kept: Kept, { commitment }: Share, agreement: string): Kept {
  const opened = (share: Share) => (share.commitment === commitment ? { ...share, openedFor: agreement } : share)
  return { ...kept, shares: kept.shares.map(opened) }
}

/** The player goes on in spite of a contradiction: the table counts for what it shows from now on. */
export function afterOverlooking({ shares, overlooked }: Kept): Kept {
  return { ...nothingKept, shares, overlooked: overlooked + 1 }
}

/** What one tab has seen, laid over what another one may have stored; shares are always those that are stored. */
export function merged(stored: Kept | null, seen: Kept): Kept {
  if (stored === null) return seen
  return { ...seen, heads: thinned({ ...stored.heads, ...seen.heads }), shares: stored.shares }
}

/** Of older entries only every tenth hash is kept: each one vouches for all entries before it. */
const allOfTheLast = 200
const oneIn = 10

function thinned(heads: Kept['heads']): Kept['heads'] {
  const versions = Object.keys(heads).map(Number)
  if (versions.length <= allOfTheLast) return heads
  const newest = Math.max(...versions)
  const isKept = (version: number) => version > newest - allOfTheLast || version % oneIn === 0
  return Object.fromEntries(Object.entries(heads).filter(([version]) => isKept(Number(version))))
}

/** What a verifier compares a log with. */
export function seenOf({ commitment, agreement, heads, shares }: Kept): Seen {
  const opened = shares.filter(({ openedFor }) => openedFor !== null && openedFor === agreement)
  return {
    ...(commitment === null ? {} : { commitment }),
    ...(agreement === null ? {} : { agreement }),
    salts: opened.map(({ salt }) => salt),
    heads: Object.entries(heads).map(([version, head]) => ({ version: Number(version), head: hexOfBase64url(head) })),
  }
}
