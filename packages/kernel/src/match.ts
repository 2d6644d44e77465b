import { isPlainData } from './canonical.ts'
import type { GameEvent } from './event.ts'
import { commitmentOf, seedOf } from './fairness.ts'
import type { Game, Reason, Seat, Shape, Viewer } from './game.ts'
import {
  firstHash,
  type GameLog,
  type LogEntry,
  type LogFormat,
  type LogHeader,
  type LogMove,
  type LogSeat,
  logFormat,
  logHeader,
  nextHash,
} from './log.ts'
import { type Mismatch, mismatchOf } from './mismatch.ts'
import { readOptions } from './options.ts'
import { begin, type Position, perform, type Refused, type Sight, sight, unseal } from './position.ts'
import { seededChance } from './seededChance.ts'

/**
 * A game being played: all that the next move needs, as plain data. A match is its own snapshot; the entries that led
 * to it are the log, kept by whoever hosts the game.
 */
export interface Match<G extends Shape> {
  readonly header: LogHeader<G['options']>
  /** The host's secret. Never leaves the host before the game is over. */
  readonly secret: string
  /** Entries in the log so far. */
  readonly version: number
  /** Hash of the last entry, or of the header. */
  readonly head: string
  readonly position: Position<G>
  /** Where those who acted since the last barrier may go back to, newest last. */
  readonly wayBack: readonly UndoPoint<G>[]
}

export interface UndoPoint<G extends Shape> {
  readonly seat: Seat
  readonly position: Position<G>
}

/** Actions that can be taken back at the most, so that a long stretch without a barrier does not weigh a match down. */
export const mostUndoable = 24

export interface MatchSetup {
  readonly options: unknown
  readonly seats: readonly LogSeat[]
  readonly secret: string
  /** Only for a game that began in an older format and goes on, or is replayed, in it. */
  readonly format?: LogFormat
}

export interface Started<G extends Shape> {
  readonly ok: true
  readonly match: Match<G>
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
}

export interface Moved<G extends Shape> {
  readonly ok: true
  readonly match: Match<G>
  readonly entry: LogEntry<G['action']>
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
}

export function startMatch<G extends Shape>(game: Game<G>, setup: MatchSetup): Started<G> | Refused {
  const read = readOptions(game.options, setup.options)
  if (!read.ok) return read
  const reason = checkSeats(game, setup.seats) ?? game.checkOptions?.(read.options, setup.seats.length) ?? null
  if (reason !== null) return { ok: false, reason }
  const fields = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: read.options,
    commitment: commitmentOf(setup.secret),
  }
  const header = logHeader<G['options']>(setup.format ?? logFormat, fields, setup.seats)
  const { position, events } = begin(game, read.options, setup.seats, seededChance(seedFor(setup.secret, header)))
  const match = { header, secret: setup.secret, version: 0, head: firstHash(header), position, wayBack: [] }
  return { ok: true, match, events }
}

/** Plays an action that came from outside: its shape is checked, then its legality. */
export function act<G extends Shape>(game: Game<G>, match: Match<G>, seat: Seat, input: unknown): Moved<G> | Refused {
  const parsed = game.actionSchema.safeParse(input)
  if (!parsed.success) return badAction(mismatchOf(parsed.error?.issues ?? []))
  // A schema lets -0 pass, which JSON can carry and a canonical text cannot.
  if (!isPlainData(parsed.data)) return badAction({ path: 'none', expected: '0, not -0' })
  const seed = seedFor(match.secret, match.header)
  const done = perform(game, match.position, seat, parsed.data, seededChance(seed))
  if (!done.ok) return done
  const wasSealed = done.position.step === match.position.step
  const before = match.wayBack.slice(1 - mostUndoable)
  const wayBack = done.barrier || wasSealed ? [] : [...before, { seat, position: match.position }]
  return moved(match, seed, { seat, action: parsed.data }, done.position, wayBack, done.events)
}

function badAction({ path, expected }: Mismatch): Refused {
  return { ok: false, reason: { id: 'kernel.reject.badAction', params: { path, expected } } }
}

/**
 * Says of a seat whether what it did since may be taken back together with somebody else's action. Bots do not mind;
 * who plays a seat is for the host to know. A barrier is never passed, whoever agrees.
 */
export type GoesAlong = (seat: Seat) => boolean

const nobody: GoesAlong = () => false

/** Whether a seat may take back what it did last. */
export function canUndo<G extends Shape>(match: Match<G>, seat: Seat, along: GoesAlong = nobody): boolean {
  return unseal(match.position, seat) !== null || pointOf(match, seat, along) !== null
}

/**
 * Takes a seat's last action back, up to the last point where anybody learned something or chance was drawn, and with
 * it what those who go along did since.
 */
export function undo<G extends Shape>(match: Match<G>, seat: Seat, along: GoesAlong = nobody): Moved<G> | Refused {
  const seed = seedFor(match.secret, match.header)
  const unsealed = unseal(match.position, seat)
  if (unsealed !== null) return moved(match, seed, { seat, undo: true }, unsealed, match.wayBack, [])
  const point = pointOf(match, seat, along)
  const last = point === null ? undefined : match.wayBack[point]
  if (point === null || last === undefined) return { ok: false, reason: { id: 'kernel.reject.nothingToUndo' } }
  return moved(match, seed, { seat, undo: true }, last.position, match.wayBack.slice(0, point), [])
}

/** The way point before a seat's last action, if all who acted after it go along. */
function pointOf<G extends Shape>({ wayBack }: Match<G>, seat: Seat, along: GoesAlong): number | null {
  const own = wayBack.findLastIndex((point) => point.seat === seat)
  return own >= 0 && wayBack.slice(own + 1).every((point) => along(point.seat)) ? own : null
}

/** What a viewer receives of a match. */
export function matchSight<G extends Shape>(game: Game<G>, match: Match<G>, viewer: Viewer): Sight<G> {
  return sight(game, match.position, viewer)
}

/** The log to keep or to show. The secret goes in only once the game is over, or when the host keeps it for itself. */
export function toLog<G extends Shape>(
  game: Game<G>,
  match: Match<G>,
  entries: readonly LogEntry<G['action']>[],
): GameLog<G['options'], G['action']> {
  const outcome = game.outcome(match.position.state)
  return { header: match.header, entries, secret: outcome === null ? null : match.secret, outcome }
}

export function seedFor(secret: string, header: LogHeader<unknown>): string {
  return seedOf(
    secret,
    header.seats.map((seat) => seat.salt),
  )
}

function moved<G extends Shape>(
  match: Match<G>,
  seed: string,
  move: LogMove<G['action']>,
  position: Position<G>,
  wayBack: readonly UndoPoint<G>[],
  events: readonly GameEvent<G['event'], G['secret']>[],
): Moved<G> {
  const version = match.version + 1
  const head = nextHash(seed, match.head, version, move)
  return { ok: true, match: { ...match, version, head, position, wayBack }, entry: { ...move, hash: head }, events }
}

function checkSeats<G extends Shape>(game: Game<G>, seats: readonly LogSeat[]): Reason | null {
  const { min, max } = game.players
  if (seats.length < min || seats.length > max) {
    return { id: 'kernel.reject.seatCount', params: { count: seats.length, min, max } }
  }
  const taken = new Set<string>()
  for (const { colour } of seats) {
    if (!game.colours.includes(colour)) return { id: 'kernel.reject.unknownColour', params: { colour } }
    if (taken.has(colour)) return { id: 'kernel.reject.colourTaken', params: { colour } }
    taken.add(colour)
  }
  return null
}
