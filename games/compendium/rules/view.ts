import type { Viewer } from '@athanor/kernel'
import type { Ingredient } from './components.ts'
import { type Cubes, total } from './cubes.ts'
import type { Options } from './options.ts'
import type { FinalCount, Player, Potion, Score, State } from './state.ts'
import type { Trail } from './trail.ts'

/** A player as everybody sees them. */
export interface PlayerView {
  /** RR-24: the number of cubes is open, their kinds are not. */
  readonly cubes: number
  readonly stones: number
  readonly score: Score
  readonly trail: Trail
}

/** What a seat or a spectator may know (RR-34). */
export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly colours: readonly string[]
  readonly firstSeat: number
  readonly turn: number
  readonly turnsTaken: number
  /** @indexedBy Cauldron */
  readonly cauldrons: readonly (Potion | null)[]
  readonly tiles: readonly number[]
  readonly reserve: Cubes
  readonly removed: Cubes
  readonly bagSize: number
  readonly players: readonly PlayerView[]
  /** The viewer's own cubes and card; null for spectators, and the card also when no schools are played. */
  readonly hand: Cubes | null
  readonly school: Ingredient | null
  /** Open to all once the game is over (RR-42). */
  readonly end: Revealed | null
}

export interface Revealed extends FinalCount {
  readonly schools: readonly Ingredient[]
  readonly undealt: readonly Ingredient[]
  readonly bag: Cubes
}

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : state.players[viewer]
  return {
    viewer,
    options: state.options,
    colours: state.colours,
    firstSeat: state.firstSeat,
    turn: state.turn,
    turnsTaken: state.turnsTaken,
    cauldrons: state.cauldrons,
    tiles: state.tiles,
    reserve: state.reserve,
    removed: state.removed,
    bagSize: total(state.bag),
    players: state.players.map(playerView),
    hand: own?.hand ?? null,
    school: (viewer === 'spectator' ? undefined : state.schools[viewer]) ?? null,
    end:
      state.finalCount === null
        ? null
        : {
            hands: state.finalCount.hands,
            counts: state.finalCount.counts,
            schools: state.schools,
            undealt: state.undealt,
            bag: state.bag,
          },
  }
}

function playerView(player: Player): PlayerView {
  return { cubes: total(player.hand), stones: player.stones, score: player.score, trail: player.trail }
}
