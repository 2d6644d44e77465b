import type { FavourEffect, FavourWindow } from '../../engine/contributions.ts'
import type { Source } from '../components/source.ts'

/** when a card may be played. */
export type BaseFavourWindow = 'declaring' | 'transmuting' | 'selling' | 'buying' | 'drawn'

export type BaseFavourEffect =
  | { readonly kind: 'cube' }
  | { readonly kind: 'topRow' }
  | { readonly kind: 'drink' }
  | { readonly kind: 'quality'; readonly levels: number }
  | { readonly kind: 'firstSeller'; readonly gold: number }
  | { readonly kind: 'price'; readonly gold: number }
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'ingredients'; readonly draw: number; readonly discard: number }

/** A favor card as it is printed: the rules look for its window and its effect, never for its name. */
export interface FavourCard<Effect extends FavourEffect = FavourEffect> {
  readonly id: string
  readonly copies: number
  readonly window: FavourWindow
  readonly effect: Effect
  readonly source: Source
}
