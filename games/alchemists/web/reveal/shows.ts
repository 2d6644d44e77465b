import type { Artifact, Bid, Conference, Grant, Happening, MixPlace, Pair, Seal } from '@athanor/alchemists'
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

/** Where a part of a change came from. */
export type Cause =
  | 'seals'
  | 'reports'
  | 'favours'
  | 'top'
  | 'proved'
  | 'failed'
  | 'fell'
  | 'hedged'
  | 'red'
  | 'green'
  | 'blue'
  | 'floor'
  | 'artifact'

/** A part of a change: what brought it, and of how many it was made. */
export interface ChangePart {
  readonly of: Cause
  readonly by: number
  readonly count: number
}

/** Something of a player that was one number before and is another one now; null where nobody remembers. */
export interface Change {
  readonly seat: Seat
  readonly of: 'gold' | 'reputation'
  readonly from: number | null
  readonly to: number | null
  readonly by: number
  /** Where it came from, if that is more than one could guess. */
  readonly parts?: readonly ChangePart[]
}

/** What happens when a round ends, besides its conference. */
export type Station = 'artifacts' | 'top' | 'cubes' | 'hospital' | 'adventurer' | 'orderBoard' | 'mood'

/** A tile for research, and the books of it that bear a seal of whoever takes it. */
export interface GrantTaken {
  readonly seat: Seat
  readonly grant: Grant
  readonly sealed: readonly Ingredient[]
  readonly gold: number
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
      /** Whoever asked may publish at once in the place of what fell. */
      readonly mayPublish: boolean
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
      /** At once, in the place of what fell. */
      readonly atOnce: boolean
      readonly grants: readonly GrantTaken[]
      readonly changes: readonly Change[]
    }
  | {
      readonly kind: 'conference'
      readonly conference: Conference
      /** Reputation for 0, 1, 2 and so on seals. */
      readonly bySeals: readonly number[]
      /** Each player in turn: one step of the telling each, after the first. */
      readonly judged: readonly { readonly seals: number | null; readonly change: Change }[]
      /** What is gone through after it. */
      readonly later: readonly Station[]
      readonly changes: readonly Change[]
    }
  /** What is gone through when a round ends, one step of the telling each. */
  | { readonly kind: 'endOfRound'; readonly stations: readonly Station[]; readonly changes: readonly Change[] }
  /** Grants that are taken by themselves, not with the publication that earned them. */
  | { readonly kind: 'grant'; readonly grants: readonly GrantTaken[]; readonly changes: readonly Change[] }
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
      readonly title: 'cards' | 'article' | 'golem'
      readonly about: Happening['kind']
      readonly changes: readonly Change[]
    }
