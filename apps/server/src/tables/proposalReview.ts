import type { Asking } from './asking.ts'
import type { Attendance } from './attendance.ts'
import { personsPlaying } from './record.ts'
import { reviewProposals } from './standIn.ts'
import type { TableState } from './tableState.ts'
import type { Verdict } from './verdict.ts'

/** Under this name the journal keeps what a table decides by itself. */
export const houseKey = 'house'

export interface ProposalReview {
  /** Looks at the proposals again; called whenever somebody came or went, or the table changed. */
  wake(): void
  retire(): void
}

interface Reviewed {
  readonly attendance: Attendance
  current(): TableState
  /** An ordinary command of the table; `failed` is called when it could not be carried out. */
  carryOut(decide: (asking: Asking) => Verdict, failed: () => void): void
  /** The others should hear whose word still counts. */
  tellSoon(): void
}

const retryAfter = 5000

/** Settles proposals that nobody votes on any more: because a voter has gone, or because the absent player is back. */
export function proposalReview({ attendance, current, carryOut, tellSoon }: Reviewed): ProposalReview {
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
