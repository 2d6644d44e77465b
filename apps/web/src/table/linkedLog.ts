import {
  firstHash,
  type GameLog,
  type LogEntry,
  type LogMove,
  type LogSeat,
  logFlaw,
  logFormats,
  logHeader,
  nextHash,
  seedOf,
} from '@athanor/kernel'
import { fromBase64Url, toBase64Url } from '../lib/base64url.ts'

type Log = GameLog<unknown, unknown>

/** Far above the longest game that was ever seen (about 5,000 characters). */
const longestLink = 60_000
const largestText = 2_000_000
/** Far more than any game has; each costs a hash. */
const mostMoves = 10_000

/**
 * A whole game as the part of a link after `#`: what can be reckoned again (hashes, commitments to salts, the outcome)
 * is left out, since hashes alone would make it four times as long; the last hash stays and tells whether anything got
 * lost on the way.
 */
export async function linkOfLog({ header, entries, secret }: Log): Promise<string> {
  const { format, game, rulesVersion, options, commitment, seats } = header
  const text = JSON.stringify({
    format,
    game,
    rulesVersion,
    options,
    commitment,
    seats: seats.map(({ name, colour, salt }) => [name, colour, salt]),
    secret,
    moves: entries.map((move) => ('undo' in move ? [move.seat] : [move.seat, move.action])),
    head: entries.at(-1)?.hash ?? null,
  })
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/** Reads such a link; null when it is broken or none. Whether the game in it is a true one is for `verify` to say. */
export async function linkedLog(link: string): Promise<Log | null> {
  if (link.length > longestLink) return null
  try {
    return logFrom(JSON.parse(await unpacked(fromBase64Url(link))))
  } catch {
    return null
  }
}

/** Stops in time where a few bytes would become very many. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length > largestText) {
      await reader.cancel()
      throw new RangeError('the text of this link is too long')
    }
  }
}

function logFrom(value: unknown): Log | null {
  const { game, rulesVersion, options, commitment, seats, secret, moves, head, ...packed } = value as Packed
  const format = logFormats.find((known) => known === packed.format)
  if (format === undefined || moves.length > mostMoves) return null
  const seated = seats.map(([name, colour, salt]): LogSeat => ({ name, colour, salt }))
  const header = logHeader(format, { game, rulesVersion, options, commitment }, seated)
  const seed = seedOf(
    secret,
    seated.map(({ salt }) => salt),
  )
  const entries: LogEntry<unknown>[] = []
  for (const [seat, action] of moves) {
    const move: LogMove<unknown> = action === undefined ? { seat, undo: true } : { seat, action }
    const previous = entries.at(-1)?.hash ?? firstHash(header)
    entries.push({ ...move, hash: nextHash(seed, previous, entries.length + 1, move) })
  }
  const log = { header, entries, secret, outcome: null }
  return logFlaw(log) === null && (entries.at(-1)?.hash ?? null) === head ? log : null
}

/** What a link says it holds; a stranger may have written anything, and then reading it fails somewhere above. */
interface Packed {
  readonly format: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly commitment: string
  readonly seats: readonly (readonly [name: string, colour: string, salt: string])[]
  readonly secret: string
  readonly moves: readonly (readonly [seat: number, action?: unknown])[]
  readonly head: string | null
}
