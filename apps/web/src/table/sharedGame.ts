import { type GameShelf, isSameWriting, type SavedGame, type SaveResult } from './savedGame.ts'

/** A saved game that other tabs may have open too: nobody writes who has not seen what stands there. */
export interface SharedGame {
  /** What is kept, if another tab has written since this one looked or wrote; null otherwise. */
  news(): SavedGame | null
  /** Writes what follows from what this tab saw last; `changed` when something else stands there by now. */
  save(game: SavedGame): SaveResult
  /** Hears when there may be news, or when this tab has begun to lead or no longer does. */
  subscribe(listener: () => void): () => void
  /** Of all tabs with this game one leads: there bots think. */
  leads(): boolean
  close(): void
}

/** How a tab hears of the others that have the same game open. */
export type Tabs = Pick<SharedGame, 'subscribe' | 'leads' | 'close'>

export function shareGame(shelf: GameShelf, first: SavedGame, tabs: Tabs): SharedGame {
  let seen = first
  return {
    ...tabs,
    news() {
      const now = shelf.load(first.id)
      // A game that was taken from the shelf elsewhere comes back when somebody goes on with it here.
      if (now === null || isSameWriting(now, seen)) return null
      seen = now
      return now
    },
    save(game) {
      const { kept, written } = shelf.replace(seen, game)
      if (written !== null) seen = written
      return kept
    },
  }
}
