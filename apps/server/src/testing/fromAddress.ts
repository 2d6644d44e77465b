import type { OpenSocket } from '@athanor/protocol'
import { WebSocket } from 'ws'

/** Opens sockets that come through a proxy from another address. */
export function fromAddress(url: string, address: string): OpenSocket {
  return (listener) => {
    const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } })
    socket.on('open', () => listener.opened())
    socket.on('message', (data: Buffer) => listener.received(data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', (code) => listener.closed(code))
    return { send: (text) => socket.send(text), close: () => socket.close(1000) }
  }
}
