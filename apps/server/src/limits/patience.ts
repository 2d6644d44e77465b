import { addressTokens } from './addressTokens.ts'

/** Who has flooded the server with frames, of which each costs time to read whatever is in it. */
export interface FloodGuard {
  /** A connection of somebody under this name had to be cut off. */
  flooded(name: string): void
  /** Milliseconds for which nothing new is taken from whoever has this name; 0 when they are welcome. */
  shutOutFor(name: string): number
}

export interface Forgiving {
  /** So many floods are forgiven, and so many of them again in every second. */
  readonly floods: number
  readonly perSecond: number
}

export function patience({ floods, perSecond }: Forgiving, now?: () => number): FloodGuard {
  const left = addressTokens({ perSecond, burst: floods }, now)
  return {
    flooded: (name) => left.charge(name, 1),
    shutOutFor: (name) => left.wait(name, 1),
  }
}
