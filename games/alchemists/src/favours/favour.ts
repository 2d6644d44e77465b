import type { Source } from '../components/source.ts'

/** when a card may be played. */
export type FavourWindow = 'declaring' | 'transmuting' | 'selling' | 'buying' | 'drawn'

export type FavourEffect =
  | { readonly kind: 'cube' }
  | { readonly kind: 'topRow' }
  | { readonly kind: 'drink' }
  | { readonly kind: 'quality'; readonly levels: number }
  | { readonly kind: 'firstSeller'; readonly gold: number }
  | { readonly kind: 'price'; readonly gold: number }
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'ingredients'; readonly draw: number; readonly discard: number }

/** A favor card as it is printed. */
export interface FavourCard {
  readonly id: string
  readonly copies: number
  readonly window: FavourWindow
  readonly effect: FavourEffect
  readonly source: Source
}
