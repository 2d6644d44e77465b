import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { bradleyTerry, expectedShare } from './elo.ts'

describe('bradleyTerry', () => {
  it('puts three wins of four at 400·log₁₀ 3 points', () => {
    const { elo, bounded } = bradleyTerry([
      [0, 75],
      [25, 0],
    ])
    expect((elo[0] as number) - (elo[1] as number)).toBeCloseTo(400 * Math.log10(3), 6)
    expect((elo[0] as number) + (elo[1] as number)).toBeCloseTo(0, 9)
    expect(bounded).toBe(true)
  })

  it('counts ties as half a point for both', () => {
    const wins = bradleyTerry([
      [0, 60],
      [40, 0],
    ])
    // 50 wins, 20 ties, 30 losses.
    const ties = bradleyTerry([
      [0, 50 + 10],
      [30 + 10, 0],
    ])
    expect(ties.elo).toEqual(wins.elo)
  })

  it('finds no difference where there is none', () => {
    const { elo } = bradleyTerry([
      [0, 5, 5],
      [5, 0, 5],
      [5, 5, 0],
    ])
    for (const rating of elo) expect(rating).toBeCloseTo(0, 9)
  })

  it('finds strengths back from the results that they promise', () => {
    const truth = [-210, -40, 20, 230]
    const table = truth.map((own, a) => truth.map((other, b) => (a === b ? 0 : 500 * expectedShare(own - other))))
    const { elo } = bradleyTerry(table)
    for (const [index, rating] of elo.entries()) expect(rating).toBeCloseTo(truth[index] as number, 4)
  })

  it('finds strengths back from simulated games, although some never met', () => {
    const truth = [-150, -50, 50, 150]
    const chance = quickChance('elo')
    const table = truth.map(() => truth.map(() => 0))
    for (let game = 0; game < 40_000; game++) {
      const a = chance.below(3)
      const b = a + 1
      const wins = chance.below(1_000_000) < 1_000_000 * expectedShare((truth[a] as number) - (truth[b] as number))
      const row = table[wins ? a : b] as number[]
      row[wins ? b : a] = (row[wins ? b : a] as number) + 1
    }
    const { elo } = bradleyTerry(table)
    for (const [index, rating] of elo.entries()) {
      expect(Math.abs(rating - (truth[index] as number))).toBeLessThan(12)
    }
  })

  it('explains the results: everybody wins as often as the ratings expect', () => {
    const table = [
      [0, 12, 3.5],
      [8, 0, 9],
      [6.5, 11, 0],
    ]
    const { elo } = bradleyTerry(table)
    for (const [a, row] of table.entries()) {
      const expected = row.reduce((sum, won, b) => {
        if (a === b) return sum
        return sum + (won + (table[b]?.[a] as number)) * expectedShare((elo[a] as number) - (elo[b] as number))
      }, 0)
      expect(expected).toBeCloseTo(
        row.reduce((sum, won) => sum + won, 0),
        6,
      )
    }
  })

  it('says so when somebody won everything, and stays finite', () => {
    const { elo, bounded } = bradleyTerry([
      [0, 20, 20],
      [0, 0, 10],
      [0, 10, 0],
    ])
    expect(bounded).toBe(false)
    expect(elo[0]).toBeGreaterThan(300)
    expect(elo[0]).toBeLessThan(2000)
    expect(elo[1]).toBeCloseTo(elo[2] as number, 6)
  })
})

describe('expectedShare', () => {
  it.each([
    [0, 0.5],
    [400, 10 / 11],
    [-400, 1 / 11],
  ])('of a lead of %i is %f', (lead, share) => {
    expect(expectedShare(lead)).toBeCloseTo(share, 12)
  })
})
