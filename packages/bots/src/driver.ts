import {
  advance,
  type Game,
  interrupts,
  type MatchSetup,
  type Outcome,
  type Position,
  type Refused,
  type Seat,
  type Shape,
  startUnlogged,
} from '@athanor/kernel'

/** Who is asked next: first those who may interrupt, one after the other; if none of them does, who owes a decision. */
export interface NextAsked {
  readonly seat: Seat
  readonly mayInterrupt: readonly Seat[]
}

/** Null when the game is over. Of several who owe sealed decisions, the first in seat order. */
export function nextTurn<G extends Shape>(game: Game<G>, position: Position<G>): NextAsked | null {
  for (const { seat } of game.decisions(position.state)) {
    const isAnswered = position.sealed.some((answer) => answer.seat === seat)
    if (!isAnswered) return { seat, mayInterrupt: interrupts(game, position) }
  }
  return null
}

/** A game on its way. How it is kept, with a log or without, is the business of who keeps it. */
export interface DrivenGame<G extends Shape> {
  readonly position: Position<G>
  readonly moves: number
  move(seat: Seat, action: G['action']): void
}

/**
 * A course without a log, for series and research. It checks nothing, so it must be given legal actions; with them it
 * leads to the very positions that a logged match of the same set-up leads to.
 */
export function leanCourse<G extends Shape>(
  game: Game<G>,
  setup: MatchSetup,
): { readonly ok: true; readonly course: DrivenGame<G> } | Refused {
  const started = startUnlogged(game, setup)
  if (!started.ok) return started
  let { position } = started
  let moves = 0
  const course: DrivenGame<G> = {
    get position() {
      return position
    },
    get moves() {
      return moves
    },
    move(seat, action) {
      position = advance(game, position, seat, action, started.source).position
      moves += 1
    },
  }
  return { ok: true, course }
}

/** Those who sit at a table. Null lets an interrupt be. */
export interface DrivenPlayers<G extends Shape> {
  choose(seat: Seat, position: Position<G>): SoonOrNow<G['action']>
  interrupt(seat: Seat, position: Position<G>): SoonOrNow<G['action'] | null>
}

/** At once, or later where another program gives it. */
export type SoonOrNow<Action> = Action | Promise<Action>

/** More moves than any game takes: a player who stalls must not stall the machine. */
const moveLimit = 10_000

/** Plays a game to its end, and waits only for players who answer later. */
export async function playOut<G extends Shape>(
  game: Game<G>,
  course: DrivenGame<G>,
  players: DrivenPlayers<G>,
): Promise<Outcome<G['source']>> {
  for (let turn = nextTurn(game, course.position); turn !== null; turn = nextTurn(game, course.position)) {
    if (course.moves >= moveLimit) throw new RangeError(`the game has not ended after ${moveLimit} moves`)
    if (turn.mayInterrupt.length > 0 && (await isInterrupted(turn.mayInterrupt, course, players))) continue
    const answer = players.choose(turn.seat, course.position)
    course.move(turn.seat, answer instanceof Promise ? await answer : answer)
  }
  const outcome = game.outcome(course.position.state)
  if (outcome === null) throw new RangeError('nobody owes a decision, yet the game is not over')
  return outcome
}

async function isInterrupted<G extends Shape>(
  seats: readonly Seat[],
  course: DrivenGame<G>,
  players: DrivenPlayers<G>,
): Promise<boolean> {
  for (const seat of seats) {
    const answer = players.interrupt(seat, course.position)
    const action = answer instanceof Promise ? await answer : answer
    if (action === null) continue
    course.move(seat, action)
    return true
  }
  return false
}
