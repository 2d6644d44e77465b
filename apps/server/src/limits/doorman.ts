import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './addressKey.ts'

export interface DoormanLimits {
  /** Connections of any kind at a time, and those of one address. */
  readonly connections: number
  readonly addressConnections: number
  isShutOut(address: string): boolean
}

/**
 * Counts connections before anything is read from them: plain ones that never ask for anything cost memory too. Not for
 * servers behind a proxy, whose connections all come from one address.
 */
export function doorman(server: Server, { connections, addressConnections, isShutOut }: DoormanLimits): void {
  const byAddress = new Map<string, number>()
  let all = 0
  server.prependListener('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    const count = byAddress.get(address) ?? 0
    if (all >= connections || count >= addressConnections || isShutOut(address)) {
      socket.destroy()
      return
    }
    all++
    byAddress.set(address, count + 1)
    socket.once('close', () => {
      all--
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
  })
}
