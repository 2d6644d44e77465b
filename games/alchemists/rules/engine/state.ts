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
import type { Bid } from '../base/components/bids.ts'
import type { Conference } from '../base/components/levels.ts'
import type { Options } from '../base/options.ts'
import type { AgendaItem } from '../base/prompts.ts'
import type {
  Artifact,
  Favour,
  HiddenSlots,
  OwnSlots,
  PlayerSlots,
  Prompt,
  PublicationId,
  ScoreSource,
  Seal,
  Space,
  TableSlots,
} from './contributions.ts'
import type { Counts } from './counts.ts'

/** Two different ingredients, in printed order. */
export type Pair = readonly [Ingredient, Ingredient]

/** Something published, and whose seals lie on it, the author's first. */
export interface Publication {
  readonly seals: readonly Seat[]
}

/** a theory about an ingredient. */
export interface PublishedTheory extends Publication {
  readonly alchemical: Alchemical
}

/** which of the own seals lies on which publication. */
export type PlacedSeals = Readonly<Partial<Record<PublicationId, Seal>>>

/** AR-75: how many actions are declared on which space. */
export type Plan = Readonly<Partial<Record<Space, number>>>

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
export type ShownDemonstration =
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
  /** @numberOf Grant */
  readonly grants: readonly number[]
  /** result tokens on the player board. */
  readonly made: readonly Potion[]
  /** A-251, AR-89: revealed seals by kind, and how many are still to be placed. */
  readonly revealed: Counts<Seal>
  readonly sealsLeft: number
  /** Null before the declaration. */
  readonly plan: Plan | null
  readonly associates: readonly Space[]
  /** Publish actions that immediate publications took. */
  readonly early: number
  /** negative potions drunk this round. */
  readonly drunk: readonly Potion[]
  /** Once-a-round artifacts that were used. */
  readonly bootsUsed: boolean
  readonly periscopeUsed: boolean
  /** artifacts bought since the first owned one that gives a discount; null without any. */
  readonly discounts: number | null
  /** The same for each further one; absent without any. */
  readonly furtherDiscounts?: Readonly<Partial<Record<Artifact, number>>>
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
  readonly open: Counts<Ingredient>
  readonly slots: Partial<PlayerSlots>
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
export interface SpaceTurn {
  readonly seat: Seat
  /** Cubes that it takes with it. */
  readonly cubes: number
}

