import type { GameEvent, Seat, Shape } from '@athanor/kernel'
import type { Words } from '@athanor/messages'

/** A move that was not taken back, with what it changed. After the game nothing of it is secret. */
export interface PlayedMove<G extends Shape> {
  /** Of the position after it. */
  readonly version: number
  readonly seat: Seat
  readonly action: G['action']
  readonly before: G['state']
  readonly after: G['state']
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
}

/** Something done that counts towards a title, and for how much. */
export interface Deed {
  readonly seat: Seat
  readonly worth: number
  /** The move that it stands for, where that is not the one it was done with. */
  readonly at?: number
}

/** A title that can be earned: by the greatest deed, or by all deeds of a kind together. */
export interface Praise<G extends Shape, Name extends string = string> {
  readonly name: Name
  readonly by: 'greatest' | 'sum'
  /** Less than this is nothing to speak of. */
  readonly least: number
  /** What a move brings towards it. */
  deeds(move: PlayedMove<G>, earlier: readonly PlayedMove<G>[]): readonly Deed[]
}

/** A title that was earned, by one or by several who did equally well. */
export interface Title {
  readonly name: string
  readonly seats: readonly Seat[]
  readonly worth: number
  /** The move that it stands for: the greatest of all that counted, the first of equals. */
  readonly version: number
}

/** What a game tells of itself once it is over; fetched then. */
export interface Retelling<G extends Shape> {
  /** Everybody's points, had the game ended in this position. */
  points(state: G['state']): readonly number[]
  /** What may be praised, the rarest first. */
  readonly praises: readonly Praise<G>[]
  /** What a title is called, and what it was given for. */
  told(title: Title, words: Words): { readonly name: string; readonly why: string }
  /** The sentence about who won, as its final count says it. */
  won(won: { readonly winners: string; readonly count: number; readonly total: number }, words: Words): string
}
