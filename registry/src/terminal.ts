import type { Shape } from '@athanor/kernel'
import type { TerminalClient } from '@athanor/terminal/terminalClient.ts'
import { registry } from './registry.ts'

const clients: ReadonlyMap<string, TerminalClient<Shape>> = new Map(
  await Promise.all(registry.map(async ({ id, terminal }) => [id, await terminal()] as const)),
)

export function terminalClientOf(gameId: string): TerminalClient<Shape> {
  const client = clients.get(gameId)
  if (client === undefined) throw new RangeError(`${gameId} has no client for the terminal`)
  return client
}
