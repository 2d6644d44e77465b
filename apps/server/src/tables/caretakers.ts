import type { Attendance } from './attendance.ts'
import type { Cared, Caretaker } from './caretaker.ts'
import { clockWatch } from './clockWatch.ts'
import { openingPatience } from './openingPatience.ts'
import { proposalReview } from './proposalReview.ts'
import type { Services } from './services.ts'

interface House extends Cared {
  readonly services: Pick<Services, 'rules' | 'awakeSince'>
  readonly attendance: Attendance
}

/** Everything that a table does by itself. */
export function caretakers({ services: { rules, awakeSince }, ...table }: House): Caretaker {
  const all = [
    proposalReview(table),
    openingPatience({ ...table, openWithin: rules.openWithin }),
    clockWatch({ ...table, awakeSince }),
  ]
  return {
    wake() {
      for (const each of all) each.wake()
    },
    retire() {
      for (const each of all) each.retire()
    },
  }
}
