import type { Seat } from '@athanor/kernel'
import type { CommandContext } from './commandContext.ts'
import { mayNudge, nudgeOf } from './holdUps.ts'
import { isByCorrespondence } from './opening.ts'
import { type NudgeRecord, personsPlaying, type TableRecord } from './record.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

/** Somebody at the table tells somebody else that everybody waits for their decision. */
export function nudge(context: CommandContext, seat: Seat): CommandVerdict {
  const { record } = context.table
  if (context.seat === null) return refuse('server.reject.noSeat')
  if (record.status !== 'running') return refuse('server.reject.notRunning')
  if (record.seats[seat] === undefined || seat === context.seat) return refuse('server.reject.noSuchSeat')
  if (!personsPlaying(record).includes(seat)) return refuse('server.reject.seatPlayedByBot')
  if (isByCorrespondence(record)) return refuse('server.reject.timeLeft')
  if (!context.isPresent(seat)) return refuse('server.reject.seatAway')
  if (!mayNudge(record, seat, context)) return refuse('server.reject.notIdleYet')
  return { ok: true, record: withNudge(context, context.seat, seat), result: {} }
}

function withNudge({ table: { record }, awake }: CommandContext, by: Seat, seat: Seat): TableRecord {
  const before = nudgeOf(record, seat)
  const at = awake.now()
  const since = before === null || before.answered === true ? at : before.since
  const number = (record.nudged ?? 0) + 1
  const others = (record.nudges ?? []).filter((each) => each !== before)
  const nudges = [...others, { seat, by, number, at, since }].sort((one, other) => one.seat - other.seat)
  return { ...record, nudges, nudged: number }
}

/** Whoever was nudged is there. Another nudge has to wait as long as if there had been no answer. */
export function withAnswer(record: TableRecord, seat: Seat): TableRecord {
  const before = nudgeOf(record, seat)
  if (before === null || before.answered === true) return record
  const answered = { ...before, answered: true } as const
  return { ...record, nudges: (record.nudges ?? []).map((each) => (each === before ? answered : each)) }
}

/** The nudges that still mean something: for decisions that are owed by the people who were nudged. */
export function nudgesLeft(
  nudges: readonly NudgeRecord[],
  { seats }: TableRecord,
  waited: readonly Seat[],
  mover: Seat | null,
): readonly NudgeRecord[] {
  const left = nudges.filter(({ seat }) => waited.includes(seat) && seat !== mover && seats[seat]?.bot === null)
  return left.length === nudges.length ? nudges : left
}
