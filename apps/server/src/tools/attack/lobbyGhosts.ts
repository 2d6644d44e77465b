import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './attack.ts'
import { socketWire, type Target, text } from './wire.ts'

const atATime = 20

/** So many connections ask for the lobby and hang up before they are answered: how many got as far as that. */
export async function comeAndGo(
  target: Target,
  address: string,
  count: number,
  isOver: () => boolean = () => false,
): Promise<number> {
  let done = 0
  for (let begun = 0; begun < count && !isOver(); begun += atATime) {
    const sockets = await Promise.all(Array.from({ length: atATime }, () => socketWire(target, address)))
    for (const socket of sockets) {
      if (socket === null) continue
      socket.socket.end(text({ kind: 'lobby', id: randomBytes(6).toString('hex'), watch: true }))
      done++
    }
    if (sockets.every((socket) => socket === null)) await sleep(100)
  }
  return done
}

export const lobbyGhosts: Attack = {
  name: 'asking for the lobby and hanging up at once',
  run: async ({ target, address, isOver }) => {
    await comeAndGo(target, address, Number.POSITIVE_INFINITY, isOver)
  },
}
