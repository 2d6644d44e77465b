import type { OpenSocket } from '@athanor/protocol'
import { WebSocket } from 'ws'

/** A lighter socket than Node's own, for thousands of players in one process. */
export function quickSocketTo(url: string): OpenSocket {
  return (listener) => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    socket.on('open', () => listener.opened())
    socket.on('message', (data: Buffer) => listener.received(data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', (code) => listener.closed(code))
    return {
      send: (text) => socket.send(text),
      close: () => socket.close(),
    }
  }
}
