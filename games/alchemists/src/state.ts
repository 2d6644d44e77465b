import type {
  Alchemical,
  Assignment,
  Colour,
  ColouredPotion,
  Ingredient,
  Potion,
  SaleQuality,
  Sign,
} from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Artifact } from './artifacts/artifacts.ts'
import type { Bid } from './components/bids.ts'
import type { Conference } from './components/levels.ts'
import type { Seal } from './components/seals.ts'
import type { Space } from './components/spaces.ts'
import type { Counts } from './counts.ts'
import type { ScoreSource } from './finalScoring.ts'
import type { Options } from './options.ts'

/** Two different ingredients, in printed order. */
export type Pair = readonly [Ingredient, Ingredient]

/** a published theory and whose seals lie on it, the author's first. */
export interface Theory {
  readonly alchemical: Alchemical
  readonly seals: readonly Seat[]
}

/** Where a potion was mixed. */
export const mixPlaces = ['custodian', 'sell', 'cap', 'test', 'drink', 'exhibit'] as const
export type MixPlace = (typeof mixPlaces)[number]

/**
 * What everybody heard of one mix: the potion, or how well it kept a seller's promise. An exhibit keeps its
 * promise beside the potion, because its cube stays on the exhibition board even when it failed.
 */
export type Result =
  | {
      readonly seat: Seat
      readonly round: number
      readonly at: Exclude<MixPlace, 'sell' | 'exhibit'>
      readonly potion: Potion
    }
  | {
      readonly seat: Seat
      readonly round: number
      readonly at: 'exhibit'
      readonly promised: ColouredPotion
      readonly potion: Potion
    }
  | {
      readonly seat: Seat
      readonly round: number
      readonly at: 'sell'
      readonly promised: ColouredPotion
      readonly quality: SaleQuality
    }

/** One question to the reader about theories, with its answer. */
export type Demonstration =
  | {
      readonly seat: Seat
      readonly round: number
      readonly ingredient: Ingredient
      readonly colour: Colour
      readonly sign: Sign
    }
  | { readonly seat: Seat; readonly round: number; readonly pair: Pair; readonly potion: Potion; readonly yes: boolean }

/** Where a player's cubes lie. Together they are the set for this round and its Assistants. */
export interface Cubes {
  readonly board: number
  readonly placed: number
  readonly unused: number
  readonly hospital: number
}

/** A player as everybody sees them (A-092..A-094). */
export interface Player {
  readonly gold: number
  readonly reputation: number
  readonly cubes: Cubes
  readonly cards: number
  readonly favours: number
  readonly artifacts: readonly Artifact[]
  readonly grants: readonly number[]
  /** result tokens on the player board. */
  readonly made: readonly Potion[]
  /** A-251, AR-89: revealed seals by kind, and how many are still to be placed. */
  readonly revealed: Counts
  readonly sealsLeft: number
  /** Declared actions by space, null before the declaration. */
  readonly plan: readonly number[] | null
  readonly associates: readonly Space[]
  /** Publish actions that immediate publications took. */
  readonly early: number
  /** negative potions drunk this round. */
  readonly drunk: readonly Potion[]
  /** Once-a-round artifacts that were used. */
  readonly bootsUsed: boolean
  readonly periscopeUsed: boolean
  /** artifacts bought since the Discount Card; null without it. */
  readonly discounts: number | null
  /** potions shown with success. */
  readonly exhibited: readonly ColouredPotion[]
  /** how many cards of which result are set aside. */
  readonly aside: readonly SetAside[]
  /** Own cards in the ingredient discard pile, by number alone. */
  readonly discarded: number
  /**
   * What the hand holds at least of each kind, for whoever watched: row cards taken (AR-64) less all that has left
   * the hand unseen since.
   */
  readonly open: Counts
}

/** Cards of a successful exhibit that lie beside a Feather in Cap. */
export interface SetAside {
  readonly result: number
  readonly count: number
}

/** An offer to the adventurer. */
export interface Offer {
  readonly seat: Seat
  /** Number of the wanted potion, 0 to 2. */
  readonly wanted: number
  readonly guarantee: SaleQuality
}

/** One action that somebody still has on the space being resolved. */
export interface Turn {
  readonly seat: Seat
  /** Cubes that it takes with it. */
  readonly cubes: number
}

/** What the game waits for. */
export type Ask =
  | { readonly kind: 'keepFavour' }
  | { readonly kind: 'chooseOrder'; readonly seat: Seat }
  | { readonly kind: 'declare'; readonly seat: Seat }
  | {
      readonly kind: 'act'
      readonly seat: Seat
      readonly space: Space
      readonly cubes: number
      readonly boots: boolean
    }
  | { readonly kind: 'bid'; readonly seats: readonly Seat[] }
  | { readonly kind: 'herbalist'; readonly seat: Seat }
  | { readonly kind: 'periscope'; readonly seat: Seat }
  | { readonly kind: 'feather'; readonly seat: Seat }
  | { readonly kind: 'thinkingCap'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'immediate'; readonly seat: Seat; readonly fallen: readonly FallenTheory[] }
  | { readonly kind: 'grant'; readonly seat: Seat; readonly grants: readonly number[] }
  | { readonly kind: 'over' }

