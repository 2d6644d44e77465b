import { isHex, type Seen, type SeenHead } from '@athanor/kernel'
import type { Words } from '@athanor/terminal/words.ts'
import { misuse } from '../problems.ts'

/** What the caller has kept of the game, as typed. */
export interface SeenFlags {
  readonly commitment?: string
  readonly salt?: readonly string[]
  readonly head?: readonly string[]
}

/** Undefined when nothing was kept. */
export function readSeen({ commitment, salt, head }: SeenFlags, words: Words): Seen | undefined {
  if (commitment === undefined && salt === undefined && head === undefined) return undefined
  return {
    ...(commitment === undefined ? {} : { commitment: readHash(commitment, words) }),
    ...(salt === undefined ? {} : { salts: salt }),
    ...(head === undefined ? {} : { heads: head.map((text) => readHead(text, words)) }),
  }
}

function readHead(text: string, words: Words): SeenHead {
  const [, version, hash] = /^(\d{1,7}):(.+)$/.exec(text) ?? []
  if (version === undefined || hash === undefined) throw misuse(words.say('cli.misuse.seenHead', { given: text }))
  return { version: Number(version), head: readHash(hash, words) }
}

/** Logs have their hashes in hexadecimal; on the wire they travel in base64url. */
function readHash(text: string, { say }: Words): string {
  const lower = text.toLowerCase()
  if (isHex(lower, 32)) return lower
  if (/^[\w-]{43}$/.test(text)) return Buffer.from(text, 'base64url').toString('hex')
  throw misuse(say('cli.misuse.seenHash', { given: text }))
}
