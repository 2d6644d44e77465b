import { type NextAsked, nextTurn } from '@athanor/bots'
import {
  advance,
  type ChanceSource,
  type Game,
  type MatchSetup,
  type Outcome,
  type Position,
  pick,
  quickChance,
  type Refused,
  type Seat,
  type Shape,
  seededChance,
  startUnlogged,
} from '@athanor/kernel'

/** A game that a program plays with: positions are never changed, so a copy costs nothing and a way back little. */
export class OpenGame {
  readonly game: Game<Shape>
  readonly players: number
  readonly #source: ChanceSource
  readonly #way: Position<Shape>[]

  private constructor(game: Game<Shape>, players: number, source: ChanceSource, way: readonly Position<Shape>[]) {
    this.game = game
    this.players = players
    this.#source = source
    this.#way = [...way]
  }

  static begin(game: Game<Shape>, setup: MatchSetup): OpenGame | Refused {
    const started = startUnlogged(game, setup)
    return started.ok ? new OpenGame(game, setup.seats.length, started.source, [started.position]) : started
  }

  get position(): Position<Shape> {
    return this.#way.at(-1) as Position<Shape>
  }

  /** Moves that can be taken back. */
  get moves(): number {
    return this.#way.length - 1
  }

  get turn(): NextAsked | null {
    return nextTurn(this.game, this.position)
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.position.state)
  }

  view(seat: Seat | 'spectator'): Shape['view'] {
    return this.game.view(this.position.state, seat)
  }

  move(seat: Seat, action: Shape['action']): void {
    this.#way.push(advance(this.game, this.position, seat, action, this.#source).position)
  }

  undo(moves: number): void {
    this.#way.length -= Math.min(moves, this.moves)
  }

  /** The same game with the same luck to come. */
  clone(): OpenGame {
    return new OpenGame(this.game, this.players, this.#source, this.#way)
  }

  /** A game that looks the same to a seat, with secrets and luck to come that it must think possible. */
  imagine(seat: Seat, seed: string): OpenGame {
    const chance = quickChance(`imagine ${seed}`)
    const own = this.position.sealed.filter((answer) => answer.seat === seat)
    const state = this.game.resample(this.view(seat), chance)
    const luck = Array.from({ length: 8 }, () =>
      chance
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
    return new OpenGame(this.game, this.players, seededChance(luck), [{ ...this.position, state, sealed: own }])
  }

  /** Plays on at random to the end, on a copy and with luck of its own. */
  playout(seed: string): Outcome {
    const chance = quickChance(`playout ${seed}`)
    let { position } = this
    const source: ChanceSource = { at: () => ({ used: true, stream: () => chance }) }
    for (let turn = nextTurn(this.game, position); turn !== null; turn = nextTurn(this.game, position)) {
      const group = pick(chance, this.game.legal(this.game.view(position.state, turn.seat)).groups)
      position = advance(this.game, position, turn.seat, group.at(chance.below(group.size)), source).position
    }
    const outcome = this.game.outcome(position.state)
    if (outcome === null) throw new RangeError('nobody owes a decision, yet the game is not over')
    return outcome
  }
}
