import type { Seat } from '@athanor/kernel'
import { fameTrackLength, type Ingredient, kindsLeftAtEnd } from './components.ts'
import { type Cubes, kindsIn } from './cubes.ts'
import type { Options } from './options.ts'
import type { Trail } from './trail.ts'

/** A recipe in the Compendium. */
export interface Potion {
  readonly owner: Seat
  readonly recipe: Cubes
  readonly value: number
}

/** The four sums of a player's score sheet (RR-46). Together they are the player's fame. */
export interface Score {
  readonly creations: number
  readonly copies: number
  readonly halfPoints: number
  readonly award: number
}

export interface Player {
  /** Behind the screen. */
  readonly hand: Cubes
  readonly stones: number
  readonly score: Score
  /** What everybody who watched can say about the hand. */
  readonly trail: Trail
}

/** What the final count brought to light (RR-42). */
export interface FinalCount {
  readonly hands: readonly Cubes[]
  /** Cubes of each kind in the reserve once the hands are back in it; null when no schools are played (RR-41). */
  readonly counts: Cubes | null
}

export interface State {
  readonly options: Options
  readonly colours: readonly string[]
  readonly firstSeat: Seat
  readonly turn: Seat
  /** Turns finished so far, skipped ones included (RR-38). */
  readonly turnsTaken: number
  readonly cauldrons: readonly (Potion | null)[]
  /** Tiles still beside the board, ascending. */
  readonly tiles: readonly number[]
  readonly reserve: Cubes
  readonly removed: Cubes
  readonly bag: Cubes
  readonly players: readonly Player[]
  /** The card dealt to each seat, none when schools are not played (R-027, RR-41). */
  readonly schools: readonly Ingredient[]
  /** Cards that nobody holds and nobody may see (RR-04). */
  readonly undealt: readonly Ingredient[]
  /** Set once the game is over. */
  readonly finalCount: FinalCount | null
}

export function fameOf(score: Score): number {
  return score.creations + score.copies + score.halfPoints + score.award
}

/** R-085..R-087, RR-30: where the marker stands and what the chip beside it shows. */
export function fameMarker(fame: number): { readonly space: number; readonly chip: number } {
  const space = fame % fameTrackLength
  return { space, chip: fame - space }
}

/** R-067, RR-49: only the piles of the reserve matter. */
export function endIsNear(reserve: Cubes): boolean {
  return kindsIn(reserve).length <= kindsLeftAtEnd
}

export function roundOf(turnsTaken: number, players: number): number {
  return Math.floor(turnsTaken / players) + 1
}

/** R-037, RR-39: with two players the first turn of each must be a strong creation. */
export function isOpening(turnsTaken: number, players: number): boolean {
  return players === 2 && turnsTaken < players
}
