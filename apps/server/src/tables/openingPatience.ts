import type { AwakeTime } from './awakeClock.ts'
import type { Cared, Caretaker } from './caretaker.ts'
import type { CommandContext } from './commandContext.ts'
import { hearFirst } from './hearFirst.ts'
import { callOff, isByCorrespondence, startsCalledOff } from './opening.ts'
import type { TableRecord } from './record.ts'
import type { CommandVerdict } from './verdict.ts'

interface Patient extends Pick<Cared, 'current' | 'carryOut'> {
  /** Milliseconds in which everybody has to open; by correspondence it is the time of a move. */
  readonly openWithin: number
  readonly awake: Pick<AwakeTime, 'now' | 'startedAt'>
}

const retryAfter = 5000
/** A timer of the machine cannot wait for weeks, and the machine may sleep meanwhile. */
const longestWait = 600_000

function timeToOpen(record: TableRecord, openWithin: number): number {
  return isByCorrespondence(record) ? 1000 * (record.clock?.move ?? 0) : openWithin
}

/** Writes the moment down by writing anything. */
function beginsNow({ table: { record } }: CommandContext): CommandVerdict {
  const isMissing = record.status === 'opening' && (record.openingBegan ?? null) === null
  return { ok: true, ...(isMissing ? { record: { ...record } } : {}), result: {} }
}

/** The moment at which a start is called off if somebody is still missing; null where nothing is being opened. */
export function openingDueAt(record: TableRecord, openWithin: number): number | null {
  const { status, openingBegan = null } = record
  return status !== 'opening' || openingBegan === null ? null : openingBegan + timeToOpen(record, openWithin)
}

/**
 * Waits for salts to be opened, but not for ever, nor anew when the table was out of memory. After a restart everybody has
 * the time to come back.
 */
export function openingPatience({ openWithin, awake, current, carryOut }: Patient): Caretaker {
  let timer: NodeJS.Timeout | null = null
  /** Starts that were called off before the one that is waited for. */
  let waitingFor: number | null = null
  let retired = false

  function rest(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    waitingFor = null
  }

  function waitOn(milliseconds: number): void {
    timer = setTimeout(lookAgain, Math.min(longestWait, Math.ceil(milliseconds))).unref()
  }

  function lookAgain(): void {
    const { record } = current()
    const due = openingDueAt(record, openWithin)
    if (retired || due === null || waitingFor !== startsCalledOff(record)) return
    const left = Math.max(due, awake.startedAt + openWithin) - awake.now()
    if (left > 0) waitOn(left)
    else hearFirst(giveUp)
  }

  function giveUp(): void {
    const earlier = waitingFor
    if (retired || earlier === null) return
    carryOut(
      (context) => callOff(context, earlier),
      () => {
        if (!retired && waitingFor === earlier) waitOn(retryAfter)
      },
    )
  }

  function wake(): void {
    const { record } = current()
    if (record.status !== 'opening') return rest()
    const earlier = startsCalledOff(record)
    if (retired || waitingFor === earlier) return
    rest()
    // Older versions did not write down when it began: then it begins now.
    if (openingDueAt(record, openWithin) === null) return carryOut(beginsNow, () => undefined)
    waitingFor = earlier
    waitOn(0)
  }

  return {
    wake,
    retire() {
      retired = true
      rest()
    },
  }
}
