import type { LogEntry, LogFormat, LogSeat, Seat } from '@athanor/kernel'
import { type KeyValueStore, keysOf, readJson } from '../app/storage.ts'

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
  /** Who held the screen last, where several people share it. */
  readonly holder: Seat | null
  readonly startedAt: number
  readonly savedAt: number
}

export const savedFormat = 'athanor-local/1'

const prefix = 'athanor.game.'
const finishedAtMost = 20

/** The shelf of games in this browser. */
export interface Shelf {
  save(game: SavedGame): void
  load(id: string): SavedGame | null
  /** Newest first. */
  list(): readonly SavedGame[]
  remove(id: string): void
}

export function createShelf(store: KeyValueStore): Shelf {
  const load = (id: string): SavedGame | null => asSavedGame(readJson(store, prefix + id))
  const list = () =>
    keysOf(store)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => load(key.slice(prefix.length)) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt)
  const remove = (id: string) => store.removeItem(prefix + id)
  return {
    load,
    list,
    remove,
    save(game) {
      try {
        store.setItem(prefix + game.id, JSON.stringify(game))
      } catch {
        // A full store must not stop a game: old finished games make room, and if that is not enough the game goes on
        // unsaved.
        for (const old of list().filter(({ finished, id }) => finished && id !== game.id)) remove(old.id)
      }
      for (const old of list()
        .filter(({ finished }) => finished)
        .slice(finishedAtMost))
        remove(old.id)
    },
  }
}

function asSavedGame(value: unknown): SavedGame | null {
  if (typeof value !== 'object' || value === null || !('format' in value)) return null
  return value.format === savedFormat ? (value as SavedGame) : null
}
