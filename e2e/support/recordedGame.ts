import { findBot } from '@athanor/bots'
import { compendium, endIsNear } from '@athanor/compendium'
import { act, digest, type GameLog, type LogEntry, quickChance, startMatch, utf8 } from '@athanor/kernel'

const colours = ['purple', 'white', 'black', 'brown', 'red'] as const

export interface RecordedGame {
  readonly log: GameLog<unknown, unknown>
  readonly seats: readonly { readonly name: string; readonly colour: string; readonly salt: string }[]
  readonly secret: string
  readonly entries: readonly LogEntry<unknown>[]
  /** After so many moves: whose turn it is, and whether the last round is on. */
  readonly moments: readonly { readonly turn: number; readonly lastRound: boolean }[]
}

/** A whole game between quick bots, always the same for the same seed: something to replay, and to stop halfway. */
export function recordedGame(names: readonly string[], seed: string, options: object = {}): RecordedGame {
  const seats = names.map((name, seat) => ({ name, colour: colours[seat] ?? '', salt: `${seed}-${seat}` }))
  const secret = digest('e2e', utf8(seed))
  const started = startMatch(compendium, { options: { firstPlayer: 'seat1', ...options }, seats, secret })
  const bot = findBot('compendium', 'greedy')
  if (!started.ok || bot === undefined) throw new TypeError('the recorded game cannot begin')
  let { match } = started
  const entries: LogEntry<unknown>[] = []
  const moments: { turn: number; lastRound: boolean }[] = []
  const thinking = { chance: quickChance(seed), effort: 1, outOfTime: () => false }
  while (compendium.outcome(match.position.state) === null) {
    const { turn, reserve } = match.position.state
    moments.push({ turn, lastRound: endIsNear(reserve) })
    const moved = act(compendium, match, turn, bot.choose(compendium.view(match.position.state, turn), thinking))
    if (!moved.ok) throw new TypeError(moved.reason.id)
    match = moved.match
    entries.push(moved.entry)
  }
  const outcome = compendium.outcome(match.position.state)
  return { log: { header: match.header, entries, secret, outcome }, seats, secret, entries, moments }
}

/** The same game as the browser's shelf keeps it, after so many moves; `bots` says who plays which seat. */
export function savedGame(id: string, game: RecordedGame, moves: number, bots: readonly (string | null)[]): object {
  const entries = game.entries.slice(0, moves)
  return {
    format: 'athanor-local/1',
    id,
    game: 'compendium',
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
