import { setTimeout as sleep } from 'node:timers/promises'
import { CannotKeep } from './cannotKeep.ts'

/** Milliseconds for which SQLite itself waits for a lock. It does so on the only thread there is. */
export const shortWait = 20
/** Milliseconds after which whoever waits for a database is told to come again, and whoever comes after that is. */
const longest = 4000
const onceMore = 300
const pauses = { first: 20, most: 200 } as const

/** Does some work in a database that cannot be had for a while; everybody else goes on meanwhile. */
export type WaitForAccess = <Result>(kind: Access, work: () => Promise<Result> | Result) => Promise<Result>

/** Whoever writes keeps no one from reading. */
export type Access = 'read' | 'write'

/** Waits as long as what went wrong may pass. */
export function patience(mayPass: (error: unknown) => boolean): WaitForAccess {
  /** Since when nothing could be written; null while all is well. */
  let heldSince: number | null = null

  return async (kind, work) => {
    const began = performance.now()
    for (let pause: number = pauses.first; ; pause = Math.min(2 * pause, pauses.most)) {
      try {
        const result = await work()
        if (kind === 'write') heldSince = null
        return result
      } catch (error) {
        if (!mayPass(error)) throw error
        heldSince ??= performance.now()
        const until = Math.max(heldSince + longest, began + onceMore)
        if (performance.now() + pause > until) throw new CannotKeep('server.reject.busy', error)
      }
      await sleep(pause)
    }
  }
}