/** A theory that was just debunked. */
export interface FallenTheory {
  readonly kind: 'theory'
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

/** What the Big Revelation brought to light, and the count (A-370..A-378). */
export interface End {
  readonly answers: Assignment
  readonly code: string
  /** Seals on what was published to the end, by seat. */
  readonly placed: readonly PlacedSeals[]
  readonly scores: readonly ScoreSheet[]
  readonly leftover: readonly number[]
}

/** Points by source. */
export type ScoreSheet = Readonly<Partial<Record<ScoreSource, number>>>

/** All that lies open: every view holds it as it is. */
export interface Table {
  readonly options: Options
  readonly colours: readonly string[]
  readonly round: number
  readonly phase: Phase
  /** What the game waits for: one open question, or sealed ones that their seats answer at once. */
  readonly asks: readonly Prompt[]
  /** What comes next, first item first. */
  readonly agenda: readonly AgendaItem[]
  readonly startingPlayer: Seat
  readonly players: readonly Player[]
  /** who stands on which order space. */
  readonly markers: readonly (Seat | null)[]
  /** On the green space this round, and who arrived there for the next. */
  readonly paralysed: readonly Seat[]
  readonly newlyParalysed: readonly Seat[]
  /** Play order of the round, highest first; empty while it is being chosen. */
  readonly order: readonly Seat[]
  readonly space: Space | null
  readonly queue: readonly SpaceTurn[]
  readonly mix: RunningMix | null
  /** */
  readonly studentCharges: boolean
  readonly bids: readonly (Bid | null)[]
  readonly offers: readonly Offer[]
  /** the card beside the board that others may drink at. */
  readonly custodianOut: boolean
  /** Which card that is, if it is no Custodian. */
  readonly cardOut?: Favour
  readonly row: readonly Ingredient[]
  readonly deck: number
  readonly discard: number
  /** Row cards that lie in the discard pile, as everybody saw. */
  readonly rowDiscards: Counts<Ingredient>
  readonly favourDeck: number
  readonly favourDiscard: Counts<Favour>
  /** what is on offer, and the levels to come. */
  readonly onOffer: readonly Artifact[]
  readonly toCome: readonly (readonly Artifact[])[]
  /**
   * The adventurer at Sell and the next one.
   * @numberOf Adventurer
   */
  readonly adventurer: number | null
  /** @numberOf Adventurer */
  readonly nextAdventurer: number | null
  readonly adventurersLeft: number
  /**
   * Adventurers that have gone.
   * @numberOf Adventurer
   */
  readonly gone: readonly number[]
  readonly conference: Conference | null
  /**
   * By ingredient.
   * @indexedBy Ingredient
   */
  readonly theories: readonly (PublishedTheory | null)[]
  readonly conflicts: readonly Pair[]
  /** @numberOf Grant */
  readonly grants: readonly number[]
  /**
   * who showed each potion first.
   * @indexedBy ColouredPotion
   */
  readonly firstExhibits: readonly (Seat | null)[]
  readonly results: readonly Result[]
  readonly demonstrations: readonly ShownDemonstration[]
  /** AR-42: who looked at a card of which result. */
  readonly looks: readonly { readonly seat: Seat; readonly result: number }[]
  /** While final points are counted, by seat. */
  readonly scores: readonly ScoreSheet[]
  readonly end: End | null
  readonly slots: Partial<TableSlots>
}

/** Somebody's look at one ingredient of a rival's mix. */
export interface Peek {
  /** Number of the result. */
  readonly result: number
  readonly ingredient: Ingredient
}

/** What one player alone knows and holds (A-095..A-100). */
export interface Own {
  readonly hand: Counts<Ingredient>
  readonly favours: Counts<Favour>
  /** Seals to place, by kind; and those that lie on publications. */
  readonly seals: Counts<Seal>
  readonly placed: PlacedSeals
  /** The ingredients of the player's results, in the order of the public results of this player. */
  readonly mixes: readonly Pair[]
  readonly peeks: readonly Peek[]
  /** Own cards in the discard pile. */
  readonly discarded: Counts<Ingredient>
  readonly aside: Counts<Ingredient>
  /** which card of the running mix was picked to leave, while its owner thinks about it. */
  readonly picked: 0 | 1 | null
  readonly slots: Partial<OwnSlots>
}

/** What nobody may see. */
export interface Hidden {
  /** The alchemical of each ingredient. */
  readonly answers: Assignment
  /** Numbers of ingredients, top card last. */
  readonly deck: readonly number[]
  readonly discard: Counts<Ingredient>
  readonly favourDeck: readonly number[]
  /** Adventurers face down, next one last, and the one in the box. */
  readonly adventurers: readonly number[]
  readonly boxed: number
  /** AR-90: the code that stands for the answers. */
  readonly code: string
  readonly slots: Partial<HiddenSlots>
}

export interface State {
  readonly table: Table
  readonly own: readonly Own[]
  readonly hidden: Hidden
}

export function playerAt(table: Table, seat: Seat): Player {
  const player = table.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return player
}

/** Actions that a player has declared on a space. */
export function declaredOn({ plan }: Player, space: Space): number {
  return plan?.[space] ?? 0
}

/** Cubes that a player still has for actions: those to be declared, and after that those whose action is still to come. */
export function cubesLeft({ plan, cubes }: Player): number {
  return plan === null ? cubes.board : cubes.placed
}
