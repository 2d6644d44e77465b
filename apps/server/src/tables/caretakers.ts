import type { Attendance } from './attendance.ts'
import type { Cared, Caretaker } from './caretaker.ts'
import { clockWatch } from './clockWatch.ts'
import type { Company } from './holdUps.ts'
import { holdUpWatch } from './holdUpWatch.ts'
import { openingPatience } from './openingPatience.ts'
import { proposalReview } from './proposalReview.ts'
import type { Services } from './services.ts'

interface House extends Cared {
  readonly services: Pick<Services, 'rules' | 'awake'>
  readonly attendance: Attendance
  readonly company: Company
}

/** Everything that a table does by itself. */
export function caretakers({ services: { rules, awake }, ...table }: House): Caretaker {
  const all = [
    proposalReview(table),
    holdUpWatch(table),
    openingPatience({ ...table, openWithin: rules.openWithin, awake }),
    clockWatch({ ...table, awake }),
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
