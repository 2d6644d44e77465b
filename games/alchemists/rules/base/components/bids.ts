import type { Source } from './source.ts'

/** each player's cards, named by the discount. */
export const bids = [0, 1, 2, 3] as const
export type Bid = (typeof bids)[number]

/** smileys of each card. One on the 0 is certain, the others are a likely reading (AR-95). */
export const bidSmileys: Readonly<Record<Bid, { readonly smileys: number; readonly source: Source }>> = {
  0: { smileys: 1, source: 'rulebook' },
  1: { smileys: 2, source: 'reconstructed' },
  2: { smileys: 3, source: 'reconstructed' },
  3: { smileys: 4, source: 'reconstructed' },
}
