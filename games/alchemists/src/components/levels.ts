import type { Source } from './source.ts'

/** the two ways to play each of the three differences. */
export const levels = ['apprentice', 'master'] as const
export type Level = (typeof levels)[number]

/** */
export const startingIngredients: Readonly<Record<Level, number>> = { apprentice: 3, master: 2 }

/** The two conference tiles, by the order in which they come. */
export type Conference = 1 | 2

interface ConferenceSide {
  /** Reputation for 0, 1, 2 and 3 or more counted seals. */
  readonly bySeals: readonly [number, number, number, number]
  readonly source: Source
}

/** */
const conferenceTiles: Readonly<Record<Conference, Readonly<Record<Level, ConferenceSide>>>> = {
  1: {
    apprentice: { bySeals: [-1, 1, 1, 1], source: 'component' },
    master: { bySeals: [-2, -1, 1, 1], source: 'component' },
  },
  2: {
    apprentice: { bySeals: [-2, -1, 1, 1], source: 'component' },
    master: { bySeals: [-3, -2, -1, 1], source: 'component' },
  },
}

export function conferenceChange(tile: Conference, level: Level, seals: number): number {
  return conferenceTiles[tile][level].bySeals[Math.min(seals, 3)] ?? 0
}
