import type { FavourCard } from './favour.ts'

/** the artifact being bought costs 1 gold less. */
export const shopkeeper = {
  id: 'shopkeeper',
  copies: 2,
  window: 'buying',
  effect: { kind: 'price', gold: 1 },
  source: 'component',
} as const satisfies FavourCard
