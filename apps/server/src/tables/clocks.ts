import { type Game, owed, type Seat, type Shape } from '@athanor/kernel'
import type { ClockRules, SeatClock } from '@athanor/protocol'
import type { AwakeTime } from './awakeClock.ts'
import type { ClockRecord, TableRecord } from './record.ts'
import type { TableState } from './tableState.ts'
import type { AnyEntry } from './verdict.ts'

/** Now, on the scale of the time in which the server was there. */
type Now = Pick<AwakeTime, 'now'>

/** What a change to a table does to its clocks. */
export interface ClockChange {
  readonly game: Game<Shape>
  readonly before: TableState
  readonly after: TableState
  /** The move that was made or taken back, null where there was none. */
  readonly entry: AnyEntry | null
  readonly awake: Now
}

/**
 * The clocks after a change. A clock runs while its seat owes a decision and no bot plays it; each decision has some time
 * of its own, and what it takes beyond that goes off the reserve. Whoever takes a move back, or takes a decision out of
 * the hands of the bot that had it from them, goes on at the cost of the reserve alone: nobody gains time by it.
 */
export function clocksAfter({ game, before, after, entry, awake }: ClockChange): readonly ClockRecord[] {
  const { clock: rules, seats } = after.record
  if (rules === null || after.match === null) return after.record.clocks
  const waited = new Set(waitedFor(game, after))
  const takesBack = (seat: Seat) => entry?.seat === seat && 'undo' in entry
  const clocks = seats.map(({ bot }, seat): ClockRecord => {
    const old = before.record.clocks[seat] ?? { reserve: 1000 * rules.reserve, began: null }
    const isSameDecision = waited.has(seat) && entry?.seat !== seat
    const thinks = waited.has(seat) && bot === null
    if (old.began !== null && thinks && isSameDecision) return old
    const reserve = reserveLeft(rules, old, awake)
    const wasTheirs = isSameDecision && (old.began !== null || old.taken === true)
    if (!thinks) return { reserve, began: null, ...(wasTheirs ? { taken: true } : {}) }
    return { reserve, began: takesBack(seat) || wasTheirs ? awake.now() - 1000 * rules.move : awake.now() }
  })
  return sameClocks(clocks, after.record.clocks) ? after.record.clocks : clocks
}

/** Whoever owes a decision at a running table, bots included. */
export function waitedFor(game: Game<Shape>, { match, record }: TableState): readonly Seat[] {
  if (match === null || record.status !== 'running') return []
  return owed(game, match.position).flatMap(({ seat, answered }) => (answered ? [] : [seat]))
}

function sameClocks(one: readonly ClockRecord[], other: readonly ClockRecord[]): boolean {
  return (
    one.length === other.length &&
    one.every((clock, seat) => {
      const { reserve, began, taken } = other[seat] ?? {}
      return clock.reserve === reserve && clock.began === began && clock.taken === taken
    })
  )
}

/** Milliseconds over which the present decision goes beyond its own time. */
function overtime({ move }: ClockRules, { began }: ClockRecord, awake: Now): number {
  return began === null ? 0 : Math.max(0, awake.now() - began - 1000 * move)
}

function reserveLeft(rules: ClockRules, clock: ClockRecord, awake: Now): number {
  return Math.max(0, clock.reserve - overtime(rules, clock, awake))
}

/** The clocks as they stand now. */
export function shownClocks({ clock: rules, clocks }: TableRecord, awake: Now): readonly SeatClock[] {
  if (rules === null) return []
  return clocks.map((clock) => ({
    running: clock.began !== null,
    move: Math.round(Math.max(0, 1000 * rules.move - (clock.began === null ? 0 : awake.now() - clock.began))),
    reserve: Math.round(reserveLeft(rules, clock, awake)),
  }))
}

/** Milliseconds until a seat has no time left, for each seat whose clock runs. */
function timesLeft({ clock: rules, clocks }: TableRecord, awake: Now): ReadonlyMap<Seat, number> {
  if (rules === null) return new Map()
  return new Map(
    clocks.flatMap(({ reserve, began }, seat) =>
      began === null ? [] : [[seat, 1000 * rules.move + reserve - (awake.now() - began)] as const],
    ),
  )
}

export function isOutOfTime(record: TableRecord, seat: Seat, awake: Now): boolean {
  return (timesLeft(record, awake).get(seat) ?? 1) <= 0
}

/** A bot has taken over the decision that this seat owes, and no time is left to take it back. */
export function hasLostDecision({ clocks }: TableRecord, seat: Seat): boolean {
  const { taken, reserve = 0 } = clocks[seat] ?? {}
  return taken === true && reserve <= 0
}

/** Milliseconds until the next seat runs out of time, null where no clock runs that has not. */
export function nextTimeUp(record: TableRecord, awake: Now): number | null {
  const ahead = [...timesLeft(record, awake).values()].filter((left) => left > 0)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

/** Seats for which a bot has to play on now. */
export function seatsOutOfTime(record: TableRecord, awake: Now): readonly Seat[] {
  return [...timesLeft(record, awake)].flatMap(([seat, left]) => (left <= 0 ? [seat] : []))
}

/** The moment at which somebody has no time left; null where none is expected, or nobody would play on. */
export function clockDueAt({ clock: rules, clocks }: TableRecord): number | null {
  if (typeof rules?.bot !== 'string') return null
  const moments = clocks.flatMap(({ reserve, began }) => (began === null ? [] : [began + 1000 * rules.move + reserve]))
  return moments.length === 0 ? null : Math.min(...moments)
}
