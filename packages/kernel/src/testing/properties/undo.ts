import { canonical } from '../../canonical.ts'
import type { Game, Seat, Shape } from '../../game.ts'
import { act, canUndo, type Match, mostUndoable, undo as takeBack } from '../../match.ts'
import { tellsNews } from '../../reveals.ts'
import { describeDifference } from '../difference.ts'
import type { Property } from '../property.ts'
import type { PlayedGame, Scene } from '../scene.ts'

/**
 * A seat can take back its own last moves up to the last reveal or draw, and nobody else can; the position is then
 * byte for byte what it was, sealed answers included, and the game goes on as before. Looks at whole games.
 */
export const undo: Property = {
  name: 'undo',
  rate: 0.1,
  *game<G extends Shape>({ table, chance, tally }: Scene<G>, { moves }: PlayedGame<G>) {
    const { game } = table
    let match = table.start
    let trail: readonly Trace<G>[] = []
    for (const { seat, action, done } of moves) {
      const trace = { seat, action, before: canonical(match.position) }
      const moved = act(game, match, seat, action)
      if (!moved.ok) {
        yield `a match refuses a move of its game: ${moved.reason.id}`
        return
      }
      const sealed = moved.match.position.step === match.position.step
      const final =
        sealed ||
        done.barrier ||
        game.outcome(moved.match.position.state) !== null ||
        moved.events.some((event) => tellsNews(game.reveals, event))
      trail = final ? [] : [...trail, trace].slice(-mostUndoable)
      match = moved.match
      yield* wrongRights(table.seats, match, trail.at(-1)?.seat ?? null)
      if (chance.below(4) > 0) continue

      const back = sealed ? [trace] : trail.slice(trail.length - 1 - chance.below(Math.max(1, trail.length)))
      tally.undone += back.length
      const problem = backAndForth(game, match, back)
      if ('problem' in problem) {
        yield problem.problem
        return
      }
      match = problem.match
    }
  },
}

interface Trace<G extends Shape> {
  readonly seat: Seat
  readonly action: G['action']
  readonly before: string
}

/** Exactly those may take something back who have a sealed answer or made the last move that told nothing. */
function* wrongRights<G extends Shape>(seats: readonly Seat[], match: Match<G>, last: Seat | null): Iterable<string> {
  for (const seat of seats) {
    const due = seat === last || match.position.sealed.some((answer) => answer.seat === seat)
    if (canUndo(match, seat) !== due) yield `seat ${seat} ${due ? 'cannot' : 'can'} take its last move back`
    if (!due && takeBack(match, seat).ok) yield `seat ${seat} took back what it must not`
    // Whoever agrees to it, there is no way back behind a barrier.
    if (match.wayBack.length === 0 && !due && takeBack(match, seat, () => true).ok)
      yield `seat ${seat} passed a barrier`
  }
}

/** Takes the given moves back, newest first, and makes them again. */
function backAndForth<G extends Shape>(
  game: Game<G>,
  start: Match<G>,
  moves: readonly Trace<G>[],
): { readonly match: Match<G> } | { readonly problem: string } {
  let match = start
  for (const { seat, before } of moves.toReversed()) {
    const back = takeBack(match, seat)
    if (!back.ok) return { problem: `seat ${seat} cannot take its move back: ${back.reason.id}` }
    match = back.match
    if (canonical(match.position) !== before) {
      return { problem: `taking back leads elsewhere: ${describeDifference(JSON.parse(before), match.position)}` }
    }
  }
  for (const { seat, action } of moves) {
    const again = act(game, match, seat, action)
    if (!again.ok) return { problem: `after taking back, the same move is refused: ${again.reason.id}` }
    match = again.match
  }
  if (canonical(match.position) === canonical(start.position)) return { match }
  return { problem: `made again, a move leads elsewhere: ${describeDifference(start.position, match.position)}` }
}
