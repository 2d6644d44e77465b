/** Allows bursts, and a steady rate after them. */
export interface TokenBucket {
  /** Takes so many tokens, if need be in advance: how many milliseconds to wait before going on. */
  take(tokens: number, now: number): number
}

export function tokenBucket(perSecond: number, burst: number): TokenBucket {
  let filled = burst
  let at: number | null = null
  return {
    take(tokens, now) {
      filled = Math.min(burst, filled + ((now - (at ?? now)) * perSecond) / 1000)
      at = now
      filled -= tokens
      return filled >= 0 ? 0 : Math.ceil((-filled / perSecond) * 1000)
    },
  }
}
