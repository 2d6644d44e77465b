import { isSame } from '../secrets.ts'
import { addressTokens, type TokenFlow } from './addressTokens.ts'

/** Whether what somebody said is the secret, or the milliseconds for which nothing that their address says is listened to. */
export type Guessed = { readonly isRight: boolean } | { readonly wait: number }

export interface Guesses {
  of(address: string, said: string): Guessed
}

/** What was found by what somebody said, null where that was wrong; or how long they have to wait. */
export type Attempted<Found> = { readonly found: Found | null } | { readonly wait: number }

export interface Tries {
  of<Found>(address: string, look: () => Promise<Found | null>): Promise<Attempted<Found>>
}

/** Asks for a secret, so seldom of each address that nobody finds it by trying. Only what is wrong counts. */
export function guesses(secret: string, allowed: TokenFlow, now?: () => number): Guesses {
  const left = addressTokens(allowed, now)
  return {
    of(address, said) {
      const wait = left.wait(address, 1)
      if (wait > 0) return { wait }
      const isRight = isSame(secret, said)
      if (!isRight) left.charge(address, 1)
      return { isRight }
    },
  }
}

/** The same where it takes a while to know who is meant: what is still looked for counts as wrong until it is found. */
export function tries(allowed: TokenFlow, now?: () => number): Tries {
  const left = addressTokens(allowed, now)
  return {
    async of(address, look) {
      const wait = left.wait(address, 1)
      if (wait > 0) return { wait }
      left.charge(address, 1)
      const found = await look()
      if (found !== null) left.charge(address, -1)
      return { found }
    },
  }
}
