import type { FavourCard } from './favour.ts'

/** the own cubes on one space go to the top row. */
export const associate = {
  id: 'associate',
  copies: 3,
  window: 'declaring',
  effect: { kind: 'topRow' },
  source: 'component',
} as const satisfies FavourCard
