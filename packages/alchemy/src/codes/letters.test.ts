import { describe, expect, it } from 'vitest'
import { alphabet, letterNumber, scatter, scattered, scatteredOrder } from './letters.ts'

describe('scattering', () => {
  it('AR-91 is frozen, because printed codes depend on it', () => {
    expect([0, 1, 65_536].map(scatter)).toEqual([2_746_606_380, 2_210_810_838, 341_994_965])
    expect(scatteredOrder(12, 1)).toEqual([0, 7, 3, 1, 5, 6, 8, 9, 4, 2, 10, 11])
    expect(scatteredOrder(12, 2)).toEqual([7, 5, 1, 3, 0, 2, 4, 10, 9, 6, 8, 11])
    expect(scattered('ABCDEFGH', 3)).toBe('FADCEGHB')
  })

  it('loses nothing and doubles nothing', () => {
    for (const salt of [1, 5, 16]) {
      const order = scatteredOrder(2280, salt)
      expect(order.toSorted((one, other) => one - other)).toEqual(order.map((_, number) => number))
    }
  })
})

describe('letters', () => {
  it('A-445 are numbered from A to Z', () => {
    expect(['A', 'B', 'Z'].map(letterNumber)).toEqual([0, 1, 25])
    expect(alphabet).toHaveLength(26)
  })
})