/** A theory that was just debunked. */
export interface FallenTheory {
  readonly ingredient: Ingredient
  readonly alchemical: Alchemical
}

/** A mix whose answer is known and whose consequences are still to come (AR-78). The cards are the mixer's secret. */
export interface RunningMix {
  readonly seat: Seat
  readonly at: Exclude<MixPlace, 'cap'>
  readonly mortar: boolean
  /** At Sell: what it pays if the promise is kept, and Barmaids played. */
  readonly price: number
  readonly barmaids: number
  /** At Exhibit: the promise. */
  readonly promised: ColouredPotion | null
}

export const phases = ['setUp', 'order', 'declare', 'resolve', 'endOfRound', 'over'] as const
export type Phase = (typeof phases)[number]

export interface Points {
  readonly source: ScoreSource
  readonly points: number
}

/** What the Big Revelation brought to light, and the count (A-370..A-378). */
export interface End {
  readonly answers: Assignment
  readonly code: string
  /** Seals on the theories left, by seat and ingredient. */
  readonly placed: readonly (readonly (Seal | null)[])[]
  readonly scores: readonly (readonly Points[])[]
  readonly leftover: readonly number[]
}

/** All that lies open: every view holds it as it is. */
export interface Table {
  readonly options: Options
  readonly colours: readonly string[]
  readonly round: number
  readonly phase: Phase
  readonly ask: Ask | null
  readonly startingPlayer: Seat
  readonly players: readonly Player[]
  /** who stands on which order space. */
  readonly markers: readonly (Seat | null)[]
  /** On the green space this round, and who arrived there for the next. */
  readonly paralysed: readonly Seat[]
  readonly newlyParalysed: readonly Seat[]
  /** Play order of the round, highest first; empty while it is being chosen. */
  readonly order: readonly Seat[]
  /** Who is still to choose, declare, or draw in the running phase. */
  readonly waiting: readonly Seat[]
  readonly space: Space | null
  readonly queue: readonly Turn[]
  readonly bootsAsked: boolean
  readonly mix: RunningMix | null
  /** */
  readonly studentCharges: boolean
  readonly bids: readonly (Bid | null)[]
  readonly offers: readonly Offer[]
  /** the Custodian card beside the board. */
  readonly custodianOut: boolean
  readonly row: readonly Ingredient[]
  readonly deck: number
  readonly discard: number
  /** Row cards that lie in the discard pile, as everybody saw. */
  readonly rowDiscards: Counts
  readonly favourDeck: number
  readonly favourDiscard: Counts
  /** what is on offer, and the levels to come. */
  readonly onOffer: readonly Artifact[]
  readonly toCome: readonly (readonly Artifact[])[]
  /** Numbers of the adventurer at Sell and of the next one. */
  readonly adventurer: number | null
  readonly nextAdventurer: number | null
  readonly adventurersLeft: number
  /** Adventurers that have gone. */
  readonly gone: readonly number[]
  readonly conference: Conference | null
  /** By ingredient. */
  readonly theories: readonly (Theory | null)[]
  readonly conflicts: readonly Pair[]
  readonly grants: readonly number[]
  /** who showed each potion first. */
  readonly firstExhibits: readonly (Seat | null)[]
  readonly results: readonly Result[]
  readonly demonstrations: readonly Demonstration[]
  /** AR-42: who looked at a card of which result. */
  readonly looks: readonly { readonly seat: Seat; readonly result: number }[]
  readonly end: End | null
}

/** Somebody's look at one ingredient of a rival's mix. */
export interface Peek {
  /** Number of the result. */
  readonly result: number
  readonly ingredient: Ingredient
}

/** What one player alone knows and holds (A-095..A-100). */
export interface Own {
  readonly hand: Counts
  readonly favours: Counts
  /** Seals to place, by kind; and those that lie on theories, by ingredient. */
  readonly seals: Counts
  readonly placed: readonly (Seal | null)[]
  /** The ingredients of the player's results, in the order of the public results of this player. */
  readonly mixes: readonly Pair[]
  readonly peeks: readonly Peek[]
  /** Own cards in the discard pile. */
  readonly discarded: Counts
  readonly aside: Counts
  /** which card of the running mix was picked to leave, while its owner thinks about it. */
  readonly picked: 0 | 1 | null
}

/** What nobody may see. */
export interface Hidden {
  /** The alchemical of each ingredient. */
  readonly answers: Assignment
  /** Numbers of ingredients, top card last. */
  readonly deck: readonly number[]
  readonly discard: Counts
  readonly favourDeck: readonly number[]
  /** Adventurers face down, next one last, and the one in the box. */
  readonly adventurers: readonly number[]
  readonly boxed: number
  /** AR-90: the code that stands for the answers. */
  readonly code: string
}

export interface State {
  readonly table: Table
  readonly own: readonly Own[]
  readonly hidden: Hidden
}

export function playerAt(table: Table, seat: Seat): Player {
  return table.players[seat] as Player
}
