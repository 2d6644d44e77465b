import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { steadyExp, steadyLog2 } from './steadyMath.ts'

describe('steady logarithms', () => {
  it('are exact for powers of two', () => {
    for (let power = -1074; power <= 1023; power++) expect(steadyLog2(2 ** power)).toBe(power)
  })

  it('are right to fifteen digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (value) => {
        const found = steadyLog2(value)
        expect(Math.abs(found - Math.log2(value))).toBeLessThanOrEqual(1e-15 * Math.max(1, Math.abs(found)))
      }),
    )
  })

  it('are what they were on every machine', () => {
    expect([3, 5, 0.1, 40_320].map(steadyLog2)).toEqual([
      1.5849625007211563, 2.321928094887362, -3.321928094887362, 15.29920801838728,
    ])
  })

  it('know the edges', () => {
    expect([0, -1, Number.NaN, Number.POSITIVE_INFINITY].map(steadyLog2)).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.NaN,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ])
  })
})

describe('steady exponentials', () => {
  it('are right to fourteen digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (value) => {
        expect(Math.abs(steadyExp(value) / Math.exp(value) - 1)).toBeLessThanOrEqual(1e-14)
      }),
    )
  })

  it('know the edges', () => {
    expect([0, -800, 800, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY].map(steadyExp)).toEqual([
      1,
      0,
      Number.POSITIVE_INFINITY,
      0,
      Number.POSITIVE_INFINITY,
    ])
    expect(steadyExp(Number.NaN)).toBeNaN()
  })
})
