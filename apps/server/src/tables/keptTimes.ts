import type { AwakeTime } from './awakeClock.ts'
import { type ClockChange, clockDueAt, clocksAfter, waitedFor } from './clocks.ts'
import { nudgesLeft } from './nudging.ts'
import { openingDueAt } from './openingPatience.ts'
import type { ClockRecord, TableRecord } from './record.ts'
import type { TableState } from './tableState.ts'

/** A change with the moments that have to be kept of it: when decisions began, and when the salts were asked for. */
export function withTimes(turn: ClockChange): TableState {
  const { after, awake, game, entry } = turn
  const clocks = clocksAfter(turn)
  const { status, openingBegan = null, nudges = [] } = after.record
  const began = status === 'opening' ? (openingBegan ?? awake.now()) : null
  const left =
    nudges.length === 0 ? nudges : nudgesLeft(nudges, after.record, waitedFor(game, after), entry?.seat ?? null)
  if (clocks === after.record.clocks && began === openingBegan && left === nudges) return after
  return { ...after, record: { ...after.record, clocks, openingBegan: began, nudges: left } }
}

/** The moment at which a table has something to do by itself; null where none is expected. */
export function dueAt(record: TableRecord, openWithin: number): number | null {
  return openingDueAt(record, openWithin) ?? clockDueAt(record)
}

/** A clock as older versions kept it: by the time of day. */
interface WallClockRecord {
  readonly reserve: number
  readonly since: number | null
}

/**
 * The times of a table that was just read. Older versions kept the time of day at which a decision began; and what began
 * after the last moment that a crash has left us begins now.
 */
export function readTimes(state: TableState, awake: Pick<AwakeTime, 'now' | 'at'>): TableState {
  const { openingBegan = null, nudges = [] } = state.record
  const stored: readonly (ClockRecord | WallClockRecord)[] = state.record.clocks
  if (stored.length === 0 && openingBegan === null && nudges.length === 0) return state
  const past = (moment: number) => Math.min(moment, awake.now())
  const clocks = stored.map((clock): ClockRecord => {
    if ('since' in clock) return { reserve: clock.reserve, began: clock.since === null ? null : awake.at(clock.since) }
    return clock.began === null ? clock : { ...clock, began: past(clock.began) }
  })
  const record = {
    ...state.record,
    clocks,
    openingBegan: openingBegan === null ? null : past(openingBegan),
    nudges: nudges.map((nudge) => ({ ...nudge, at: past(nudge.at), since: past(nudge.since) })),
  }
  return { ...state, record }
}
