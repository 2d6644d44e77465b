import type { FavourCard } from './favour.ts'

/** at once when drawn, draw 3 ingredients, then discard any 2. */
export const herbalist = {
  id: 'herbalist',
  copies: 4,
  window: 'drawn',
  effect: { kind: 'ingredients', draw: 3, discard: 2 },
  source: 'component',
} as const satisfies FavourCard
