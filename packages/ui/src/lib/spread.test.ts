import { describe, expect, it } from 'vitest'
import { spread } from './spread.ts'

describe('things on a line', () => {
  it('stay where they are when they do not touch', () => {
    expect(spread([30, 5, 18], 3, 0, 50)).toEqual([30, 5, 18])
  })

  it('move apart, the first keeping its place', () => {
    expect(spread([5, 5, 6], 3, 0, 50)).toEqual([5, 8, 11])
  })

  it('do not leave the line: the last ones push back', () => {
    expect(spread([48, 49, 49], 3, 0, 49)).toEqual([43, 46, 49])
  })

  it('never come nearer than the gap, wherever they begin', () => {
    const places = [49, 0, 12, 12, 13]
    const spots = spread(places, 3, 0, 49).toSorted((a, b) => a - b)
    for (const [index, spot] of spots.entries()) {
      if (index > 0) expect(spot - (spots[index - 1] ?? 0)).toBeGreaterThanOrEqual(3)
      expect(spot).toBeGreaterThanOrEqual(0)
      expect(spot).toBeLessThanOrEqual(49)
    }
  })
})
