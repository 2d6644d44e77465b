import type { FavourCard } from './favour.ts'

/** 1 gold more for the ingredient being transmuted. */
export const sage = {
  id: 'sage',
  copies: 2,
  window: 'transmuting',
  effect: { kind: 'gold', gold: 1 },
  source: 'component',
} as const satisfies FavourCard
