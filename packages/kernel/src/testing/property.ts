import type { Shape } from '../game.ts'
import type { PropertyName } from './finding.ts'
import type { PlayedGame, PlayedMove, Scene } from './scene.ts'

/**
 * One thing that must hold for every game. Each hook says what is wrong, in words; saying nothing is passing. A hook
 * may throw: that is a finding too.
 */
export interface Property {
  readonly name: PropertyName
  /**
   * Usual share of the moves that are looked at, or of the games when there is a `game` hook. What has hardly been
   * looked at yet is looked at in any case.
   */
  readonly rate: number
  /** Looks at a position before anybody moves, the last one included. */
  position?<G extends Shape>(scene: Scene<G>): Iterable<string>
  /** Looks at a move after it was made. */
  move?<G extends Shape>(scene: Scene<G>, move: PlayedMove<G>): Iterable<string>
  /** Looks at a whole game that came to its end. */
  game?<G extends Shape>(scene: Scene<G>, played: PlayedGame<G>): Iterable<string>
}
