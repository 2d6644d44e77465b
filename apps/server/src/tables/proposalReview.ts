import type { Attendance } from './attendance.ts'
import type { Cared, Caretaker } from './caretaker.ts'
import { personsPlaying } from './record.ts'
import { reviewProposals } from './standIn.ts'

interface Reviewed extends Cared {
  readonly attendance: Attendance
}

const retryAfter = 5000

/** Settles proposals that nobody votes on any more: because a voter has gone, or because the absent player is back. */
export function proposalReview({ attendance, current, carryOut, tellSoon }: Reviewed): Caretaker {
  let timer: NodeJS.Timeout | null = null
  let retired = false

  function wakeAfter(milliseconds: number): void {
    if (retired) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => {
      tellSoon()
      wake()
    }, milliseconds).unref()
  }

  function wake(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const { record } = current()
    if (retired || record.proposals.length === 0) return
    carryOut(reviewProposals, () => wakeAfter(retryAfter))
    const wait = attendance.nextAbsence(personsPlaying(record))
    if (wait !== null) wakeAfter(wait)
  }

  return {
    wake,
    retire() {
      retired = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
