import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { bootstrap, quantile } from './bootstrap.ts'

describe('quantile', () => {
  it.each([
    [0, 1],
    [0.25, 2],
    [0.5, 3],
    [0.6, 3.4],
    [1, 5],
  ])('%f of 1 to 5 is %f', (part, value) => {
    expect(quantile([1, 2, 3, 4, 5], part)).toBeCloseTo(value, 12)
  })
})

describe('bootstrap', () => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

  it('gives the mean of coin flips the interval that statistics know', () => {
    const flips = Array.from({ length: 400 }, (_, index) => index % 2)
    const [interval] = bootstrap(
      flips.length,
      (drawn) => [mean(drawn.map((index) => flips[index] as number))],
      quickChance('flips'),
    )
    // 1.96 · √(¼ / 400) = 0.049 on each side.
    expect(interval?.low).toBeGreaterThan(0.44)
    expect(interval?.low).toBeLessThan(0.46)
    expect(interval?.high).toBeGreaterThan(0.54)
    expect(interval?.high).toBeLessThan(0.56)
  })

  it('keeps figures apart and is the same for the same chance', () => {
    const figures = (drawn: readonly number[]) => [mean(drawn), 7]
    const first = bootstrap(10, figures, quickChance(3), 50)
    expect(first).toEqual(bootstrap(10, figures, quickChance(3), 50))
    expect(first).not.toEqual(bootstrap(10, figures, quickChance(4), 50))
    expect(first[1]).toEqual({ low: 7, high: 7 })
  })
})
