import { describe, expect, it } from 'vitest'
import { wilson } from './wilson.ts'

describe('wilson', () => {
  // Published examples: R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('gives the published interval for %i of %i', (successes, trials, low, high) => {
    const interval = wilson(successes, trials)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  it('is symmetric', () => {
    const few = wilson(3, 17)
    const many = wilson(14, 17)
    expect(few.low).toBeCloseTo(1 - many.high, 12)
    expect(few.high).toBeCloseTo(1 - many.low, 12)
  })

  it('takes the halves that shared victories make', () => {
    const { low, high } = wilson(7.5, 20)
    expect(low).toBeGreaterThan(wilson(7, 20).low)
    expect(high).toBeLessThan(wilson(8, 20).high)
  })

  it('knows nothing without a trial', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})
