import type { Attendance } from './attendance.ts'
import type { Cared, Caretaker } from './caretaker.ts'
import { type Company, nextHoldUp } from './holdUps.ts'
import { personsPlaying } from './record.ts'

interface Watched extends Pick<Cared, 'current' | 'tellSoon'> {
  readonly attendance: Pick<Attendance, 'nextAbsence'>
  readonly company: Company
}

/** A timer of the machine cannot wait for weeks, and the machine may sleep meanwhile. */
const longestWait = 600_000

/** Tells everybody when time alone lets them nudge somebody, or propose a bot. */
export function holdUpWatch({ attendance, company, current, tellSoon }: Watched): Caretaker {
  let timer: NodeJS.Timeout | null = null
  let retired = false

  function rest(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  function wake(): void {
    rest()
    const { record } = current()
    if (retired || record.status !== 'running') return
    const next = [nextHoldUp(record, company), attendance.nextAbsence(personsPlaying(record))]
    const waits = next.filter((wait) => wait !== null)
    if (waits.length === 0) return
    timer = setTimeout(lookAgain, Math.min(longestWait, Math.ceil(Math.min(...waits)))).unref()
  }

  function lookAgain(): void {
    tellSoon()
    wake()
  }

  return {
    wake,
    retire() {
      retired = true
      rest()
    },
  }
}
