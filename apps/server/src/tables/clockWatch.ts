import type { Cared, Caretaker } from './caretaker.ts'
import { type AwakeSince, nextTimeUp, seatsOutOfTime } from './clocks.ts'
import { playOnFor } from './standIn.ts'

interface Watched extends Cared {
  readonly awakeSince: AwakeSince
}

const retryAfter = 5000
/** A timer of the machine cannot wait for weeks, and the machine may sleep meanwhile. */
const longestWait = 600_000

/** Looks after the clocks of a table while it is in memory. */
export function clockWatch({ awakeSince, current, carryOut, tellSoon }: Watched): Caretaker {
  let timer: NodeJS.Timeout | null = null
  let retired = false

  function rest(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  function wakeAfter(milliseconds: number): void {
    if (retired) return
    rest()
    timer = setTimeout(lookAgain, Math.min(longestWait, Math.ceil(milliseconds))).unref()
  }

  function lookAgain(): void {
    if (seatsOutOfTime(current().record, awakeSince).length > 0) tellSoon()
    wake()
  }

  function wake(): void {
    rest()
    const { record } = current()
    if (retired || record.clock === null || record.status !== 'running') return
    const wait = nextTimeUp(record, awakeSince)
    if (wait !== null) wakeAfter(wait)
    if (record.clock.bot !== null && seatsOutOfTime(record, awakeSince).length > 0) {
      carryOut(playOnFor, () => wakeAfter(retryAfter))
    }
  }

  return {
    wake,
    retire() {
      retired = true
      rest()
    },
  }
}
