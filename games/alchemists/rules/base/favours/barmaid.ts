import type { FavourCard } from './favour.ts'

/** the quality of a sale counts one level better. */
export const barmaid = {
  id: 'barmaid',
  copies: 2,
  window: 'selling',
  effect: { kind: 'quality', levels: 1 },
  source: 'component',
} as const satisfies FavourCard
