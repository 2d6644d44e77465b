import type { Stream } from '@athanor/kernel'
import type { Interval } from './wilson.ts'

/**
 * 95 % intervals of several figures at once, by drawing the samples anew with replacement many times over (Efron's
 * percentile bootstrap). `figures` gets the numbers of the samples that were drawn.
 */
export function bootstrap(
  samples: number,
  figures: (drawn: readonly number[]) => readonly number[],
  chance: Stream,
  repetitions = 1000,
): readonly Interval[] {
  const columns: number[][] = []
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const drawn = Array.from({ length: samples }, () => chance.below(samples))
    for (const [column, value] of figures(drawn).entries()) {
      const values = columns[column] ?? []
      values.push(value)
      columns[column] = values
    }
  }
  return columns.map((values) => {
    values.sort((a, b) => a - b)
    return { low: quantile(values, 0.025), high: quantile(values, 0.975) }
  })
}

/** Between the two nearest of the sorted values, in proportion. */
export function quantile(sorted: readonly number[], part: number): number {
  const position = part * (sorted.length - 1)
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}
