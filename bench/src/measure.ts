import { performance } from 'node:perf_hooks'

export interface Timing {
  /** Median time of one call. */
  readonly microseconds: number
  readonly calls: number
}

/** Calls until the time is up (after a warm-up of a quarter of it) and keeps the median of the batches. */
export function time(work: () => unknown, milliseconds = 600): Timing {
  let batch = 1
  for (const end = performance.now() + milliseconds / 4; performance.now() < end; ) {
    const began = performance.now()
    for (let call = 0; call < batch; call++) work()
    if (performance.now() - began < 2) batch *= 2
  }
  const batches: number[] = []
  let calls = 0
  for (const end = performance.now() + milliseconds; performance.now() < end || batches.length < 5; calls += batch) {
    const began = performance.now()
    for (let call = 0; call < batch; call++) work()
    batches.push(((performance.now() - began) * 1000) / batch)
  }
  return { microseconds: median(batches), calls }
}

/**
 * Runs a workload that counts what it did, several times, and keeps the best rate per second: whatever else runs on the
 * machine can only slow it down. It warms up first: the compiler and the collector take two seconds and more to settle,
 * and what is asked for is the rate of a search that goes on.
 */
export function rate(work: () => number, rounds = 9): number {
  for (const end = performance.now() + 3000; performance.now() < end; ) work()
  const rates = Array.from({ length: rounds }, () => {
    const began = performance.now()
    const done = work()
    return (done * 1000) / (performance.now() - began)
  })
  return Math.max(...rates)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
