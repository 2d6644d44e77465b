import type { Artifact, Bid, Happening, MixPlace, Pair, Seal } from '@athanor/alchemists'
import type {
  Aid,
  Alchemical,
  Colour,
  ColouredPotion,
  Fact,
  Ingredient,
  Potion,
  Reaction,
  SaleQuality,
  Sign,
} from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'

/** Something of a player that was one number before and is another one now; null where nobody remembers. */
export interface Change {
  readonly seat: Seat
  readonly of: 'gold' | 'reputation'
  readonly from: number | null
  readonly to: number | null
  readonly by: number
}

/** What the viewer knew before and knows now, for the notebook to count; null for whoever may not know more by it. */
export interface Learning {
  readonly before: readonly Fact[]
  readonly after: readonly Fact[]
  readonly golem: boolean
  readonly aid: Aid
}

interface OfMix {
  readonly seat: Seat
  /** The cards, for whoever may see them. */
  readonly pair: Pair | null
  readonly learning: Learning | null
  readonly changes: readonly Change[]
}

/** What a scene of Alchemists shows. */
export type Reveal =
  | (OfMix & {
      readonly kind: 'experiment'
      readonly at: MixPlace
      readonly potion: Potion
      /** What it did to the student or to who drank it. */
      readonly effect: 'charges' | 'poisoned' | 'paralysed' | 'insane' | 'none'
    })
  | {
      readonly kind: 'bids'
      readonly bids: readonly { readonly seat: Seat; readonly bid: Bid; readonly smileys: number }[]
    }
  | (OfMix & {
      readonly kind: 'sale'
      readonly promised: ColouredPotion
      readonly guarantee: SaleQuality | null
      readonly price: number
      readonly quality: SaleQuality
      readonly counted: SaleQuality
      readonly paid: number
      /** Who sells after whom, what each has bid, and what came of it so far. */
      readonly sellers: readonly {
        readonly seat: Seat
        readonly bid: Bid | null
        readonly outcome: SaleQuality | null
      }[]
    })
  | (OfMix & { readonly kind: 'exhibit'; readonly promised: ColouredPotion; readonly success: boolean })
  | {
      readonly kind: 'question'
      readonly seat: Seat
      readonly question:
        | { readonly ingredient: Ingredient; readonly colour: Colour; readonly sign: Sign }
        | { readonly pair: Pair; readonly potion: Potion; readonly yes: boolean }
      /** The eight books as they lay there before. */
      readonly books: readonly {
        readonly ingredient: Ingredient
        readonly alchemical: Alchemical | null
        readonly seats: readonly Seat[]
        readonly fallenBy: Colour | null
        readonly seals: readonly { readonly seat: Seat; readonly seal: Seal }[]
        readonly disputed: boolean
      }[]
      readonly changes: readonly Change[]
    }
  | {
      readonly kind: 'publication'
      readonly seat: Seat
      readonly endorsed: boolean
      readonly ingredient: Ingredient
      readonly alchemical: Alchemical | null
      readonly seal: Seal | null
      readonly seals: readonly Seat[]
      readonly changes: readonly Change[]
    }
  | {
      readonly kind: 'conference'
      readonly conference: 1 | 2
      /** Of every seat: the seals that count, and how many are asked for. */
      readonly seals: readonly number[]
      readonly most: number
      readonly changes: readonly Change[]
    }
  | { readonly kind: 'artifact'; readonly seat: Seat; readonly artifact: Artifact; readonly changes: readonly Change[] }
  | {
      readonly kind: 'golem'
      readonly seat: Seat
      readonly ingredients: readonly Ingredient[]
      readonly reaction: Reaction | null
      readonly worked: boolean | null
      readonly changes: readonly Change[]
    }
  /** What needs no picture of its own: a few sentences, each with what it is about. */
  | {
      readonly kind: 'tidings'
      readonly title: 'endOfRound' | 'grant' | 'cards' | 'article' | 'golem'
      readonly about: Happening['kind']
      readonly changes: readonly Change[]
    }
