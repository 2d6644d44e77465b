import { kept as keptCompendium } from '@athanor/compendium/kept'
import { gameLibrary, type KeptVersions, type Refused, type Shape } from '@athanor/kernel'
import type { GameClient } from './gameClient.ts'

/** Every game that the page can show, each loaded when it is first needed. */
const loaders: Readonly<Record<string, () => Promise<GameClient<Shape>>>> = {
  // A client only ever meets the views of its own game, so widening its type takes nothing away.
  compendium: async () => {
    const { compendiumClient } = await import('./compendium/client.ts')
    return compendiumClient as unknown as GameClient<Shape>
  },
}

/** Rules that tables of this browser or of the server may have been begun with. */
const kept: Readonly<Record<string, KeptVersions>> = { compendium: keptCompendium }

export const gameIds: readonly string[] = Object.keys(loaders)

const loaded = new Map<string, Promise<GameClient<Shape>>>()

/** The same promise every time, so that React can wait for it. */
export function loadClient(game: string): Promise<GameClient<Shape>> {
  const load = loaders[game]
  if (load === undefined) return Promise.reject(new RangeError(`there is no game ${game}`))
  let client = loaded.get(game)
  if (client === undefined) {
    client = load()
    loaded.set(game, client)
  }
  return client
}

export type TableClient = { readonly ok: true; readonly client: GameClient<Shape> } | Refused

const byVersion = new Map<string, Promise<TableClient>>()

/** What shows a table that was begun with these rules, or why nothing can. The same promise every time. */
export function loadTableClient(game: string, rulesVersion: number): Promise<TableClient> {
  const key = `${game} ${rulesVersion}`
  let coming = byVersion.get(key)
  if (coming === undefined) {
    coming = withRules(game, rulesVersion)
    byVersion.set(key, coming)
  }
  return coming
}

async function withRules(id: string, rulesVersion: number): Promise<TableClient> {
  if (!gameIds.includes(id)) return { ok: false, reason: { id: 'kernel.reject.unknownGame', params: { game: id } } }
  const client = await loadClient(id)
  const rules = await gameLibrary([client.game], kept).find(id, rulesVersion)
  return rules.ok ? { ok: true, client: { ...client, game: rules.game } } : rules
}
