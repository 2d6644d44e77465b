import type { FavourCard } from './favour.ts'

/** one more cube this round; the limit of each space stays. */
export const assistant = {
  id: 'assistant',
  copies: 4,
  window: 'declaring',
  effect: { kind: 'cube' },
  source: 'component',
} as const satisfies FavourCard
