/** Allows bursts, and a steady rate after them. */
export interface TokenBucket {
  /** Takes so many tokens, if need be in advance: how many milliseconds to wait before going on. */
  take(tokens: number, now: number): number
  /** Milliseconds until there are so many tokens, or anything at all to take; 0 when there is. */
  wait(now: number, tokens?: number): number
  /** Nothing was taken for so long that the bucket is as good as new. */
  isFull(now: number): boolean
}

export function tokenBucket(perSecond: number, burst: number): TokenBucket {
  let filled = burst
  let at: number | null = null

  function refill(now: number): void {
    filled = Math.min(burst, filled + (Math.max(0, now - (at ?? now)) * perSecond) / 1000)
    at = now
  }

  function timeTo(tokens: number): number {
    return filled >= tokens ? 0 : Math.max(1, Math.ceil(((tokens - filled) / perSecond) * 1000))
  }

  return {
    take(tokens, now) {
      refill(now)
      filled -= tokens
      return timeTo(0)
    },
    wait(now, tokens = Number.EPSILON) {
      refill(now)
      return timeTo(tokens)
    },
    isFull(now) {
      refill(now)
      return filled === burst
    },
  }
}
