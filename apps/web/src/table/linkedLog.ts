import {
  firstHash,
  type GameLog,
  type HeaderSeat,
  type LogEntry,
  type LogMove,
  type LogPerson,
  logFlaw,
  logFormats,
  logHeader,
  type MadeBy,
  nextHash,
  seatIdOf,
  seedOf,
} from '@athanor/kernel'
import { fromBase64Url, toBase64Url } from '@athanor/ui/lib/base64url.ts'

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
export async function linkOfLog({ header, people, entries, secret }: Log): Promise<string> {
  const { format, game, rulesVersion, options, commitment, seats } = header
  const text = JSON.stringify({
    format,
    game,
    rulesVersion,
    options,
    commitment,
    seats: seats.map((seat, index) => packedSeat(seat, people?.[index] ?? null)),
    secret,
    moves: entries.map(packedMove),
    head: entries.at(-1)?.hash ?? null,
  })
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

const start = '#g='
const moment = '&at='
const beginning = 'from='

/** The address of a packed game, and of the moment at which it was played where that is known. */
export function recordingPath(packed: string, when: number | null): string {
  return `/replay${start}${packed}${when === null ? '' : `${moment}${when.toString(36)}`}`
}

/** The address at which a recording is watched from a version on. */
export function watchFrom(recording: string, version: number): string {
  return `${recording}${recording.includes('#') ? '&' : '#'}${beginning}${version}`
}

/** The version from which an address wants its recording watched; null where it opens on the result. */
export function beginningIn(hash: string): number | null {
  const told = hash
    .slice(1)
    .split('&')
    .find((part) => part.startsWith(beginning))
  const version = Number(told?.slice(beginning.length) || Number.NaN)
  return Number.isSafeInteger(version) && version >= 0 ? version : null
}

/** What such an address holds, by its part from `#` on; null when it holds no game. */
export function recordingIn(hash: string): { readonly packed: string; readonly when: number | null } | null {
  if (!hash.startsWith(start)) return null
  const [packed = '', ...parts] = hash.slice(start.length).split('&')
  const told = parts.map((part) => `&${part}`).find((part) => part.startsWith(moment)) ?? ''
  const when = Number.parseInt(told.slice(moment.length), 36)
  // Later than any clock shows is no moment, and no date could be written for it.
  return { packed, when: when > 0 && when < 8.64e15 ? when : null }
}

function packedSeat(seat: Log['header']['seats'][number], person: LogPerson | null): PackedSeat {
  const { colour, salt } = seat
  if ('name' in seat) return [seat.name, colour, salt]
  return person === null ? [null, colour, salt, seat.id] : [person.name, colour, salt, person.nameKey]
}

function packedMove(move: Log['entries'][number]): PackedMove {
  if ('undo' in move) return [move.seat]
  const { seat, action, by } = move
  return by === undefined ? [seat, action] : [seat, action, [by.bot, by.effort, by.cutShort]]
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
  const people = seats.map(([name, , , nameKey = '']): LogPerson | null => (name === null ? null : { name, nameKey }))
  const seated = seats.map(([name, colour, salt, key = '']): HeaderSeat => {
    if (format !== 'athanor-log/3') return { name: name ?? '', colour, salt }
    return { id: name === null ? key : seatIdOf({ name, nameKey: key }), colour, salt }
  })
  const header = logHeader(format, { game, rulesVersion, options, commitment }, seated)
  const seed = seedOf(
    secret,
    seated.map(({ salt }) => salt),
  )
  const entries: LogEntry<unknown>[] = []
  for (const [seat, action, by] of moves) {
    const move: LogMove<unknown> = action === undefined ? { seat, undo: true } : { seat, action, ...madeBy(by) }
    const previous = entries.at(-1)?.hash ?? firstHash(header)
    entries.push({ ...move, hash: nextHash(seed, previous, entries.length + 1, move) })
  }
  const named = format === 'athanor-log/3' ? { people } : {}
  const log = { header, ...named, entries, secret, outcome: null }
  return logFlaw(log) === null && (entries.at(-1)?.hash ?? null) === head ? log : null
}

function madeBy(packed: PackedMove[2]): { readonly by?: MadeBy } {
  if (packed === undefined) return {}
  const [bot, effort, cutShort] = packed
  return { by: { bot, effort, cutShort } }
}

/** With the key of the name, or the id of somebody who was forgotten; links of older formats have neither. */
type PackedSeat = readonly [name: string | null, colour: string, salt: string, key?: string]
type PackedMove = readonly [
  seat: number,
  action?: unknown,
  by?: readonly [bot: string, effort: number, cutShort: boolean],
]

/** What a link says it holds; a stranger may have written anything, and then reading it fails somewhere above. */
interface Packed {
  readonly format: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly commitment: string
  readonly seats: readonly PackedSeat[]
  readonly secret: string
  readonly moves: readonly PackedMove[]
  readonly head: string | null
}
