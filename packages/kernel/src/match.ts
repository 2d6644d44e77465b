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
  /** Where the seat that acted last may go back to, newest last; empty behind a barrier. */
  readonly wayBack: readonly UndoPoint<G>[]
}

export interface UndoPoint<G extends Shape> {
  readonly seat: Seat
  readonly position: Position<G>
}

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
  const stillTurn = match.wayBack.every((point) => point.seat === seat)
  const wasSealed = done.position.step === match.position.step
  const before = stillTurn ? match.wayBack : []
  const wayBack = done.barrier || wasSealed ? [] : [...before, { seat, position: match.position }]
  return moved(match, seed, { seat, action: parsed.data }, done.position, wayBack, done.events)
}

function badAction({ path, expected }: Mismatch): Refused {
  return { ok: false, reason: { id: 'kernel.reject.badAction', params: { path, expected } } }
}

/** Whether a seat may take back what it did last. */
export function canUndo<G extends Shape>(match: Match<G>, seat: Seat): boolean {
  return unseal(match.position, seat) !== null || match.wayBack.at(-1)?.seat === seat
}

/** Takes a seat's last action back, up to the last point where anybody learned something or chance was drawn. */
export function undo<G extends Shape>(match: Match<G>, seat: Seat): Moved<G> | Refused {
  if (!canUndo(match, seat)) return { ok: false, reason: { id: 'kernel.reject.nothingToUndo' } }
  const seed = seedFor(match.secret, match.header)
  const unsealed = unseal(match.position, seat)
  if (unsealed !== null) return moved(match, seed, { seat, undo: true }, unsealed, match.wayBack, [])
  const last = match.wayBack.at(-1) as UndoPoint<G>
  return moved(match, seed, { seat, undo: true }, last.position, match.wayBack.slice(0, -1), [])
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
