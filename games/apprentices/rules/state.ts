import type { Seat } from '@athanor/kernel'
import type { DieColour, Face, Resource, Side } from './components.ts'
import type { Options } from './options.ts'

/**
 * Ready: its face counts. Spent: paid. Aside: a raven that was dealt with, or a unit that a raven took. Resting: bought
 * this round, without a face until the next roll (D-108).
 */
export type DieState = 'ready' | 'spent' | 'aside' | 'resting'

export interface Die {
  readonly colour: DieColour
  readonly owner: Seat
  /** Somebody else than the owner after a theft, until the round ends (DR-45). */
  readonly holder: Seat
  readonly face: Face | null
  readonly state: DieState
}

/** A unit made by an ability. Maker, table and rank name one use: a player uses a slot once per round. */
export interface Made {
  readonly holder: Seat
  readonly maker: Seat
  readonly table: number
  readonly rank: number
  readonly type: Resource
  readonly state: 'ready' | 'spent' | 'lost'
}

/** A token on a track. */
export interface TrackToken {
  readonly seat: Seat
  readonly square: number
}

export interface Slot {
  readonly table: number
  readonly rank: number
}

export interface Use extends Slot {
  readonly seat: Seat
}

export interface Offer {
  readonly helper: Seat
  readonly gemstone: number
}

/** D-047, D-048, DR-79: what is asked and offered in the turn that is running. */
export interface Help {
  readonly asked: boolean
  readonly answered: readonly Seat[]
  readonly offers: readonly Offer[]
  /** Units that were taken back and cannot be offered again this turn. */
  readonly withdrawn: readonly number[]
}

/** Where points came from and went to; together they are a player's knowledge points. */
export interface Score {
  readonly research: number
  readonly ravens: number
  readonly abilities: number
  /** D-053; never above 0. */
  readonly losses: number
  /** D-109; never above 0. */
  readonly dice: number
}

export interface Player {
  readonly score: Score
}

/**
 * Fifth dice are chosen (D-017); the active player may reroll three ravens (D-060); a turn is running; the game is over.
 */
export type Phase = 'fifthDie' | 'threeRavens' | 'turn' | 'over'

/** DR-91: all of it lies open. */
export interface State {
  readonly options: Options
  readonly colours: readonly string[]
  /**
   * The side shown of each board, first table first.
   * @indexedBy Board
   */
  readonly sides: readonly Side[]
  readonly phase: Phase
  /** 0 until the fifth dice are chosen. */
  readonly round: number
  readonly starter: Seat
  readonly active: Seat
  readonly price: number
  /**
   * Dice left for sale.
   * @indexedBy DieColour
   */
  readonly pool: readonly number[]
  /** The last square in use. */
  readonly cap: number
  /** DR-26: the extra raven of the active player is still to be dealt with. */
  readonly marker: boolean
  /** In order of acquisition, which is the order of their numbers (DR-90): the first one is unit 0. */
  readonly dice: readonly Die[]
  /** All that was made this round: the first one is unit 28, after all dice of the box. */
  readonly made: readonly Made[]
  /**
   * The tokens of each table in order of rank, best first: by square, then by height in the stack (DR-52).
   * @indexedBy Board
   */
  readonly tracks: readonly (readonly TrackToken[])[]
  readonly blocked: readonly Slot[]
  readonly used: readonly Use[]
  readonly help: Help
  readonly players: readonly Player[]
  readonly endTriggered: boolean
  readonly tieRound: boolean
}
