import type { Reporter } from '../tables/services.ts'
import { sessionLasts } from './identity.ts'
import type { PeopleStore } from './kept.ts'

interface Behind {
  readonly people: PeopleStore
  /** Sessions that somebody is connected with. */
  sessions(): readonly string[]
  signedOut(session: string): void
  now(): number
  readonly reporter: Reporter
}

/** Milliseconds between two looks at the sessions of those who are connected, and at what is too old. */
const lookEvery = 15_000
const tidyEvery = 3_600_000

/**
 * A device may be signed out at another server of the club: who is connected from there goes within seconds. What nobody
 * needs any more goes as well.
 */
export function peopleHere({ people, sessions, signedOut, now, reporter }: Behind): { stop(): void } {
  async function look(): Promise<void> {
    const here = sessions()
    for (const session of here.length === 0 ? [] : await people.endedOf(here)) signedOut(session)
  }
  const failed = (error: unknown) => reporter.error({ err: error }, 'sessions could not be looked at')
  const looking = setInterval(() => void look().catch(failed), lookEvery).unref()
  const tidying = setInterval(() => void people.forgetOld(now() - sessionLasts, now()).catch(failed), tidyEvery).unref()
  return {
    stop() {
      clearInterval(looking)
      clearInterval(tidying)
    },
  }
}
