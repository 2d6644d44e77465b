import { useState } from 'react'

/**
 * Whether advice is given in this turn: at once, or where a table gives it on request alone, once it was asked for. The
 * turn is whatever changes with it.
 */
export function useAdvice(onRequest: boolean, turn: number): { readonly given: boolean; ask(): void } {
  const [askedIn, setAskedIn] = useState<number | null>(null)
  return { given: !onRequest || askedIn === turn, ask: () => setAskedIn(turn) }
}
