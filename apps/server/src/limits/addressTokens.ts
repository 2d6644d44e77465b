import { type TokenBucket, tokenBucket } from './tokenBucket.ts'

/** What each address may ask of the server, whatever it asks and over however many connections. */
export interface AddressTokens {
  /** Takes so many tokens, the last ones in advance: 0, or the milliseconds to wait when nothing was left to take. */
  take(address: string, tokens: number): number
  /** Milliseconds until there are so many tokens, or anything at all. */
  wait(address: string, tokens?: number): number
  /** Takes tokens for something that is already done: whoever had a large answer waits longer for the next one. */
  charge(address: string, tokens: number): void
}

export interface TokenFlow {
  readonly perSecond: number
  /** Tokens that may be used at once. */
  readonly burst: number
}

/** Addresses that may be remembered before the quiet ones are forgotten. */
const fewAddresses = 1000

export function addressTokens(
  { perSecond, burst }: TokenFlow,
  now: () => number = () => performance.now(),
): AddressTokens {
  const buckets = new Map<string, TokenBucket>()
  let tidyAt = fewAddresses

  function bucketOf(address: string): TokenBucket {
    const known = buckets.get(address)
    if (known !== undefined) return known
    if (buckets.size >= tidyAt) forgetQuiet()
    const fresh = tokenBucket(perSecond, burst)
    buckets.set(address, fresh)
    return fresh
  }

  function forgetQuiet(): void {
    for (const [address, bucket] of buckets) if (bucket.isFull(now())) buckets.delete(address)
    tidyAt = Math.max(fewAddresses, 2 * buckets.size)
  }

  return {
    take(address, tokens) {
      const bucket = bucketOf(address)
      const wait = bucket.wait(now())
      if (wait === 0) bucket.take(tokens, now())
      return wait
    },
    wait: (address, tokens) => bucketOf(address).wait(now(), tokens),
    charge: (address, tokens) => void bucketOf(address).take(tokens, now()),
  }
}
