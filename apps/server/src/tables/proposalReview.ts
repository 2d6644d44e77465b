import type { Attendance } from './attendance.ts'
import type { Cared, Caretaker } from './caretaker.ts'
import { reviewEnding } from './endingTogether.ts'
import { personsPlaying, type TableRecord } from './record.ts'
import { reviewProposals } from './standIn.ts'

interface Reviewed extends Cared {
  readonly attendance: Attendance
}

const retryAfter = 5000
/** A timer of the machine cannot wait for weeks, and the machine may sleep meanwhile. */
const longestWait = 600_000

function hasEnding({ ending = null, status }: TableRecord): boolean {
  return status === 'running' && ending !== null
}

/** Settles proposals that nobody votes on any more: because a voter has gone, or because the absent player is back. */
export function proposalReview({ attendance, current, carryOut, tellSoon }: Reviewed): Caretaker {
  let timer: NodeJS.Timeout | null = null
  let retired = false

  function wakeAfter(milliseconds: number): void {
    if (retired) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(
      () => {
        tellSoon()
        wake()
      },
      Math.min(longestWait, Math.ceil(milliseconds)),
    ).unref()
  }

  function wake(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const { record } = current()
    if (retired || (record.proposals.length === 0 && !hasEnding(record))) return
    if (record.proposals.length > 0) carryOut(reviewProposals, () => wakeAfter(retryAfter))
    if (hasEnding(record)) carryOut(reviewEnding, () => wakeAfter(retryAfter))
    const people = [...record.seats.keys()].filter((seat) => record.seats[seat]?.holder === 'person')
    const next = [
      attendance.nextAbsence(personsPlaying(record)),
      hasEnding(record) ? attendance.nextGone(people) : null,
    ]
    const waits = next.filter((wait) => wait !== null)
    if (waits.length > 0) wakeAfter(Math.min(...waits))
  }

  return {
    wake,
    retire() {
      retired = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
