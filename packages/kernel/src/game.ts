import type { Chance } from './chance.ts'
import type { GameEvent } from './event.ts'
import type { LegalActions } from './legalActions.ts'
import type { SchemaIssue } from './mismatch.ts'
import type { OptionsSpec } from './options.ts'
import type { Reveals } from './reveals.ts'
import type { SecretParts } from './secrets.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Who is looking: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator'

/** Why something is refused: a message id with its parameters, never a sentence. */
export interface Reason<Id extends string = string> {
  readonly id: Id
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Something a seat owes the table before the game can go on.
 * Sealed decisions are simultaneous: the kernel keeps each answer to itself until the last one is in.
 */
export interface Decision<Ask extends string = string> {
  readonly seat: Seat
  /** What is asked, as the last part of a message id: `<game>.ask.<ask>`. */
  readonly ask: Ask
  readonly sealed?: true
}

export interface Points<Source extends string = string> {
  /** Where they come from, as the last part of a message id: `<game>.score.<source>`. */
  readonly source: Source
  readonly points: number
}

export interface SeatOutcome<Source extends string = string> {
  readonly seat: Seat
  /** 1 for the winner; equal players share a place and the next number is skipped. */
  readonly place: number
  readonly total: number
  readonly breakdown: readonly Points<Source>[]
}

export interface Outcome<Source extends string = string> {
  /** In seat order. */
  readonly seats: readonly SeatOutcome<Source>[]
}

export interface SeatSetup {
  readonly colour: string
}

export interface Applied<State, Public, Secret> {
  readonly state: State
  readonly events: readonly GameEvent<Public, Secret>[]
}

/** The types of one game, in one bundle. All of them are plain data that survives JSON. */
export interface Shape {
  readonly state: object
  readonly view: object
  readonly action: { readonly kind: string }
  /** The part of an event that everybody sees. */
  readonly event: { readonly kind: string }
  /** The part of an event that only single seats see. */
  readonly secret: object
  readonly options: object
  /** Everything that can be asked of a seat, as a union of literals. */
  readonly ask: string
  /** Everything that points come from. */
  readonly source: string
  /** Every reason that the game gives, those borrowed from the kernel included. */
  readonly reason: string
}

/**
 * What a seat may settle once about its interrupts, so that it need not be asked every time. Wishes are not part of a
 * game: the program that plays the seat keeps them and turns them into ordinary actions.
 */
export interface AutoResponse<View, Action> {
  /** Words are `<game>.wish.<wish>`. The first one holds until the player says otherwise. */
  readonly wishes: readonly string[]
  /** What a seat with this wish does now of its own accord, where it may interrupt; null to let it be. It comes to an end. */
  fulfil(view: View, wish: string): Action | null
}

/** Reads data from outside: a zod schema fits. */
export interface ActionSchema<Action> {
  safeParse(
    input: unknown,
  ): { success: true; data: Action } | { success: false; readonly error?: { readonly issues: readonly SchemaIssue[] } }
}

/**
 * The contract that every game keeps.
 *
 * A game is one object of pure functions over plain data. States are never changed in place. What a player may do
 * follows from what that player sees: `legal` and `check` read a view, so client, server and bots run the same code,
 * and what is legal reveals nothing.
 */
export interface Game<G extends Shape> {
  readonly id: string
  /** Raised whenever a stored log would play differently; running games keep the one they began with. */
  readonly rulesVersion: number
  readonly players: { readonly min: number; readonly max: number }
  /** Player colours, each for one seat at most. */
  readonly colours: readonly string[]
  readonly options: OptionsSpec<G['options']>
  /** Everything that can happen, be done or be refused: read by the message audit and the coverage runner. */
  readonly actionKinds: readonly G['action']['kind'][]
  readonly eventKinds: readonly G['event']['kind'][]
  readonly reasonIds: readonly G['reason'][]
  /** Everything that can be asked of a seat (`Decision.ask`) and everything that scores (`Points.source`). */
  readonly asks: readonly G['ask'][]
  readonly scoreSources: readonly G['source'][]
  readonly actionSchema: ActionSchema<G['action']>
  /**
   * Which event fields may tell their readers something that their views did not contain. An act that emits one of
   * them cannot be undone; any other difference between two worlds that look alike is a leak (see kernel/testing).
   */
  readonly reveals: Reveals<G['event'], G['secret']>
  /**
   * Which parts of an action its owner alone knows, sealed answers included. Two actions that differ in nothing else
   * look alike to everybody else, then and later, until a declared reveal tells them apart.
   */
  readonly secrets: SecretParts<G['action']>

  /** Refuses options that do not fit the number of seats; shapes were checked before. */
  checkOptions?(options: G['options'], seats: number): Reason<G['reason']> | null
  setup(
    options: G['options'],
    seats: readonly SeatSetup[],
    chance: Chance,
  ): Applied<G['state'], G['event'], G['secret']>
  /** Who owes what now. Empty only when the game is over. */
  decisions(state: G['state']): readonly Decision<G['ask']>[]
  /**
   * Seats that may act although nobody waits for them: they can help or interrupt the seat that owes something. The game
   * goes on without them. Never a seat that owes something; none at all while answers are sealed or the game is over.
   */
  interrupts?(state: G['state']): readonly Seat[]
  /** Only for games with interrupts. */
  readonly autoResponse?: AutoResponse<G['view'], G['action']>
  /** Every action the viewer may take, in a canonical order; none if the viewer owes nothing and may not interrupt. */
  legal(view: G['view']): LegalActions<G['action']>
  /** Null, or why the viewer may not do this. */
  check(view: G['view'], action: G['action']): Reason<G['reason']> | null
  /** Carries out an action that `check` allows. Callers outside a search go through `perform`. */
  apply(
    state: G['state'],
    seat: Seat,
    action: G['action'],
    chance: Chance,
  ): Applied<G['state'], G['event'], G['secret']>
  /** Carries out sealed decisions together, once all are in. Only for games that ask for them. */
  resolve?(
    state: G['state'],
    sealed: ReadonlyMap<Seat, G['action']>,
    chance: Chance,
  ): Applied<G['state'], G['event'], G['secret']>
  /** What a viewer may know, built by naming what is shown. */
  view(state: G['state'], viewer: Viewer): G['view']
  /** A full state that looks like this view, drawn from all that the viewer must think possible. */
  resample(view: G['view'], chance: Chance): G['state']
  /** Final places with their breakdown, or null while the game goes on. */
  outcome(state: G['state']): Outcome<G['source']> | null
  /**
   * What else can be counted of every seat once the game is over: how many theories were right, how often somebody
   * experimented. Words are `<game>.figure.<name>`. For statistics, never for places.
   */
  readonly figures?: {
    readonly names: readonly string[]
    /** In seat order; nothing before the end. */
    of(state: G['state']): readonly Readonly<Record<string, number>>[]
  }
}
