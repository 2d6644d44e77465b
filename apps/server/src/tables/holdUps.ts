import type { Seat } from '@athanor/kernel'
import type { HoldUp } from '@athanor/protocol'
import type { AwakeTime } from './awakeClock.ts'
import { isOutOfTime } from './clocks.ts'
import { isByCorrespondence } from './opening.ts'
import { type NudgeRecord, personsPlaying, type TableRecord } from './record.ts'

/** Who is there, and for how long the others have waited. */
export interface Company {
  isPresent(seat: Seat): boolean
  /** Gone for long enough that the others may think of a bot, and need not wait for this player's word. */
  isAbsent(seat: Seat): boolean
  /** Gone for so long that the others may end the game without asking. */
  isLongGone(seat: Seat): boolean
  /** Milliseconds for which the table has waited for this seat's decision; null when it does not. */
  waitedFor(seat: Seat): number | null
  readonly awake: Pick<AwakeTime, 'now'>
  readonly patience: WaitingTimes
}

/** How long people wait for each other, in milliseconds. */
export interface WaitingTimes {
  /** For a decision before they may nudge, and between two nudges. */
  readonly nudgeAfter: number
  /** For somebody who is there and does not answer a nudge, before they may propose a bot. */
  readonly idleAfter: number
}

/**
 * Who keeps the others waiting, and what these may do about it. Players by correspondence are absent most of the time:
 * there the clock alone says who is waited for too long.
 */
export function holdUpsOf(record: TableRecord, company: Company): readonly HoldUp[] {
  if (record.status !== 'running') return []
  return personsPlaying(record).flatMap((seat): readonly HoldUp[] => {
    const nudgeable = mayNudge(record, seat, company)
    const replaceable = mayReplace(record, seat, company)
    const why = reasonOf(record, seat, company)
    return why === null ? [] : [{ seat, why, mayNudge: nudgeable, mayPropose: replaceable }]
  })
}

function reasonOf(record: TableRecord, seat: Seat, company: Company): HoldUp['why'] | null {
  // Where a bot plays on by itself, nobody has to decide anything.
  if (record.clock?.bot === null && isOutOfTime(record, seat, company.awake)) return 'late'
  if (isByCorrespondence(record)) return null
  if (!company.isPresent(seat)) return 'away'
  return hasWaitedLong(seat, company) ? 'idle' : null
}

function hasWaitedLong(seat: Seat, { waitedFor, patience }: Company): boolean {
  const waited = waitedFor(seat)
  return waited !== null && waited >= patience.nudgeAfter
}

/** Somebody who is there and has not decided for a while. */
export function mayNudge(record: TableRecord, seat: Seat, company: Company): boolean {
  if (isByCorrespondence(record) || !company.isPresent(seat) || !hasWaitedLong(seat, company)) return false
  const nudge = nudgeOf(record, seat)
  return nudge === null || company.awake.now() - nudge.at >= company.patience.nudgeAfter
}

/** Whether the others may let a bot play: for whoever is away, out of time, or deaf to a nudge. */
export function mayReplace(record: TableRecord, seat: Seat, company: Company): boolean {
  if (isOutOfTime(record, seat, company.awake)) return true
  return !isByCorrespondence(record) && (company.isAbsent(seat) || isDeaf(record, seat, company))
}

function isDeaf(record: TableRecord, seat: Seat, company: Company): boolean {
  const nudge = nudgeOf(record, seat)
  if (nudge === null || nudge.answered === true || !hasWaitedLong(seat, company)) return false
  const unheard = Math.min(company.awake.now() - nudge.since, company.waitedFor(seat) ?? 0)
  return company.isPresent(seat) && unheard >= company.patience.idleAfter
}

/** Milliseconds until time alone lets the others do something more; null when it never will. */
export function nextHoldUp(record: TableRecord, company: Omit<Company, 'isAbsent'>): number | null {
  if (record.status !== 'running' || isByCorrespondence(record)) return null
  const { nudgeAfter, idleAfter } = company.patience
  const now = company.awake.now()
  const waits = personsPlaying(record).flatMap((seat) => {
    const waited = company.waitedFor(seat)
    if (waited === null || !company.isPresent(seat)) return []
    const nudge = nudgeOf(record, seat)
    const ahead = [nudgeAfter - waited]
    if (nudge !== null) ahead.push(nudge.at + nudgeAfter - now, idleAfter - Math.min(now - nudge.since, waited))
    return ahead.filter((left) => left > 0)
  })
  return waits.length === 0 ? null : Math.min(...waits)
}

export function nudgeOf({ nudges = [] }: TableRecord, seat: Seat): NudgeRecord | null {
  return nudges.find((nudge) => nudge.seat === seat) ?? null
}
