import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Options } from '../../base/options.ts'
import { alchemists, rulesOf } from '../../game.ts'
import { golemOptions } from '../../testing/golemTable.ts'
import { optionsWith } from '../../testing/table.ts'

const printedValues: NonNullable<Options['printedValues']> = {
  moodTiles: [
    { tokens: 5 },
    { tokens: 5 },
    { tokens: 5 },
    { tokens: 5 },
    { tokens: 6, without: 3 },
    { tokens: 6, without: 3 },
    { tokens: 7, without: 4 },
    { tokens: 7, without: 4 },
  ],
  researchGolem: [1, 1],
  visitLibrary: [2],
  royalSignet: { cost: 4, points: 3 },
  mahoganyBookcase: { cost: 5, points: 2 },
  secondConference: { apprentice: [-1, 0, 0, 2], master: [-2, -1, 0, 0, 2] },
}

const options = optionsWith({ ...golemOptions, printedValues })

describe('printed values of the Golem Project', () => {
  it('GR-97 replace tiles, costs, cards and the second tile, and say that they are a host’s', () => {
    expect(alchemists.checkOptions?.(options, 4)).toBeNull()
    const rules = rulesOf(options, 4)
    expect(rules.space('researchGolem')).toMatchObject({ cubes: [1, 1], source: 'host' })
    expect(rules.space('visitLibrary')).toMatchObject({ cubes: [2], source: 'host' })
    expect(rules.artifact('royalSignet')).toMatchObject({ cost: 4, points: 3, level: 2, source: 'host' })
    expect(rules.artifact('mahoganyBookcase')).toMatchObject({ cost: 5, points: 2, level: 3, source: 'host' })
    expect(rules.conferences[1]?.tiles[0]?.seals).toEqual({ bySeals: printedValues.secondConference, source: 'host' })
  })

  it('GR-97, G-154 deal the tiles that a host has brought', () => {
    for (const [players, marked] of [
      [3, 7],
      [4, 6],
    ] as const) {
      const seats = alchemists.colours.slice(0, players).map((colour) => ({ colour }))
      const { table, hidden } = alchemists.setup(options, seats, quickChance('printed')).state
      const tokens = [...(table.slots.golemProject?.moods ?? []), ...(hidden.slots.golemProject?.moods ?? [])]
      expect(tokens.toSorted((one, other) => one - other)).toEqual([5, 5, 5, 5, marked, marked])
    }
  })

  it('GR-62, GR-97 leave the reconstruction where a host has brought nothing', () => {
    const rules = rulesOf(optionsWith(golemOptions), 4)
    expect(rules.artifact('royalSignet')).toMatchObject({ cost: 3, points: 1, source: 'reconstructed' })
    expect(rules.favour('courtier').source).toBe('reconstructed')
  })
})
