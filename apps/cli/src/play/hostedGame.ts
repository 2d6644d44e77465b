import type { Bot } from '@athanor/bots'
import {
  act,
  canUndo,
  type Game,
  type GameEvent,
  type GameLog,
  type LogEntry,
  type LogPerson,
  type LogSeat,
  type MadeBy,
  type Match,
  owed,
  peopleOf,
  type Refused,
  type ReplayStep,
  type Seat,
  type Shape,
  startMatch,
  toLog,
  undo,
} from '@athanor/kernel'

/** Who holds a seat: a bot, or a person at this keyboard. */
export interface Participant {
  readonly name: string
  readonly bot: Bot<Shape> | null
  /** What a person had settled about invitations when the game was left. */
  readonly wish?: string
}

/** One thing that happened at the table, in the order of the log. */
export interface Chapter {
  readonly seat: Seat | null
  readonly undo: boolean
  readonly events: readonly GameEvent<Shape['event'], Shape['secret']>[]
}

/** A game being played on this machine: the match, its log and its story. */
export interface HostedGame {
  readonly game: Game<Shape>
  readonly participants: readonly Participant[]
  readonly match: Match<Shape>
  readonly chapters: readonly Chapter[]
  /** `by` says that a bot made the move. */
  act(seat: Seat, action: Shape['action'], by?: MadeBy): Refused | null
  canUndo(seat: Seat): boolean
  undo(seat: Seat): void
  /**
   * The log to keep, always with the secret: this machine is the host, and a game that was left goes on only with it.
   */
  log(): GameLog<object, unknown>
}

export function hostGame(
  game: Game<Shape>,
  setup: { readonly options: object; readonly seats: readonly LogSeat[]; readonly secret: string },
  participants: readonly Participant[],
): HostedGame | Refused {
  const started = startMatch(game, setup)
  return started.ok ? goOn(game, [{ entry: null, ...started }], participants, peopleOf(setup.seats)) : started
}

/** Goes on from the last step of what was played so far. */
export function goOn(
  game: Game<Shape>,
  played: readonly ReplayStep<Shape>[],
  participants: readonly Participant[],
  /** As the log names them. */
  people: readonly (LogPerson | null)[],
): HostedGame {
  const now = played.at(-1)
  if (now === undefined) throw new RangeError('even a new game has its deal')
  let { match } = now
  const entries: LogEntry<Shape['action']>[] = played.flatMap(({ entry }) => entry ?? [])
  const chapters: Chapter[] = played.map(({ entry, events }) => {
    return { seat: entry?.seat ?? null, undo: entry !== null && 'undo' in entry, events }
  })
  return {
    game,
    participants,
    chapters,
    get match() {
      return match
    },
    act(seat, action, by) {
      const done = act(game, match, seat, action, by)
      if (!done.ok) return done
      match = done.match
      entries.push(done.entry)
      chapters.push({ seat, undo: false, events: done.events })
      return null
    },
    canUndo: (seat) => canUndo(match, seat, nobody),
    undo(seat) {
      const done = undo(match, seat, nobody)
      if (!done.ok) return
      match = done.match
      entries.push(done.entry)
      chapters.push({ seat, undo: true, events: [] })
    },
    log: () => ({ ...toLog(game, match, entries, people), secret: match.secret }),
  }
}

/** In the terminal a move is taken back before anybody else, bots too, has moved. */
const nobody = () => false

/** Who has to decide next; of several who decide at once, the first who has not answered. Undefined at the end. */
export function nextSeat({ game, match }: HostedGame): Seat | undefined {
  return owed(game, match.position).find(({ answered }) => !answered)?.seat
}
