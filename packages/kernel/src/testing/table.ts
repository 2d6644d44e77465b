import type { ChanceSource } from '../chance.ts'
import { digest, utf8 } from '../digest.ts'
import type { GameEvent } from '../event.ts'
import type { Game, Reason, Seat, Shape, Viewer } from '../game.ts'
import { type Match, seedFor, startMatch } from '../match.ts'
import { type LogPerson, peopleOf } from '../people.ts'
import type { Position } from '../position.ts'
import { seededChance } from '../seededChance.ts'
import type { TableSetup } from './harness.ts'

/** A test game before its first move. */
export interface Table<G extends Shape> {
  readonly game: Game<G>
  readonly setup: TableSetup
  /** The text that everything at this table follows from. */
  readonly seed: string
  readonly start: Match<G>
  readonly people: readonly LogPerson[]
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
  readonly source: ChanceSource
  readonly seats: readonly Seat[]
  /** The seats and a spectator. */
  readonly viewers: readonly Viewer[]
}

export interface Move<Action> {
  readonly seat: Seat
  readonly action: Action
}

/** Sits down at a new table, or says why the game refuses it. */
export function newTable<G extends Shape>(game: Game<G>, setup: TableSetup, seed: string): Table<G> | Reason {
  const secret = secretOf(seed)
  const seats = game.colours
    .slice(0, setup.seats)
    .map((colour, seat) => ({ name: `Player ${seat + 1}`, colour, salt: `${seed}/${seat}` }))
  const started = startMatch(game, { options: setup.options, seats, secret })
  if (!started.ok) return started.reason
  return {
    game,
    setup,
    seed,
    start: started.match,
    people: peopleOf(seats),
    events: started.events,
    source: seededChance(seedFor(secret, started.match.header)),
    seats: [...seats.keys()],
    viewers: [...seats.keys(), 'spectator'],
  }
}

/** The secret of a test game, from a text that a person can type. */
export function secretOf(seed: string): string {
  return digest('testing/1', utf8(seed))
}

/** A match that stands at the given position, for tests that use the outer door. */
export function matchAt<G extends Shape>(table: Table<G>, position: Position<G>): Match<G> {
  return { ...table.start, position }
}
