import type { Alchemical, Debunking, Potion, Sign } from '@athanor/alchemy'
import type { Goods } from '../goods.ts'

/** How likely something is, by the viewer's own notes. */
export interface PreviewChance<Thing> {
  readonly of: Thing
  readonly chance: number
}

/** What can be said of a choice before it is made, without a word. */
export type BasePreview =
  /** Cards or seals of this kind that are held. */
  | { readonly kind: 'held'; readonly count: number }
  /** What an order space takes and gives. */
  | { readonly kind: 'trade'; readonly cost: Goods; readonly gain: Goods }
  /** What a guarantee pays when it is kept. */
  | { readonly kind: 'pays'; readonly gold: number }
  /** A discount: what an exact match would then pay, and the smileys on the card. */
  | { readonly kind: 'bid'; readonly pays: number; readonly smileys: number }
  | { readonly kind: 'costs'; readonly gold: number }
  /** What two ingredients may make, likeliest first. */
  | { readonly kind: 'potions'; readonly chances: readonly PreviewChance<Potion>[] }
  /** How likely a promise is kept, and what it then pays. */
  | { readonly kind: 'kept'; readonly chance: number; readonly pays: number }
  /** What an ingredient may hide, likeliest first. */
  | { readonly kind: 'candidates'; readonly chances: readonly PreviewChance<Alchemical>[] }
  /** How likely an alchemical is the true one; with what it costs to say so. */
  | { readonly kind: 'right'; readonly chance: number; readonly costs?: number }
  /** how likely a theory is right, and how likely this seal does no harm: right, or wrong in its colour alone. */
  | { readonly kind: 'seal'; readonly held: number; readonly right: number; readonly safe: number }
  /** A-275, GR-79: a sign that would refute something, and how likely the reader shows one that does. */
  | { readonly kind: 'refutes'; readonly sign: Sign; readonly chance: number }
  /** AR-05: what each answer would do, and how likely the one and the other help. */
  | {
      readonly kind: 'answers'
      readonly yes: Debunking
      readonly no: Debunking
      /** whether any answer would help. */
      readonly valid: boolean
      /** That the reader says yes. */
      readonly affirmed: number
      readonly success: number
    }
