import type { LogEntry, LogFormat, LogSeat, Outcome, Seat } from '@athanor/kernel'
import { randomHex } from '@athanor/ui/lib/random.ts'
import { type KeyValueStore, keysOf, readJson } from '@athanor/ui/settings/storage.ts'

export interface LocalSeat extends LogSeat {
  /** Who plays the seat: a bot, or (null) somebody in front of this screen. */
  readonly bot: string | null
}

/** A game that is played in this browser, with all that is needed to go on with it or to show it again. */
export interface SavedGame {
  readonly format: typeof savedFormat
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: unknown
  readonly seats: readonly LocalSeat[]
  readonly secret: string
  /** What its log is written in; missing where there was only the first one. */
  readonly logFormat?: LogFormat
  readonly entries: readonly LogEntry<unknown>[]
  readonly finished: boolean
  /** How it ended; missing before, and in games of earlier versions of this program. */
  readonly outcome?: Outcome
  /** Who held the screen last, where several people share it. */
  readonly holder: Seat | null
  /** What each seat has settled about its invitations; missing where nobody has. */
  readonly wishes?: readonly (string | null)[]
  /** What each seat keeps for itself; missing before anybody has. */
  readonly notes?: readonly string[]
  /** The version up to which the holder has been told what only they may know; missing where that is all. */
  readonly told?: number
  /** Another one with every writing; missing in games that were never written to since there are stamps. */
  readonly stamp?: string
  /** Played on from a position of a finished game, after so many of its entries; missing in games of their own. */
  readonly practice?: { readonly from: number }
  readonly startedAt: number
  readonly savedAt: number
}

export const savedFormat = 'athanor-local/1'

const prefix = 'athanor.game.'

/** Where a game stands in the browser's storage. */
export function keyOf(id: string): string {
  return prefix + id
}

const finishedAtMost = 20
/** Games that were begun and left; older ones are not missed by anybody. */
const unfinishedAtMost = 8
/** Practice has a place of its own, and takes none from games. */
const practiceAtMost = 3

/** What became of a writing: no room for it, or the game had been changed by another tab. */
export type SaveResult = 'saved' | 'noRoom' | 'changed'

/** The shelf of games in this browser. */
export interface GameShelf {
  /** False when there is no room, whatever makes way: the game as it was saved before stays. */
  save(game: SavedGame): boolean
  /** Saves a game that goes on from what was seen there, unless something else stands there by now. */
  replace(seen: SavedGame, game: SavedGame): { readonly kept: SaveResult; readonly written: SavedGame | null }
  load(id: string): SavedGame | null
  /** Newest first. */
  list(): readonly SavedGame[]
  remove(id: string): void
}

export function createShelf(store: KeyValueStore): GameShelf {
  const load = (id: string): SavedGame | null => asSavedGame(readJson(store, prefix + id))
  const list = () =>
    keysOf(store)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => load(key.slice(prefix.length)) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt)
  const remove = (id: string) => store.removeItem(prefix + id)
  const isWritten = (game: SavedGame) => {
    try {
      store.setItem(prefix + game.id, JSON.stringify(game))
      return true
    } catch {
      return false
    }
  }
  const shelf: GameShelf = {
    load,
    list,
    remove,
    replace(seen, game) {
      const now = load(game.id)
      if (now !== null && !isSameWriting(now, seen)) return { kept: 'changed', written: null }
      const written = { ...game, stamp: randomHex(8) }
      return shelf.save(written) ? { kept: 'saved', written } : { kept: 'noRoom', written: null }
    },
    save(game) {
      const others = list().filter(({ id }) => id !== game.id)
      // Only a game that is new on the shelf can make it too full.
      for (const old of load(game.id) === null ? surplus(others, game) : []) remove(old.id)
      if (isWritten(game)) return true
      if (game.practice !== undefined) return false
      // A full store: finished games make way one by one, the oldest first.
      for (const old of list().toReversed()) {
        if (!old.finished || old.id === game.id) continue
        remove(old.id)
        if (isWritten(game)) return true
      }
      return false
    },
  }
  return shelf
}

/** Whether nothing was written between the two; programs that know no stamps leave that of the game they opened. */
export function isSameWriting(one: SavedGame, other: SavedGame): boolean {
  return (
    one.stamp === other.stamp &&
    one.savedAt === other.savedAt &&
    one.entries.length === other.entries.length &&
    one.entries.at(-1)?.hash === other.entries.at(-1)?.hash
  )
}

/** What has no place on the shelf beside one more game: those that nobody ever moved in, and the oldest of the others. */
function surplus(all: readonly SavedGame[], { practice }: SavedGame): readonly SavedGame[] {
  if (practice !== undefined) return all.filter((each) => each.practice !== undefined).slice(practiceAtMost - 1)
  const games = all.filter((each) => each.practice === undefined)
  const finished = games.filter((game) => game.finished)
  const begun = games.filter((game) => !game.finished && wasPlayed(game))
  const untouched = games.filter((game) => !game.finished && !wasPlayed(game))
  return [...untouched, ...begun.slice(unfinishedAtMost - 1), ...finished.slice(finishedAtMost - 1)]
}

/** Whether somebody in front of the screen has moved; where only bots play, whether they have. */
function wasPlayed({ entries, seats }: SavedGame): boolean {
  const alone = seats.every(({ bot }) => bot !== null)
  return entries.some(({ seat }) => alone || seats[seat]?.bot === null)
}

function asSavedGame(value: unknown): SavedGame | null {
  if (typeof value !== 'object' || value === null || !('format' in value)) return null
  return value.format === savedFormat ? (value as SavedGame) : null
}
