import type { Told } from './bot.ts'

/** An answer to a position, and what a long search found it worth. */
export interface PositionAnswer<Action = unknown> {
  readonly action: Action
  /** Points ahead of the best rival at the end, on average. */
  readonly lead: number
  /** Points behind the best answer, measured in the same worlds, with the standard error. */
  readonly lost: number
  readonly error: number
  /** What speaks for it. */
  readonly why: readonly Told[]
}

/** One decision out of a game, the same for everybody who is asked. Plain data. */
export interface AskedPosition<Action = unknown> {
  /** Under which number it was dealt. */
  readonly deal: number
  readonly options: unknown
  readonly players: number
  /** The game that leads there: its secret, a salt for each seat, and what was done, in order. */
  readonly secret: string
  readonly moves: readonly { readonly seat: number; readonly action: Action }[]
  readonly seat: number
  readonly round: number
  readonly kind: string
  /** The best first. */
  readonly answers: readonly PositionAnswer<Action>[]
  /** Points of an expected lead that are one step of the logistic. */
  readonly scale: number
  readonly worlds: number
}

/** A file of positions, with what made it. */
export interface PositionBook<Action = unknown> {
  readonly made: {
    readonly command: string
    readonly seed: string
    readonly date: string
    /** Deals that were looked at; the next one is where it goes on. */
    readonly deals: number
    readonly worlds: number
  }
  readonly game: string
  readonly rulesVersion: number
  readonly positions: readonly AskedPosition<Action>[]
}

/** How positions that are worth asking about are found. Purely: whoever calls it keeps the book and the clock. */
export interface PositionFinder {
  /** In how many worlds each answer is tried in the end. */
  readonly worlds: number
  /** A deal's position, or null where it has none; the same seed, deal and number of worlds always give the same. */
  find(seed: string, deal: number, worlds: number): AskedPosition | null
}
