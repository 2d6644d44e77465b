import type { Shape } from '../game.ts'
import type { Performed, Position } from '../position.ts'
import type { QuickChance } from '../quickChance.ts'
import type { Harness } from './harness.ts'
import type { Move, Table } from './table.ts'
import type { Tally } from './tally.ts'

/** What a property gets to see: a test game at one of its positions. */
export interface Scene<G extends Shape> {
  readonly table: Table<G>
  readonly harness: Harness<G>
  /** Where the game stands: before the move, or at the end when a whole game is looked at. */
  readonly position: Position<G>
  /** The property's own chance: its choices never disturb the game or another property. */
  readonly chance: QuickChance
  readonly tally: Tally
}

/** A move that was made at the scene's position. */
export interface PlayedMove<G extends Shape> extends Move<G['action']> {
  readonly done: Performed<G>
}

/** A whole test game. Move number i led from position i to position i + 1. */
export interface PlayedGame<G extends Shape> {
  readonly moves: readonly PlayedMove<G>[]
  readonly positions: readonly Position<G>[]
}
