import type { Asking } from './asking.ts'
import { callOff, startsCalledOff } from './opening.ts'
import type { TableState } from './tableState.ts'
import type { Verdict } from './verdict.ts'

/** Waits for salts to be opened, but not for ever. */
export interface OpeningPatience {
  /** Looks whether there is something to wait for; called whenever the table changed. */
  wake(): void
  retire(): void
}

interface Patient {
  /** Milliseconds in which everybody has to open. */
  readonly openWithin: number
  current(): TableState
  /** An ordinary command of the table; `failed` is called when it could not be carried out. */
  carryOut(decide: (asking: Asking) => Verdict, failed: () => void): void
}

/** A table that was just read from the disk gives everybody the whole time again. */
export function openingPatience({ openWithin, current, carryOut }: Patient): OpeningPatience {
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
      timer = setTimeout(giveUp, openWithin).unref()
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
