import { type Game, type GameLog, replay, type Seat, type Shape } from '@athanor/kernel'
import { type SeenEvent, watchedEvent } from '@athanor/narration'
import { type CountedMove, type DecidingTurn, decidingTurns, turningPoint } from './decidingTurns.ts'
import type { PlayedMove, Retelling, Title } from './retelling.ts'
import { type DatedDeed, titlesOf } from './titles.ts'

/** A moment of the game that is told at its end. */
export interface ToldMoment<G extends Shape> {
  readonly version: number
  readonly seat: Seat
  /** The table before it, as everybody saw it. */
  readonly view: G['view']
  /** What happened, with nothing hidden any more. */
  readonly events: readonly SeenEvent<G>[]
}

/** What can be told of a game that is over. */
export interface Account<G extends Shape> {
  readonly turns: readonly DecidingTurn[]
  readonly turningPoint: DecidingTurn | null
  readonly titles: readonly Title[]
  /** The moments that turns and titles speak of, by version. */
  readonly moments: ReadonlyMap<number, ToldMoment<G>>
}

/** Goes through a finished game, move by move, so that whoever waits can do something else in between. */
export function* accountOf<G extends Shape>(
  game: Game<G>,
  log: GameLog<unknown, unknown>,
  { points, praises }: Retelling<G>,
): Generator<void, Account<G> | null> {
  const moves: PlayedMove<G>[] = []
  const counted: CountedMove[] = []
  const deeds: DatedDeed[][][] = []
  let start: G['state'] | null = null
  for (const { entry, match, events } of replay(game, log)) {
    const { state } = match.position
    const before: G['state'] | null = moves.at(-1)?.after ?? start
    start ??= state
    if (entry !== null && 'undo' in entry) {
      // What was taken back leaves no trace.
      while (moves.length > 0 && moves.at(-1)?.after !== state) for (const list of [moves, counted, deeds]) list.pop()
    } else if (entry !== null && before !== null) {
      const { version } = match
      const { seat, action } = entry
      const move: PlayedMove<G> = { version, seat, action, before, after: state, events }
      deeds.push(
        praises.map((each) => each.deeds(move, moves).map(({ at = version, ...deed }) => ({ ...deed, version: at }))),
      )
      counted.push({ version, seat, before: counted.at(-1)?.after ?? points(before), after: points(state) })
      moves.push(move)
    }
    yield
  }
  const last = moves.at(-1)
  const outcome = last === undefined ? null : game.outcome(last.after)
  if (outcome === null) return null
  const turns = decidingTurns(counted, outcome)
  const byPraise = praises.map((_, index) => deeds.flatMap((each) => each[index] ?? []))
  const titles = titlesOf(praises, byPraise, outcome.seats.length)
  const told = new Set([...turns, ...titles].map(({ version }) => version))
  const moments = moves
    .filter(({ version }) => told.has(version))
    .map((move): readonly [number, ToldMoment<G>] => [move.version, momentOf(game, move)])
  return { turns, turningPoint: turningPoint(turns), titles, moments: new Map(moments) }
}

function momentOf<G extends Shape>(game: Game<G>, { version, seat, before, events }: PlayedMove<G>): ToldMoment<G> {
  return {
    version,
    seat,
    view: game.view(before, 'spectator'),
    events: events.map((event) => watchedEvent(event, 'all')),
  }
}
