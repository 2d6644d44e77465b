import type { Game, GameLog, Observation, Outcome, Reason, Seat, Shape, Viewer } from '@athanor/kernel'
import type { SeenEvent } from '@athanor/narration'

/** What the viewer saw happen at one version of a game; version 0 is the set-up. */
export interface TableStep<G extends Shape> {
  readonly version: number
  /** Who moved; null for the set-up. */
  readonly by: Seat | null
  /** The seat took its last move back. */
  readonly undo: boolean
  readonly events: readonly SeenEvent<G>[]
}

export interface TableSeat {
  readonly name: string
  readonly colour: string
  /** The bot that plays this seat now, if any. */
  readonly bot: string | null
  readonly present: boolean
  /** Its place among the bots that wait for their turn to think; missing while it does not wait. */
  readonly inLine?: number
}

/** All that a table shows of a game, wherever the game is played. Never changed in place. */
export interface ShownTable<G extends Shape> {
  readonly viewer: Viewer
  /** What every seat sees, where nothing is hidden any more: a recording seen with all eyes. */
  readonly everyone?: readonly G['view'][]
  readonly seats: readonly TableSeat[]
  readonly version: number
  readonly sight: Observation<G>
  /** Every step so far, at the place of its version. */
  readonly steps: readonly TableStep<G>[]
  readonly canUndo: boolean
  readonly outcome: Outcome<G['source']> | null
  /** The whole log with its secret, once the game is over. */
  readonly log: GameLog<unknown, unknown> | null
  /** here: played in this browser; otherwise how things stand with the server. */
  readonly link: 'here' | 'online' | 'connecting' | 'offline'
  /** Several people share this screen, and it is this one's turn to take it. */
  readonly handOver: Seat | null
  /** When the last step was taken, in milliseconds since 1970. */
  readonly since: number
  /** What each seat of this screen has settled about its interrupts (`Game.autoResponse`); null for all other seats. */
  readonly wishes: readonly (string | null)[]
  /** What the viewer's seat keeps for itself: marks in a notebook, and the like. */
  readonly note: string
}

/** Where a table comes from: this browser, a recording, a server. The table page knows no other difference. */
export interface TableSource<G extends Shape> {
  readonly game: Game<G>
  getState(): ShownTable<G>
  subscribe(listener: () => void): () => void
  /** What the viewer saw at an earlier version, as far as the source remembers. */
  sightAt(version: number): Observation<G> | undefined
  /** Acts in sight of a version, which may be older than the newest. Null when it was done, otherwise why not. */
  act(action: G['action'], shown: number): Promise<Reason | null>
  undo(shown: number): Promise<Reason | null>
  /** From now on a seat of this screen does by itself what this wish wants whenever it is invited. */
  settle(seat: Seat, wish: string): void
  /**
   * The page has shown everything up to this version: whoever plays in this browser waits for that. Missing where the
   * game goes on without the page.
   */
  hasShown?(version: number): void
  /** Keeps another note with the viewer's seat; missing where nothing can be kept. Null when it is kept, else why not. */
  keepNote?(note: string): Promise<Reason | null>
}
