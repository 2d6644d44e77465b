/** One source of uniform whole numbers. */
export interface Stream {
  /** A whole number from 0 to n − 1, each with the same odds. */
  below(n: number): number
}

/** Everything random that a game may use, split by purpose so that one purpose never disturbs another. */
export interface Chance {
  stream(name: string): Stream
}

/** The chance of a whole game, step by step. A step always finds the same draws, however often it is replayed. */
export interface ChanceSource {
  at(step: number): WatchedChance
}

/** Chance that tells afterwards whether anything was drawn. */
export interface WatchedChance extends Chance {
  readonly used: boolean
}

const words = 0x1_0000_0000

/**
 * Turns 32-bit words into uniform numbers below n. Words beyond the last whole multiple of n are thrown away, so no
 * number is favoured. Frozen: a change here changes every stored game.
 */
export function uniformBelow(nextWord: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > words) throw new RangeError(`cannot draw below ${n}`)
  const limit = words - (words % n)
  for (;;) {
    const word = nextWord()
    if (word < limit) return word % n
  }
}

/** A shuffled copy (Fisher–Yates from the end). */
export function shuffled<Item>(stream: Stream, items: readonly Item[]): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = stream.below(last + 1)
    const moved = result[last] as Item
    result[last] = result[other] as Item
    result[other] = moved
  }
  return result
}

/** One item of a list that is not empty. */
export function pick<Item>(stream: Stream, items: readonly Item[]): Item {
  return items[stream.below(items.length)] as Item
}
