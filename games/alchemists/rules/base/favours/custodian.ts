import type { FavourCard } from './favour.ts'

/** a cube on the card is a Drink Potion action before Sell Potion. */
export const custodian = {
  id: 'custodian',
  copies: 3,
  window: 'declaring',
  effect: { kind: 'drink' },
  source: 'component',
} as const satisfies FavourCard
