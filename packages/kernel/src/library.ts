import type { Game, Shape } from './game.ts'

/** All games and all their rules versions that can still be played. */
export interface GameLibrary {
  /** The newest rules of a game: what a new table gets. */
  newest(id: string): Game<Shape> | undefined
  /** The rules that a stored game began with. */
  find(id: string, rulesVersion: number): Game<Shape> | undefined
  readonly ids: readonly string[]
}

export function gameLibrary(games: readonly Game<Shape>[]): GameLibrary {
  const byVersion = [...games].sort((a, b) => b.rulesVersion - a.rulesVersion)
  return {
    newest: (id) => byVersion.find((game) => game.id === id),
    find: (id, rulesVersion) => byVersion.find((game) => game.id === id && game.rulesVersion === rulesVersion),
    ids: [...new Set(games.map((game) => game.id))],
  }
}
