import { isPlainData } from './canonical.ts'
import type { ChanceSource } from './chance.ts'
import type { GameEvent } from './event.ts'
import { commitmentOf, seedOf } from './fairness.ts'
import type { Game, Reason, Seat, Shape, Viewer } from './game.ts'
import {
  firstHash,
  type GameLog,
  type HeaderSeat,
  type LogEntry,
  type LogFormat,
  type LogHeader,
  type LogMove,
  logFormat,
  logHeader,
  type MadeBy,
  nextHash,
} from './log.ts'
import { type Mismatch, mismatchOf } from './mismatch.ts'
import { readOptions } from './options.ts'
import type { LogPerson } from './people.ts'
import {
  type Began,
  begin,
  type Observation,
  observe,
  type Position,
  perform,
  type Refused,
  unseal,
} from './position.ts'
import { seededChance } from './seededChance.ts'

/**
 * A game being played: all that the next move needs, as plain data. A match is its own snapshot; the entries that led
 * to it are the log, which the host of the game keeps.
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
  /** Of the move that led on from there. */
  readonly by?: MadeBy
}

/** Actions that can be taken back at the most, so that a long stretch without a barrier does not weigh a match down. */
export const mostUndoable = 24

export interface MatchSetup {
  readonly options: unknown
  readonly seats: readonly HeaderSeat[]
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
  const options = optionsFor(game, setup)
  if (!options.ok) return options
  const fields = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options.options,
    commitment: commitmentOf(setup.secret),
  }
  const header = logHeader<G['options']>(setup.format ?? logFormat, fields, setup.seats)
  const { position, events } = begin(game, options.options, setup.seats, seededChance(seedFor(setup.secret, header)))
  const match = { header, secret: setup.secret, version: 0, head: firstHash(header), position, wayBack: [] }
  return { ok: true, match, events }
}

/** A game without a log: the same positions as those of the match, and the chance to go on with (`advance`). */
export interface Unlogged<G extends Shape> extends Began<G> {
  readonly ok: true
  readonly source: ChanceSource
}

export function startUnlogged<G extends Shape>(game: Game<G>, setup: MatchSetup): Unlogged<G> | Refused {
  const options = optionsFor(game, setup)
  if (!options.ok) return options
  const source = seededChance(
    seedOf(
      setup.secret,
      setup.seats.map((seat) => seat.salt),
    ),
  )
  return { ok: true, ...begin(game, options.options, setup.seats, source), source }
}

function optionsFor<G extends Shape>(
  game: Game<G>,
  { options, seats }: MatchSetup,
): { readonly ok: true; readonly options: G['options'] } | Refused {
  const read = readOptions(game.options, options)
  if (!read.ok) return read
  const reason = checkSeats(game, seats) ?? game.checkOptions?.(read.options, seats.length) ?? null
  return reason === null ? read : { ok: false, reason }
}

/**
 * Plays an action that came from outside: its shape is checked, then its legality. `by` says that a bot made it; logs of
 * older formats do not keep that, but the way back does.
 */
export function act<G extends Shape>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  input: unknown,
  by?: MadeBy,
): Moved<G> | Refused {
  const parsed = game.actionSchema.safeParse(input)
  if (!parsed.success) return badAction(mismatchOf(parsed.error?.issues ?? []))
  // A schema lets -0 pass, which JSON can carry and a canonical text cannot.
  if (!isPlainData(parsed.data)) return badAction({ path: 'none', expected: '0, not -0' })
  const seed = seedFor(match.secret, match.header)
  const done = perform(game, match.position, seat, parsed.data, seededChance(seed))
  if (!done.ok) return done
  const wasSealed = done.position.step === match.position.step
  const before = match.wayBack.slice(1 - mostUndoable)
  const made = by === undefined ? {} : { by }
  const wayBack = done.barrier || wasSealed ? [] : [...before, { seat, position: match.position, ...made }]
  const move = { seat, action: parsed.data, ...(match.header.format === 'athanor-log/3' ? made : {}) }
  return moved(match, seed, move, done.position, wayBack, done.events)
}

function badAction({ path, expected }: Mismatch): Refused {
  return { ok: false, reason: { id: 'kernel.reject.badAction', params: { path, expected } } }
}

/**
 * Whether an action may be undone together with somebody else's, by the seat that acted and the bot that chose it. Bots
 * always agree. No agreement gets past a barrier.
 */
export type GoesAlong = (seat: Seat, by: MadeBy | undefined) => boolean

const bots: GoesAlong = (_, by) => by?.bot !== undefined

/** Whether a seat may take back what it did last. */
export function canUndo<G extends Shape>(match: Match<G>, seat: Seat, along: GoesAlong = bots): boolean {
  return unseal(match.position, seat) !== null || pointOf(match, seat, along) !== null
}

/**
 * Takes a seat's last action back, up to the last point where anybody learned something or chance was drawn, and with
 * it what those who go along did since.
 */
export function undo<G extends Shape>(match: Match<G>, seat: Seat, along: GoesAlong = bots): Moved<G> | Refused {
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
  return own >= 0 && wayBack.slice(own + 1).every((point) => along(point.seat, point.by)) ? own : null
}

/** What a viewer receives of a match. */
export function observeMatch<G extends Shape>(game: Game<G>, match: Match<G>, viewer: Viewer): Observation<G> {
  return observe(game, match.position, viewer)
}

/**
 * The log to keep or to show. The secret goes in only once the game is over, by the rules or because everybody ended it,
 * or when the host keeps it for itself. A match knows no names: its host says who plays (`peopleOf`).
 */
export function toLog<G extends Shape>(
  game: Game<G>,
  match: Match<G>,
  entries: readonly LogEntry<G['action']>[],
  people: readonly (LogPerson | null)[],
  endedTogether = false,
): GameLog<G['options'], G['action']> {
  const { header } = match
  const outcome = game.outcome(match.position.state)
  const named = header.format === 'athanor-log/3' ? { people } : {}
  const isEnded = outcome === null && endedTogether
  const secret = outcome === null && !isEnded ? null : match.secret
  return { header, ...named, entries, secret, outcome, ...(isEnded ? { endedTogether: true } : {}) }
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

function checkSeats<G extends Shape>(game: Game<G>, seats: readonly HeaderSeat[]): Reason | null {
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
