import type { Cared } from './caretaker.ts'

interface Turns {
  /** Milliseconds that another node gets first to do it; 0 where it is up to this one. */
  standBy(): number
  act: Cared['carryOut']
}

/** What a table does by itself, and what has to be done by one node only: the others wait whether that one does it. */
export interface InTurn {
  readonly soon: Cared['carryOut']
  retire(): void
}

/**
 * Whoever comes too late finds nothing left to do, for what is to be done is judged anew when it is done. So each thing
 * waits once, however often it is asked for meanwhile.
 */
export function inTurn({ standBy, act }: Turns): InTurn {
  const waiting = new Map<Parameters<Cared['carryOut']>[0], NodeJS.Timeout>()
  return {
    soon(decide, failed) {
      const wait = standBy()
      if (wait === 0) return act(decide, failed)
      if (waiting.has(decide)) return
      const later = () => {
        waiting.delete(decide)
        act(decide, failed)
      }
      waiting.set(decide, setTimeout(later, wait).unref())
    },
    retire() {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
