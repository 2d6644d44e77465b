import { at } from '@athanor/kernel'
import type { Source } from './source.ts'

/** the two ways to play each of the three differences. */
export const levels = ['apprentice', 'master'] as const
export type Level = (typeof levels)[number]

/** */
export const startingIngredients: Readonly<Record<Level, number>> = { apprentice: 3, master: 2 }

/** The two conference tiles, by the order in which they come. */
export type Conference = 1 | 2

/** Reputation for 0, 1, 2 and so on counted seals; the last number also for more. */
export type BySeals = readonly number[]

/** A tile of a conference that judges seals, on the side of each variant. */
export interface SealTile {
  readonly bySeals: Readonly<Record<Level, BySeals>>
  readonly source: Source
}

/** */
export const baseConferenceTiles: Readonly<Record<Conference, SealTile>> = {
  1: { bySeals: { apprentice: [-1, 1, 1, 1], master: [-2, -1, 1, 1] }, source: 'component' },
  2: { bySeals: { apprentice: [-2, -1, 1, 1], master: [-3, -2, -1, 1] }, source: 'component' },
}

/** the rounds that end with a conference. */
export const conferenceRounds: Readonly<Record<Conference, number>> = { 1: 3, 2: 5 }

export function changeBySeals(bySeals: BySeals, seals: number): number {
  return at(bySeals, Math.min(seals, bySeals.length - 1))
}
