import type { GameEvent, Reveals, Seat } from '@athanor/kernel'
import type { Ingredient } from './components.ts'
import type { Cubes } from './cubes.ts'

export const eventKinds = [
  'gameBegan',
  'cubesDealt',
  'schoolDealt',
  'roundBegan',
  'potionCreated',
  'potionCopied',
  'productsReceived',
  'tookFromReserve',
  'drewFromBag',
  'fameLapped',
  'endTriggered',
  'supplyGone',
  'turnSkipped',
  'handsRevealed',
  'halfPointsScored',
  'reserveCounted',
  'schoolsRevealed',
  'awardPaid',
  'gameEnded',
] as const

/** What everybody sees of what happened. */
export type Happening =
  | { readonly kind: 'gameBegan'; readonly firstSeat: Seat }
  | { readonly kind: 'cubesDealt'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'schoolDealt'; readonly seat: Seat }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | {
      readonly kind: 'potionCreated'
      readonly seat: Seat
      /** @numberOf Cauldron */
      readonly cauldron: number
      readonly recipe: Cubes
      readonly value: number
    }
  | {
      readonly kind: 'potionCopied'
      readonly seat: Seat
      /** @numberOf Cauldron */
      readonly cauldron: number
      readonly owner: Seat
      readonly paid: Cubes
      readonly tribute: Ingredient
      readonly value: number
    }
  /** `missing` are products whose pile in the reserve was empty. */
  | { readonly kind: 'productsReceived'; readonly seat: Seat; readonly cubes: Cubes; readonly missing: Cubes }
  | { readonly kind: 'tookFromReserve'; readonly seat: Seat; readonly ingredient: Ingredient }
  | { readonly kind: 'drewFromBag'; readonly seat: Seat; readonly count: number }
  /** the chip now shows this number. */
  | { readonly kind: 'fameLapped'; readonly seat: Seat; readonly chip: number }
  /** the running round is the last (RR-19). */
  | { readonly kind: 'endTriggered'; readonly round: number }
  /** Nothing is left to take, and the next player can still brew. */
  | { readonly kind: 'supplyGone'; readonly seat: Seat }
  /** RR-06. */
  | { readonly kind: 'turnSkipped'; readonly seat: Seat }
  | { readonly kind: 'handsRevealed'; readonly hands: readonly Cubes[] }
  | { readonly kind: 'halfPointsScored'; readonly seat: Seat; readonly cubes: number; readonly points: number }
  | { readonly kind: 'reserveCounted'; readonly counts: Cubes }
  | {
      readonly kind: 'schoolsRevealed'
      readonly schools: readonly Ingredient[]
      readonly undealt: readonly Ingredient[]
    }
  | {
      readonly kind: 'awardPaid'
      readonly seat: Seat
      readonly ingredient: Ingredient
      readonly place: number
      readonly points: number
    }
  | { readonly kind: 'gameEnded'; readonly winners: readonly Seat[]; readonly total: number }

/** What single players see besides: their own cubes and card. */
export interface OwnPart {
  readonly cubes?: Cubes
  readonly school?: Ingredient
}

export type Event = GameEvent<Happening, OwnPart>

/** What comes out from behind a screen, and in which event it does. */
export const reveals: Reveals<Happening, OwnPart> = {
  public: {
    // Chance decides who begins.
    gameBegan: ['firstSeat'],
    // Whoever pays shows having had the cubes.
    potionCreated: ['recipe'],
    potionCopied: ['paid'],
    // That a player can or cannot brew becomes known (RR-06).
    supplyGone: ['seat'],
    turnSkipped: ['seat'],
    handsRevealed: ['hands'],
    halfPointsScored: ['points'],
    reserveCounted: ['counts'],
    schoolsRevealed: ['schools', 'undealt'],
    awardPaid: ['seat', 'ingredient', 'place', 'points'],
    gameEnded: ['winners', 'total'],
    // In the final count, fame follows from hands and schools.
    fameLapped: ['seat', 'chip'],
  },
  secret: {
    cubesDealt: ['cubes'],
    schoolDealt: ['school'],
    drewFromBag: ['cubes'],
  },
}
