import type { Cubes, Ingredient } from '@athanor/compendium'
import type { Seat } from '@athanor/kernel'

/** What a scene of Alchemist shows. */
export type BrewShow =
  | {
      readonly kind: 'brew'
      readonly seat: Seat
      readonly cauldron: number
      /** What went in. */
      readonly recipe: Cubes
      readonly value: number
      /** Whose recipe it was, and what they got for it; null for a new one. */
      readonly from: { readonly owner: Seat; readonly tribute: Ingredient } | null
      /** What came out for whoever brewed. */
      readonly products: Cubes
    }
  | {
      readonly kind: 'draw'
      readonly seat: Seat
      readonly count: number
      /** Which ones, for whoever may know. */
      readonly cubes: Cubes | null
    }
  | { readonly kind: 'lastRound' }
