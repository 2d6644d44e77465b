import type { GameLibrary } from '@athanor/kernel'
import { type Hello, protocolVersion } from '@athanor/protocol'
import { botsFor } from '@athanor/registry/bots'
import packageJson from '../../package.json' with { type: 'json' }

/** What a server says first: what it is, and what can be played there. */
export function hello(games: GameLibrary, address: string | null): Omit<Hello, 'node' | 'build'> {
  return {
    kind: 'hello',
    protocol: protocolVersion,
    server: packageJson.version,
    address,
    games: games.ids.flatMap((id) => {
      const game = games.newest(id)
      if (game === undefined) return []
      return [{ id, rulesVersion: game.rulesVersion, bots: botsFor(id).map((bot) => bot.id) }]
    }),
  }
}
