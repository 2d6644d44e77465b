import type { Shape } from '@athanor/kernel'
import type { GameClient } from './gameClient.ts'

/** Every game that the page can show, each loaded when it is first needed. */
const loaders: Readonly<Record<string, () => Promise<GameClient<Shape>>>> = {
  // A client only ever meets the views of its own game, so widening its type takes nothing away.
  compendium: async () => {
    const { compendiumClient } = await import('./compendium/client.ts')
    return compendiumClient as unknown as GameClient<Shape>
  },
}

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
