import { type Game, owed, type Seat, type Shape } from '@athanor/kernel'
import type { ClockRules, SeatClock } from '@athanor/protocol'
import type { ClockRecord, TableRecord } from './record.ts'
import type { TableState } from './tableState.ts'
import type { AnyEntry } from './verdict.ts'

/** Milliseconds of the time in which the server was there, since a moment: nobody loses any while it is off. */
export type AwakeSince = (moment: number) => number

/** What a change to a table does to its clocks. */
interface Turn {
  readonly game: Game<Shape>
  readonly before: TableState
  readonly after: TableState
  /** The move that was made or taken back, null where there was none. */
  readonly entry: AnyEntry | null
  readonly now: number
  readonly awakeSince: AwakeSince
}

/**
 * The clocks after a change. A clock runs while its seat owes a decision and no bot plays it; each decision has some time
 * of its own, and what it takes beyond that goes off the reserve. Whoever takes a move back goes on at the cost of the
 * reserve alone, so that nobody can gain time by it.
 */
export function clocksAfter({ game, before, after, entry, now, awakeSince }: Turn): readonly ClockRecord[] {
  const { clock: rules, seats } = after.record
  if (rules === null || after.match === null) return after.record.clocks
  const thinking = new Set(waitedFor(game, after).filter((seat) => seats[seat]?.bot === null))
  const takesBack = (seat: Seat) => entry?.seat === seat && 'undo' in entry
  const clocks = seats.map((_, seat): ClockRecord => {
    const old = before.record.clocks[seat] ?? { reserve: 1000 * rules.reserve, since: null }
    if (old.since !== null && thinking.has(seat) && entry?.seat !== seat) return old
    const begins = takesBack(seat) ? now - 1000 * rules.move : now
    return { reserve: reserveLeft(rules, old, awakeSince), since: thinking.has(seat) ? begins : null }
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
    one.every(({ reserve, since }, seat) => other[seat]?.reserve === reserve && other[seat]?.since === since)
  )
}

/** Milliseconds over which the present decision goes beyond its own time. */
function overtime({ move }: ClockRules, { since }: ClockRecord, awakeSince: AwakeSince): number {
  return since === null ? 0 : Math.max(0, awakeSince(since) - 1000 * move)
}

function reserveLeft(rules: ClockRules, clock: ClockRecord, awakeSince: AwakeSince): number {
  return Math.max(0, clock.reserve - overtime(rules, clock, awakeSince))
}

/** The clocks as they stand now. */
export function shownClocks({ clock: rules, clocks }: TableRecord, awakeSince: AwakeSince): readonly SeatClock[] {
  if (rules === null) return []
  return clocks.map((clock) => ({
    running: clock.since !== null,
    move: Math.round(Math.max(0, 1000 * rules.move - (clock.since === null ? 0 : awakeSince(clock.since)))),
    reserve: Math.round(reserveLeft(rules, clock, awakeSince)),
  }))
}

/** Milliseconds until a seat has no time left, for each seat whose clock runs. */
function timesLeft({ clock: rules, clocks }: TableRecord, awakeSince: AwakeSince): ReadonlyMap<Seat, number> {
  if (rules === null) return new Map()
  return new Map(
    clocks.flatMap(({ reserve, since }, seat) =>
      since === null ? [] : [[seat, 1000 * rules.move + reserve - awakeSince(since)] as const],
    ),
  )
}

export function isOutOfTime(record: TableRecord, seat: Seat, awakeSince: AwakeSince): boolean {
  return (timesLeft(record, awakeSince).get(seat) ?? 1) <= 0
}

/** Milliseconds until the next seat runs out of time, null where no clock runs that has not. */
export function nextTimeUp(record: TableRecord, awakeSince: AwakeSince): number | null {
  const ahead = [...timesLeft(record, awakeSince).values()].filter((left) => left > 0)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

/** Seats for which a bot has to play on now. */
export function seatsOutOfTime(record: TableRecord, awakeSince: AwakeSince): readonly Seat[] {
  return [...timesLeft(record, awakeSince)].flatMap(([seat, left]) => (left <= 0 ? [seat] : []))
}

/** The moment at which somebody has no time left, if the server stays awake until then; null where none is expected. */
export function dueAt({ clock: rules, clocks }: TableRecord): number | null {
  if (typeof rules?.bot !== 'string') return null
  const moments = clocks.flatMap(({ reserve, since }) => (since === null ? [] : [since + 1000 * rules.move + reserve]))
  return moments.length === 0 ? null : Math.min(...moments)
}
