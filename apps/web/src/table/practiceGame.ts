import { act, type Game, type GameLog, type LogEntry, type Seat, type Shape, startMatch, undo } from '@athanor/kernel'
import { randomHex } from '@athanor/ui/lib/random.ts'
import { type LocalSeat, type SavedGame, savedFormat } from './savedGame.ts'

export interface PracticeWish {
  /** So many entries of the game stand; the next decision is the reader's. */
  readonly from: number
  readonly seat: Seat
  readonly names: readonly string[]
  /** Who plays the other seats. */
  readonly bots: readonly string[]
  readonly now: number
}

/**
 * A finished game, to be played on from one of its positions as a game of this browser: with the same secrets and the same
 * chance, for both follow from the secret and the salts. Null where the game is not over: nobody tries out what is still
 * being played.
 */
export function practiceGame<G extends Shape>(
  game: Game<G>,
  log: GameLog<unknown, unknown>,
  { from, seat, names, bots, now }: PracticeWish,
): SavedGame | null {
  return log.outcome === null ? null : playedOn(game, log, { from, seat, names, bots, now })
}

/** The same of a game that was never anybody's, such as the one that leads to a position of the day. */
export function playedOn<G extends Shape>(
  game: Game<G>,
  log: GameLog<unknown, unknown>,
  { from, seat, names, bots, now }: PracticeWish,
): SavedGame | null {
  const { header, secret } = log
  if (secret === null || from > log.entries.length) return null
  const seats = header.seats.map(
    ({ colour, salt }, each): LocalSeat => ({
      name: names[each] ?? '',
      colour,
      salt,
      nameKey: randomHex(16),
      bot: each === seat ? null : (bots[each] ?? null),
    }),
  )
  const started = startMatch(game, { options: header.options, seats, secret })
  if (!started.ok) return null
  const entries: LogEntry<unknown>[] = []
  let { match } = started
  for (const entry of log.entries.slice(0, from)) {
    const done =
      'undo' in entry ? undo(match, entry.seat, () => true) : act(game, match, entry.seat, entry.action, entry.by)
    if (!done.ok) return null
    entries.push(done.entry)
    match = done.match
  }
  return {
    format: savedFormat,
    id: randomHex(8),
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: header.options,
    seats,
    secret,
    logFormat: started.match.header.format,
    entries,
    finished: false,
    holder: null,
    practice: { from },
    startedAt: now,
    savedAt: now,
  }
}
