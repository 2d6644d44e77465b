import type { AwakeTime } from './awakeClock.ts'
import type { Cared, Caretaker } from './caretaker.ts'
import { nextTimeUp, seatsOutOfTime } from './clocks.ts'
import { hearFirst } from './hearFirst.ts'
import { playOnFor } from './standIn.ts'

interface Watched extends Cared {
  readonly awake: Pick<AwakeTime, 'now'>
}

const retryAfter = 5000
/** A timer of the machine cannot wait for weeks, and the machine may sleep meanwhile. */
const longestWait = 600_000

/** Looks after the clocks of a table while it is in memory. */
export function clockWatch({ awake, current, carryOut, tellSoon }: Watched): Caretaker {
  let timer: NodeJS.Timeout | null = null
  let hearing = false
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
    if (seatsOutOfTime(current().record, awake).length > 0) tellSoon()
    wake()
  }

  function giveUp(): void {
    hearing = false
    if (!retired && isTimeUp()) carryOut(playOnFor, () => wakeAfter(retryAfter))
  }

  function isTimeUp(): boolean {
    const { record } = current()
    const mayPlayOn = record.status === 'running' && typeof record.clock?.bot === 'string'
    return mayPlayOn && seatsOutOfTime(record, awake).length > 0
  }

  function wake(): void {
    rest()
    const { record } = current()
    if (retired || record.clock === null || record.status !== 'running') return
    const wait = nextTimeUp(record, awake)
    if (wait !== null) wakeAfter(wait)
    if (!isTimeUp() || hearing) return
    hearing = true
    hearFirst(giveUp)
  }

  return {
    wake,
    retire() {
      retired = true
      rest()
    },
  }
}
