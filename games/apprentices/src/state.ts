import type { Seat } from '@athanor/kernel'
import type { DieColour, Face, Resource, Side } from './components.ts'
import { ravensForReroll, slotsInPlay, tableCount, tableSide, topOfStairs } from './components.ts'
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
export interface Standing {
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

export const noHelp: Help = { asked: false, answered: [], offers: [], withdrawn: [] }

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
  /** DR-26: the extra raven of the active player. */
  readonly marker: boolean
  /** In order of acquisition, which is the order of their numbers (DR-90). */
  readonly dice: readonly Die[]
  /** All that was made this round. */
  readonly made: readonly Made[]
  /**
   * The tokens of each table in order of rank, best first: by square, then by height in the stack (DR-52).
   * @indexedBy Board
   */
  readonly tracks: readonly (readonly Standing[])[]
  readonly blocked: readonly Slot[]
  readonly used: readonly Use[]
  readonly help: Help
  readonly players: readonly Player[]
  readonly endTriggered: boolean
  readonly tieRound: boolean
}

export function pointsOf({ research, ravens, abilities, losses, dice }: Score): number {
  return research + ravens + abilities + losses + dice
}

/** DR-69: the space of the score token, and how often it has climbed the stairs before. */
export function scoreToken(points: number): { readonly space: number; readonly lap: number } {
  if (points === 0) return { space: 0, lap: 0 }
  return { space: ((points - 1) % topOfStairs) + 1, lap: Math.floor((points - 1) / topOfStairs) }
}

/** Seats in turn order of this round (D-025). */
export function turnOrder(state: Pick<State, 'starter' | 'players'>): readonly Seat[] {
  const count = state.players.length
  return state.players.map((_, step) => (state.starter + step) % count)
}

/** How many seats act before this one in the round. */
function placeInRound(state: State, seat: Seat): number {
  const count = state.players.length
  return (seat - state.starter + count) % count
}

/** Whether the seat's turn of this round is still to come. */
export function isYetToAct(state: State, seat: Seat): boolean {
  return placeInRound(state, seat) > placeInRound(state, state.active)
}

/** 0 when the seat has no token there. */
export function squareOf(state: State, seat: Seat, table: number): number {
  return state.tracks[table - 1]?.find((standing) => standing.seat === seat)?.square ?? 0
}

/** D-088: 1 is best; 0 without a token. */
export function rankOf(state: State, seat: Seat, table: number): number {
  const track = state.tracks[table - 1] ?? []
  for (let index = 0; index < track.length; index++) if (track[index]?.seat === seat) return index + 1
  return 0
}

/** D-088, D-089: who holds a slot, if anybody does. */
export function slotHolder(state: State, { table, rank }: Slot): Seat | null {
  const side = state.sides[table - 1]
  if (side === undefined || rank > slotsInPlay(tableSide(side, table), state.players.length)) return null
  return state.tracks[table - 1]?.[rank - 1]?.seat ?? null
}

/** Every slot that is in play at this table (DR-47, DR-59). */
export function slotsOf(state: Pick<State, 'sides' | 'players'>): readonly Slot[] {
  return state.sides.flatMap((side, index) =>
    Array.from({ length: slotsInPlay(tableSide(side, index + 1), state.players.length) }, (_, rank) => {
      return { table: index + 1, rank: rank + 1 }
    }),
  )
}

export function isBlocked(state: State, table: number, rank: number): boolean {
  return state.blocked.some((slot) => slot.table === table && slot.rank === rank)
}

export function hasUsed(state: State, seat: Seat, table: number, rank: number): boolean {
  return state.used.some((use) => use.seat === seat && use.table === table && use.rank === rank)
}

/** Numbers of a player's raven dice. In round 1 there are none: ravens are wild there (D-037, DR-31). */
export function ravenDice(state: State, seat: Seat): readonly number[] {
  const ravens: number[] = []
  if (state.round < 2) return ravens
  for (let index = 0; index < state.dice.length; index++) {
    const die = state.dice[index]
    if (die?.state === 'ready' && die.face === 'raven' && die.owner === seat) ravens.push(index)
  }
  return ravens
}

/** D-036: while there are live ravens, the active player is in the raven step. */
export function hasLiveRaven(state: State): boolean {
  if (state.marker) return true
  if (state.round < 2) return false
  for (const die of state.dice) {
    if (die.state === 'ready' && die.face === 'raven' && die.owner === state.active) return true
  }
  return false
}

/** DR-21: one test decides. */
export function mayRerollRavens(state: State): boolean {
  return ravenDice(state, state.active).length >= ravensForReroll
}

/** DR-58: nobody has a square left to go to. */
export function isDry(state: State): boolean {
  return state.tracks.every(
    (track) => track.length === state.players.length && track.every(({ square }) => square === state.cap),
  )
}

/** D-121: whether the seat has a token on the table of the extra raven. */
export function hasExtraRaven(state: State, seat: Seat): boolean {
  for (let table = 1; table <= tableCount; table++) {
    const side = state.sides[table - 1]
    if (side !== undefined && tableSide(side, table).extraRaven && rankOf(state, seat, table) > 0) return true
  }
  return false
}
