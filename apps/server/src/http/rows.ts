import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface Rows {
  /** Nothing that comes over this connection from now on is looked at: its last answer is under way. */
  end(socket: Socket): void
}

/** Requests that may wait on one connection; no browser sends the next one before it has its answer. */
const mostInRow = 16

/**
 * Stands before the HTTP server's own handler. Thousands of requests fit into one block of bytes and are all read before
 * anything else happens, so those behind the last that is answered must cost next to nothing.
 */
export function requestRows(server: Server, flooded: (socket: Socket) => void): Rows {
  const inRow = new WeakMap<Socket, number>()
  const ending = new WeakSet<Socket>()

  function end(socket: Socket): void {
    ending.add(socket)
    socket.pause()
    // Node makes an error with its stack for each request that it has read and that was never answered. Nothing is
    // promised about this field; without it these requests cost more, and that is all.
    const parser: unknown = Reflect.get(socket, 'parser')
    if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => 0)
  }

  const inside = server.rawListeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed || ending.has(socket)) return
    const waiting = (inRow.get(socket) ?? 0) + 1
    inRow.set(socket, waiting)
    response.once('close', () => inRow.set(socket, (inRow.get(socket) ?? 1) - 1))
    if (waiting <= mostInRow) {
      for (const listener of inside) listener.call(server, request, response)
      return
    }
    end(socket)
    flooded(socket)
    response.writeHead(429, { connection: 'close', 'retry-after': '1' }).end()
  })
  return { end }
}
