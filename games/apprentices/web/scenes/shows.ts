import type { DieColour, Face } from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'

/** A die as it lies there now; a raven without a die is thrown like a black one (DR-26). */
export interface ShownDie {
  readonly die: number
  readonly colour: DieColour
  readonly face: Face
}

/** What a scene of The Apprentices shows. */
export type DiceShow =
  | { readonly kind: 'roll'; readonly rolls: readonly { readonly seat: Seat; readonly dice: readonly ShownDie[] }[] }
  | {
      readonly kind: 'raven'
      readonly seat: Seat
      /** What the die showed that decided; null where a gemstone drove the raven away. */
      readonly dice: readonly ShownDie[] | null
      /** What was lost to it. */
      readonly lost: readonly Face[]
      /** Points won, or lost. */
      readonly points: number
    }
  | {
      readonly kind: 'overtaking'
      readonly seat: Seat
      readonly table: number
      readonly square: number
      readonly points: number
      /** Those who were passed and lost an ability by it. */
      readonly passed: readonly Seat[]
    }
  | { readonly kind: 'lastRound' }
