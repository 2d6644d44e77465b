import type { Reason } from '@athanor/kernel'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { type Door, visitOf } from '../http/door.ts'
import { cookieKey } from '../http/player.ts'
import { addressKey } from '../limits/addressKey.ts'
import type { Settings } from '../settings.ts'
import { type Connection, connection } from './connection.ts'
import type { Hub } from './hub.ts'

export interface Sockets {
  readonly size: number
  /** Says goodbye to everybody, after their last commands were answered. */
  dismissAll(reason: Reason, code: number): Promise<void>
  terminateAll(): void
}

/** Every so many milliseconds each socket must show that it lives. */
const pingEvery = 25_000

/** The one socket route: checks who may connect, and keeps dead connections from piling up. */
export function socketRoute(app: FastifyInstance, settings: Settings, entrance: Door, hub: Hub): Sockets {
  const live = new Map<WebSocket, Connection>()
  const perAddress = new Map<string, number>()
  const heard = new WeakSet<WebSocket>()
  let stopping = false

  app.route({
    method: 'GET',
    url: '/ws',
    async preValidation(request, reply) {
      const refusal = entrance.refusal(visitOf(request))
      if (refusal !== null) return reply.code(403).send({ error: refusal.reason })
      const full = live.size >= settings.connections
      const crowded = (perAddress.get(addressKey(request.ip)) ?? 0) >= settings.addressConnections
      if (full || crowded || stopping) return reply.code(503).send({ error: { id: 'server.reject.busy' } })
      return undefined
    },
    // Asked for without an upgrade.
    handler: (_, reply) =>
      reply
        .code(426)
        .header('upgrade', 'websocket')
        .send({ error: { id: 'server.reject.badRequest' } }),
    wsHandler(socket, request) {
      const address = addressKey(request.ip)
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
      const end = connection(
        hub,
        {
          get waiting() {
            return socket.bufferedAmount
          },
          send: (text) => socket.send(text),
          close: (code) => socket.close(code),
        },
        { address, cookieKey: cookieKey(request, entrance.isSecure(visitOf(request))) },
      )
      live.set(socket, end)
      heard.add(socket)
      socket.on('message', (data, isBinary) => end.received(data, isBinary))
      socket.on('pong', () => heard.add(socket))
      // A protocol error or an oversized frame closes this socket and no other.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        live.delete(socket)
        end.closed()
        const left = (perAddress.get(address) ?? 1) - 1
        if (left > 0) perAddress.set(address, left)
        else perAddress.delete(address)
      })
    },
  })

  const pinging = setInterval(() => {
    for (const socket of live.keys()) {
      if (heard.delete(socket)) socket.ping()
      else socket.terminate()
    }
  }, pingEvery).unref()

  return {
    get size() {
      return live.size
    },
    async dismissAll(reason, code) {
      stopping = true
      clearInterval(pinging)
      await Promise.all([...live.values()].map((end) => end.dismiss(reason, code)))
    },
    terminateAll() {
      for (const socket of live.keys()) socket.terminate()
    },
  }
}
