import { tableWith } from '@athanor/apprentices/testing'
import { describe, expect, it } from 'vitest'
import { outlookOn } from './outlook.ts'

describe('the roll for a raven', () => {
  it('says for each face how likely it is, what it costs and what is left to earn (D-051..D-053)', () => {
    const state = tableWith({
      players: 2,
      dice: [['black raven', 'potion', 'potion', 'parchment'], []],
      points: [3, 0],
    })
    const { risks, average } = outlookOn(state, 0, 0)
    expect(risks.map(({ face, chances, loss, best }) => [face, chances, loss, best])).toEqual([
      // D-117: there are only three points to lose.
      ['raven', 3, 3, 1],
      ['parchment', 1, 1, 1],
      ['gemstone', 1, 0, 1],
      ['potion', 1, 2, 0],
    ])
    expect(average).toBeCloseTo((3 * (1 - 3) + 1 + 1 + 0) / 6)
  })

  it('throws a black die for the extra raven (DR-26)', () => {
    const state = tableWith({ players: 2, dice: [['potion'], []], tokens: { 1: [[0, 1]] }, marker: true })
    expect(outlookOn(state, 0, 'marker').risks[0]).toMatchObject({ face: 'raven', chances: 3 })
  })
})
