import type { Stream } from '@athanor/kernel'

const fine = 1_000_000

/** A number between two others. */
export function between(stream: Stream, low: number, high: number): number {
  return low + ((high - low) * stream.below(fine)) / fine
}

export function oneIn(stream: Stream, count: number): boolean {
  return stream.below(count) === 0
}
