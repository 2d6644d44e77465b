import type { Game, Reason, Shape } from './game.ts'
import type { Refused } from './position.ts'

/** Rules as they were before a newer version took their place, with those who played them: one frozen file. */
export interface KeptRules {
  readonly game: Game<Shape>
  /** The bots of that time; how they think is known in their own room. */
  readonly bots: readonly { readonly id: string }[]
}

/** The kept versions of one game. Nothing of them is loaded before a stored game asks for it. */
export type KeptVersions = Readonly<Record<number, () => Promise<KeptRules>>>

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

/** The newest rules of each game, and by its id those that are kept. */
export function gameLibrary(
  games: readonly Game<Shape>[],
  kept: Readonly<Record<string, KeptVersions>> = {},
): GameLibrary {
  const newest = new Map(games.map((game) => [game.id, game]))
  return {
    ids: [...newest.keys()],
    newest: (id) => newest.get(id),
    async find(id, rulesVersion) {
      const game = newest.get(id)
      if (game === undefined) return { ok: false, reason: { id: 'kernel.reject.unknownGame', params: { game: id } } }
      if (game.rulesVersion === rulesVersion) return { ok: true, game }
      const rules = await keptRules(id, rulesVersion, kept[id])
      return rules === null ? { ok: false, reason: notHere(rulesVersion, game.rulesVersion) } : { ok: true, ...rules }
    },
  }
}

/** Loads one kept version; null when it is not kept. */
export async function keptRules(
  id: string,
  rulesVersion: number,
  versions: KeptVersions | undefined,
): Promise<KeptRules | null> {
  const load = versions?.[rulesVersion]
  if (load === undefined) return null
  const rules = await load()
  if (rules.game.id !== id || rules.game.rulesVersion !== rulesVersion) {
    const found = `${rules.game.id} ${rules.game.rulesVersion}`
    throw new TypeError(`what is kept as ${id} ${rulesVersion} is ${found}`)
  }
  return rules
}

function notHere(version: number, newest: number): Reason {
  return { id: version > newest ? 'kernel.reject.rulesAhead' : 'kernel.reject.rulesGone', params: { version, newest } }
}
