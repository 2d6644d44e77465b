import { isSame } from '../secrets.ts'
import { addressTokens, type TokenFlow } from './addressTokens.ts'

/** Whether what somebody said is the secret, or the milliseconds for which nothing that their address says is listened to. */
export type Guessed = { readonly isRight: boolean } | { readonly wait: number }

export interface Guesses {
  of(address: string, said: string): Guessed
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
