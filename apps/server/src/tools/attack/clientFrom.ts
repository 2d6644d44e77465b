import { type Connection, connect, type OpenSocket } from '@athanor/protocol'
import { WebSocket } from 'ws'
import type { Scene } from './attack.ts'

/** The client library, from the attacker's address. */
export function clientFrom({ target, address }: Pick<Scene, 'target' | 'address'>): Connection {
  const open: OpenSocket = (listener) => {
    const socket = new WebSocket(`ws://${target.host}:${target.port}/ws`, { localAddress: address })
    socket.on('open', () => listener.opened())
    socket.on('message', (data: Buffer) => listener.received(data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', (code) => listener.closed(code))
    return { send: (text) => socket.send(text), close: () => socket.close(1000) }
  }
  return connect({ open })
}
