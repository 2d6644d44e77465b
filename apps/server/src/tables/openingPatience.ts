import type { Cared, Caretaker } from './caretaker.ts'
import { callOff, isByCorrespondence, startsCalledOff } from './opening.ts'
import type { TableRecord } from './record.ts'

interface Patient extends Pick<Cared, 'current' | 'carryOut'> {
  /** Milliseconds in which everybody has to open; by correspondence it is the time of a move. */
  readonly openWithin: number
}

function timeToOpen(record: TableRecord, openWithin: number): number {
  return isByCorrespondence(record) ? 1000 * (record.clock?.move ?? 0) : openWithin
}

/**
 * Waits for salts to be opened, but not for ever. A table that was just read from the disk gives everybody the whole time
 * again.
 */
export function openingPatience({ openWithin, current, carryOut }: Patient): Caretaker {
  let timer: NodeJS.Timeout | null = null
  /** Starts that were called off before the one that is waited for. */
  let waitingFor: number | null = null
  let retired = false

  function rest(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    waitingFor = null
  }

  function wake(): void {
    const { record } = current()
    if (record.status !== 'opening') return rest()
    const earlier = startsCalledOff(record)
    if (retired || waitingFor === earlier) return
    rest()
    waitingFor = earlier
    const giveUp = () => carryOut((asking) => callOff(asking, earlier), again)
    const again = () => {
      if (retired || waitingFor !== earlier) return
      timer = setTimeout(giveUp, timeToOpen(record, openWithin)).unref()
    }
    again()
  }

  return {
    wake,
    retire() {
      retired = true
      rest()
    },
  }
}
