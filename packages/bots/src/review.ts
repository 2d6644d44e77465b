import type { ReplayStep, Seat, Shape } from '@athanor/kernel'
import type { Told } from './bot.ts'

/** A decision that somebody made, as it lay before them. */
export interface PastDecision<G extends Shape = Shape> {
  /** The number of the entry with which it was made; the position before it is that of the entry before. */
  readonly version: number
  readonly seat: Seat
  readonly round: number
  /** One of the reviewer's kinds. */
  readonly kind: string
  readonly view: G['view']
  readonly action: G['action']
}

/** Something that could have been done, tried in the same worlds as everything else. */
export interface TriedOption<Action = unknown> {
  readonly action: Action
  /** Points ahead of the best rival at the end of the game, on average. */
  readonly lead: number
  readonly why: Told | null
}

/** A past decision looked at again, in points ahead of the best rival at the end of the game. */
export interface LookedAt<Action = unknown> {
  readonly version: number
  readonly round: number
  readonly kind: string
  readonly action: Action
  /** All that was tried, what was done among it, the best first. */
  readonly options: readonly TriedOption<Action>[]
  /** What was done was worth so much, and the standard error of that. */
  readonly lead: number
  readonly leadError: number
  /** By how much it is ahead of the best of everything else, negative where it is behind, with its standard error. */
  readonly margin: number
  readonly error: number
  /** A lead of so many points is one step of the logistic: the chance of winning is 1 / (1 + exp(-lead / scale)). */
  readonly scale: number
  readonly worlds: number
}

/** What is said of a decision. */
export type ReviewVerdict = 'good' | 'sound' | 'slip'

export interface ReviewedDecision<Action = unknown> extends LookedAt<Action> {
  readonly verdict: ReviewVerdict
  /** Points and chance of winning lost beside the best; nothing where that is not certain. */
  readonly lost: number
  readonly chanceLost: number
  /** The chance of winning with the best that could be done, and with what was done. */
  readonly chances: { readonly best: number; readonly done: number }
  /** How it fell out: what the next decision began with beside what this one was worth; null while that is not known. */
  readonly luck: { readonly points: number; readonly error: number; readonly chance: number } | null
}

export type TurningCause = 'slip' | 'good' | 'luck'

export interface ReviewedTurn {
  readonly version: number
  readonly cause: TurningCause
  /** By how much the chance of winning changed. */
  readonly chance: number
  readonly points: number
}

export interface KindReview {
  readonly kind: string
  readonly decisions: number
  /** Those with which nothing was lost for certain. */
  readonly sound: number
  readonly good: number
  readonly lost: number
  readonly chanceLost: number
}

/** One seat's game, as far as it has been looked at again. */
export interface SeatReviewed<Action = unknown> {
  /** In the order of play. */
  readonly decisions: readonly ReviewedDecision<Action>[]
  readonly kinds: readonly KindReview[]
  /** Three at the most, in the order of play. */
  readonly turns: readonly ReviewedTurn[]
  readonly lost: number
  readonly chanceLost: number
  /** All that was not in the seat's hands; null until everything has been looked at. */
  readonly luck: number | null
}

/** Who looks again at finished games. Purely: the same log gives the same review. */
export interface Reviewer<G extends Shape = Shape> {
  readonly kinds: readonly string[]
  /** In how many worlds a decision is usually tried. */
  readonly worlds: number
  /** What a seat decided itself and was not taken back, wherever it had a choice; the most telling first. */
  decisions(steps: Iterable<ReplayStep<G>>, seat: Seat): readonly PastDecision<G>[]
  /** Null where there was nothing to weigh. */
  lookAgain(decision: PastDecision<G>, worlds: number): LookedAt<G['action']> | null
  /** What it comes to; `looked` may still miss some of all decisions. */
  review(
    looked: readonly LookedAt<G['action']>[],
    game: { readonly lead: number; readonly isWhole: boolean },
  ): SeatReviewed<G['action']>
}
