import { describe, expect, it } from 'vitest'
import { markerPlaces } from './markerPlaces.ts'

/** The square on which the middle of a marker is seen. */
function seenOn({ square, across }: ReturnType<typeof markerPlaces>[number]): number {
  return Math.round(square + across)
}

describe('markers on the reputation track', () => {
  it.each([
    { squares: [10, 10, 10, 10] },
    { squares: [11, 10, 10, 10] },
    { squares: [10, 11, 12, 13] },
    { squares: [1, 1] },
    { squares: [24, 24, 24] },
    { squares: [14, 15, 15, 14] },
  ])('A-224 stand on their own squares, whoever stands beside them: $squares', ({ squares }) => {
    const places = markerPlaces(squares)
    expect(places.map(seenOn)).toEqual(squares)
    expect(places.map(({ square }) => square)).toEqual(squares)
    for (const { across } of places) expect(Math.abs(across)).toBeLessThan(0.5)
  })

  it('are all seen where they share a square: no two at the same place', () => {
    for (const count of [2, 3, 4]) {
      const spots = markerPlaces(Array.from({ length: count }, () => 10)).map(({ across, down }) => `${across} ${down}`)
      expect(new Set(spots).size).toBe(count)
    }
  })

  it('have their full size where they are alone', () => {
    expect(markerPlaces([3, 9, 9]).map(({ scale }) => scale === 1)).toEqual([true, false, false])
  })
})
