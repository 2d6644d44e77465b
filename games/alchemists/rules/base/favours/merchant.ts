import type { FavourCard } from './favour.ts'

/** sell like the first seller; 1 gold for who is first anyway. */
export const merchant = {
  id: 'merchant',
  copies: 2,
  window: 'selling',
  effect: { kind: 'firstSeller', gold: 1 },
  source: 'component',
} as const satisfies FavourCard
