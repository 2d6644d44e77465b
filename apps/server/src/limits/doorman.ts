import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './addressKey.ts'
import type { Offences } from './offences.ts'

export interface DoormanLimits {
  /** Connections of any kind at a time, and those of one address. */
  readonly connections: number
  readonly addressConnections: number
  readonly offences: Offences
}

/**
 * Counts connections before anything is read from them: plain ones that never ask for anything cost memory too. Not for
 * servers behind a proxy, whose connections all come from one address.
 */
export function doorman(server: Server, { connections, addressConnections, offences }: DoormanLimits): void {
  const byAddress = new Map<string, Set<Socket>>()
  let all = 0
  server.prependListener('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    const others = byAddress.get(address) ?? new Set()
    if (all >= connections || others.size >= addressConnections || offences.isShutOut(address)) {
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
  })
  offences.onShutOut((address) => {
    for (const socket of byAddress.get(address) ?? []) socket.destroy()
  })
}
