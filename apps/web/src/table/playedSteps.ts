import {
  act,
  type Game,
  type GameEvent,
  type GameLog,
  type LogEntry,
  type Match,
  peopleOf,
  replay,
  revealed,
  type Seat,
  type Shape,
  seenBy,
  startMatch,
  undo,
  type Viewer,
} from '@athanor/kernel'
import type { TableStep } from '@athanor/tabletop/tableSource.ts'
import type { SavedGame } from './savedGame.ts'

/** A step of a game in this browser, and where it led to. */
export interface Played<G extends Shape> {
  readonly match: Match<G>
  readonly entry: LogEntry<G['action']> | null
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
}

export function replayed<G extends Shape>(game: Game<G>, saved: SavedGame): Played<G>[] {
  return [...replay(game, savedLog(game, saved))]
}

/** The steps of a game as another tab has kept it: those that are known already stay, the others are played. */
export function goneOn<G extends Shape>(
  game: Game<G>,
  known: readonly Played<G>[],
  entries: SavedGame['entries'],
): readonly Played<G>[] {
  const other = entries.findIndex(({ hash }, index) => known[index + 1]?.entry?.hash !== hash)
  const played = known.slice(0, (other === -1 ? entries.length : other) + 1)
  for (const entry of entries.slice(played.length - 1)) {
    const { match } = played.at(-1) as Played<G>
    const done =
      'undo' in entry ? undo(match, entry.seat, () => true) : act(game, match, entry.seat, entry.action, entry.by)
    if (!done.ok) throw new TypeError(`the game of another tab cannot be played on: ${done.reason.id}`)
    if (done.entry.hash !== entry.hash) throw new TypeError('the game of another tab is another game')
    played.push({ match: done.match, entry: done.entry, events: done.events })
  }
  return played
}

/** Whether an event told a seat something that nobody else knows: what the game itself says is news. */
export function tells<G extends Shape>(
  { reveals }: Game<G>,
  event: GameEvent<G['event'], G['secret']>,
  seat: Seat,
): boolean {
  const own = event.secret?.[seat]
  return own !== undefined && revealed(reveals, 'secret', event.public.kind).some((field) => Object.hasOwn(own, field))
}

/** The log that a saved game has so far, its secret included: for its own browser only, until the game is over. */
export function savedLog<G extends Shape>(game: Game<G>, saved: SavedGame): GameLog<unknown, unknown> {
  const format = saved.logFormat ?? 'athanor-log/1'
  const { options, seats, secret } = saved
  const started = startMatch(game, { options, seats, secret, format })
  if (!started.ok) throw new TypeError(`the saved game cannot be set up: ${started.reason.id}`)
  const people = format === 'athanor-log/3' ? { people: peopleOf(seats) } : {}
  return { header: started.match.header, ...people, entries: saved.entries, secret, outcome: null }
}

/** What each viewer saw of a step; the same step every time, so that whoever told it need not tell it again. */
const seenSteps = new WeakMap<object, Map<Viewer, TableStep<Shape>>>()

export function stepFor<G extends Shape>(played: Played<G>, viewer: Viewer): TableStep<G> {
  const known = seenSteps.get(played) ?? new Map<Viewer, TableStep<Shape>>()
  seenSteps.set(played, known)
  const { match, entry, events } = played
  const step = known.get(viewer) ?? {
    version: match.version,
    by: entry?.seat ?? null,
    undo: entry !== null && 'undo' in entry,
    events: events.map((event) => seenBy(event, viewer)),
  }
  known.set(viewer, step)
  return step
}
