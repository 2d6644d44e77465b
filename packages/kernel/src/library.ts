import type { Game, Reason, Shape } from './game.ts'
import { type PinnedVersions, pinnedRules } from './pinnedRules.ts'
import type { Refused } from './position.ts'

export interface FoundRules {
  readonly ok: true
  readonly game: Game<Shape>
}

/** All games and all their rules versions that can still be played. */
export interface GameLibrary {
  readonly ids: readonly string[]
  /** The newest rules of a game: what a new table gets. */
  newest(id: string): Game<Shape> | undefined
  /** The rules that a stored game began with, or a sentence that says why they are not there. */
  find(id: string, rulesVersion: number): Promise<FoundRules | Refused>
}

/** The newest rules of each game, and its pinned ones by the game's id. */
export function gameLibrary(
  games: readonly Game<Shape>[],
  pinned: Readonly<Record<string, PinnedVersions>> = {},
): GameLibrary {
  const newest = new Map(games.map((game) => [game.id, game]))
  return {
    ids: [...newest.keys()],
    newest: (id) => newest.get(id),
    async find(id, rulesVersion) {
      const game = newest.get(id)
      if (game === undefined) return { ok: false, reason: { id: 'kernel.reject.unknownGame', params: { game: id } } }
      if (game.rulesVersion === rulesVersion) return { ok: true, game }
      const rules = await pinnedRules(id, rulesVersion, pinned[id])
      return rules === null ? { ok: false, reason: notHere(rulesVersion, game.rulesVersion) } : { ok: true, ...rules }
    },
  }
}

function notHere(version: number, newest: number): Reason {
  return { id: version > newest ? 'kernel.reject.rulesAhead' : 'kernel.reject.rulesGone', params: { version, newest } }
}
