import type { Game, QuickChance, Shape } from '@athanor/kernel'
import type { Harness, Report } from '@athanor/kernel/testing'

/** A whole game to keep. Everything in it follows from what is written here, as long as rules and players stay. */
export interface Recording {
  readonly name: string
  readonly options: object
  /** Who plays, seat by seat: a bot of the game, or `lively`, who plays its test games. */
  readonly players: readonly string[]
  readonly seed: string
}

/** A file of numbered rules in docs/rules, with as many as it has at the very least. */
export interface Ledger {
  readonly name: string
  readonly leastRules: number
  readonly leastRulings: number
}

/** What the checks of the house must be told about a game. */
export interface GameChecks {
  /** Hands the game and its harness, which fit each other, to whoever can deal with any game. */
  kit(run: <G extends Shape>(game: Game<G>, harness: Harness<G>) => Report): Report
  /** Games that are played again whenever the rules have changed. */
  readonly recordings: readonly Recording[]
  /** Plays test games where bots that want to win leave too much undone. */
  lively?(view: Shape['view'], chance: QuickChance): Shape['action']
  readonly ledgers: readonly Ledger[]
  /** What of it has words besides all that every game has (`<game>.<group>.<ending>`): endings by group. */
  readonly spoken?: Readonly<Record<string, readonly string[]>>
  /** What its data counts or names by number, in order: ids, or what is printed on the piece. */
  readonly lists: Readonly<Record<string, readonly unknown[]>>
}
