import type { GameEvent } from '../event.ts'
import type { Seat, Shape } from '../game.ts'
import type { LegalActions } from '../legalActions.ts'
import type { QuickChance } from '../quickChance.ts'
import type { PropertyName } from './finding.ts'

/** A table to play at. Options that are not named keep their defaults; seats get the game's colours. */
export interface TableSetup<Options extends object = object> {
  readonly options: Partial<Options>
  readonly seats: number
}

/** Picks one of the legal actions of a seat that must act: a policy of any kind, a bot included. */
export type Choose<G extends Shape> = (
  view: G['view'],
  legal: LegalActions<G['action']>,
  chance: QuickChance,
) => G['action']

/** One thing that happened in a test game: the set-up (without seat and action) or a move. */
export interface Happening<G extends Shape> {
  readonly seat: Seat | null
  readonly action: G['action'] | null
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
  /** The state afterwards. */
  readonly state: G['state']
}

/** Things of a game that must occur in its test games: cards, tiles, spaces, special cases. */
export interface Targets<G extends Shape> {
  readonly all: readonly string[]
  seen(happening: Happening<G>): Iterable<string>
}

/** What the kit has to be told about a game. */
export interface Harness<G extends Shape> {
  /** Tables that the test games take in turn. */
  readonly setups: readonly TableSetup<G['options']>[]
  /** How many games are inspected. */
  readonly games: number
  /** All test games follow from this text. */
  readonly seed: string
  /** Any well-formed action, mostly an illegal one: the source of mutations and of reasons for refusal. */
  randomAction(view: G['view'], chance: QuickChance): G['action']
  /** Null, or what was lost, doubled or broken: conservation of cards, cubes and coins. */
  invariant?(state: G['state']): string | null
  readonly targets?: Targets<G>
  /** How test games are played; unless told, any kind of action first and then any action of that kind. */
  readonly choose?: Choose<G>
  /** Whether anybody has something to hide. Unless told otherwise, yes: then resampled states have to differ. */
  readonly hidden?: boolean
  /** Parts of the state that are hidden from somebody, like `deck[]`: each must come out differently in resampling. */
  readonly hides?: readonly string[]
  /** Asks that several seats may answer at once and in the open. Every other simultaneous answer must stay hidden. */
  readonly openAsks?: readonly string[]
  /** Options that go together badly, so that reasons for refusing them are met. */
  readonly refusedOptions?: readonly Partial<G['options']>[]
  /** A game that takes more moves than this counts as endless. */
  readonly stepLimit?: number
  /** How many further games may be played, with the cheap checks alone, until everything has been seen. */
  readonly coverageGames?: number
  /** Shares of the moves (or of the games, see each property) that are looked at, where they differ from the usual. */
  readonly rates?: Partial<Record<PropertyName, number>>
}
