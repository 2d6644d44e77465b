import { compendium, endIsNear } from '@athanor/compendium'
import {
  act,
  at,
  digest,
  type Game,
  type GameLog,
  type LogEntry,
  type Match,
  owed,
  peopleOf,
  quickChance,
  type Seat,
  type Shape,
  startMatch,
  toLog,
  utf8,
} from '@athanor/kernel'
import { findBot } from '@athanor/registry/bots'

export interface RecordedGame<Moment = { readonly turn: number; readonly lastRound: boolean }> {
  readonly log: GameLog<unknown, unknown>
  readonly seats: readonly { readonly name: string; readonly colour: string; readonly salt: string }[]
  readonly secret: string
  readonly entries: readonly LogEntry<unknown>[]
  /** What is to be known of the position after so many moves. */
  readonly moments: readonly Moment[]
}

export interface RecordingPlan<G extends Shape, Moment> {
  readonly names: readonly string[]
  readonly colours: readonly string[]
  readonly seed: string
  readonly options: object
  /** Who plays, and says so in the log; quick bots where nothing is said, which leave no trace. */
  readonly bot?: string
  /** What is kept of a position, and who moves next. */
  momentOf(state: G['state'], seat: Seat): Moment
}

/** A whole game between quick bots, always the same for the same seed: something to replay, and to stop halfway. */
export function recorded<G extends Shape, Moment>(
  game: Game<G>,
  { names, colours, seed, options, bot: named, momentOf }: RecordingPlan<G, Moment>,
): RecordedGame<Moment> {
  const seats = names.map((name, seat) => ({ name, colour: colours[seat] ?? '', salt: `${seed}-${seat}` }))
  const secret = digest('e2e', utf8(seed))
  const started = startMatch(game, { options: { firstPlayer: 'seat1', ...options }, seats, secret })
  const bot = findBot(game.id, named ?? 'greedy')
  if (!started.ok || bot === undefined) throw new TypeError('the recorded game cannot begin')
  let { match }: { match: Match<G> } = started
  const entries: LogEntry<G['action']>[] = []
  const moments: Moment[] = []
  const by = named === undefined ? undefined : { bot: named, effort: 1000, cutShort: false }
  const thinking = { chance: quickChance(seed), effort: 1, outOfTime: () => false }
  for (;;) {
    const next = owed(game, match.position).find(({ answered }) => !answered)
    if (next === undefined) break
    const { state } = match.position
    moments.push(momentOf(state, next.seat))
    const moved = act(game, match, next.seat, bot.choose(game.view(state, next.seat), thinking), by)
    if (!moved.ok) throw new TypeError(moved.reason.id)
    match = moved.match
    entries.push(moved.entry)
  }
  return { log: toLog(game, match, entries, peopleOf(seats)), seats, secret, entries, moments }
}

/** A game of Alchemist. */
export function recordedGame(names: readonly string[], seed: string, options: object = {}): RecordedGame {
  return recorded(compendium, {
    names,
    colours: ['purple', 'white', 'black', 'brown', 'red'],
    seed,
    options,
    momentOf: ({ turn, reserve }) => ({ turn, lastRound: endIsNear(reserve) }),
  })
}

/** The moves until the first seat has so many turns left. */
export function untilTurnsAreLeft({ moments }: RecordedGame, turns: number): number {
  const own = moments.flatMap(({ turn }, move) => (turn === 0 ? [move] : []))
  return at(own, own.length - turns)
}

/** The same game as the browser's shelf keeps it, after so many moves; `bots` says who plays which seat. */
export function savedGame(
  id: string,
  game: RecordedGame<unknown>,
  moves: number,
  bots: readonly (string | null)[],
): object {
  const entries = game.entries.slice(0, moves)
  return {
    format: 'athanor-local/1',
    id,
    game: game.log.header.game,
    rulesVersion: game.log.header.rulesVersion,
    options: game.log.header.options,
    seats: game.seats.map((seat, index) => ({ ...seat, bot: bots[index] ?? null })),
    secret: game.secret,
    logFormat: game.log.header.format,
    entries,
    finished: moves >= game.entries.length,
    holder: null,
    startedAt: 1_800_000_000_000,
    savedAt: 1_800_000_000_000,
  }
}
