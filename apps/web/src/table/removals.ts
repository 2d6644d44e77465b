import { createStore } from 'zustand/vanilla'
import { type GameShelf, isSameWriting, type SavedGame } from './savedGame.ts'

/** Games that somebody wants off the shelf. They stay on it, out of sight, until whoever did it has gone on. */
export interface Removals {
  readonly games: readonly SavedGame[]
  remove(game: SavedGame): void
  undo(id: string): void
  /** Takes them off for good, but none that was played on in the meantime. */
  drop(): void
}

export function createRemovals(shelf: GameShelf) {
  return createStore<Removals>()((set, get) => ({
    games: [],
    remove(game) {
      set(({ games }) => ({ games: [...games.filter(({ id }) => id !== game.id), game] }))
    },
    undo(id) {
      set(({ games }) => ({ games: games.filter((game) => game.id !== id) }))
    },
    drop() {
      for (const game of get().games) {
        const now = shelf.load(game.id)
        if (now !== null && isSameWriting(now, game)) shelf.remove(game.id)
      }
      set({ games: [] })
    },
  }))
}
