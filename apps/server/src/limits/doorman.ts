import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './addressKey.ts'
import { addressTokens } from './addressTokens.ts'
import type { Offences } from './offences.ts'

export interface DoormanLimits {
  /** Connections of any kind at a time, and those of one address. */
  readonly connections: number
  readonly addressConnections: number
  readonly offences: Offences
}

/**
 * Counts connections before anything is read from them: plain ones that never ask for anything cost memory too, and such
 * as come and go cost time. Of those that may be open at a time an address may open half in every second, but twenty at
 * least. Whoever is not let in does not meet the HTTP server behind this door. Not for servers behind a proxy, whose
 * connections all come from one address.
 */
export function doorman(
  server: Server,
  { connections, addressConnections, offences }: DoormanLimits,
  now?: () => number,
): void {
  const byAddress = new Map<string, Set<Socket>>()
  const arrivals = addressTokens(
    { perSecond: Math.max(20, addressConnections / 2), burst: Math.max(100, 2 * addressConnections) },
    now,
  )
  let all = 0

  function isLetIn(address: string, others: number): boolean {
    if (offences.isShutOut(address)) return false
    if (arrivals.take(address, 1) > 0) {
      offences.flooded(address)
      return false
    }
    return all < connections && others < addressConnections
  }

  const inside = server.rawListeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    const others = byAddress.get(address) ?? new Set()
    if (!isLetIn(address, others.size)) {
      socket.destroy()
      return
    }
    all++
    byAddress.set(address, others.add(socket))
    socket.once('close', () => {
      all--
      others.delete(socket)
      if (others.size === 0) byAddress.delete(address)
    })
    for (const listener of inside) listener.call(server, socket)
  })
  offences.onShutOut((address) => {
    for (const socket of byAddress.get(address) ?? []) socket.destroy()
  })
}
