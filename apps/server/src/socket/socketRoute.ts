import type { Reason } from '@athanor/kernel'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { type Door, visitOf } from '../http/door.ts'
import { cookieKey } from '../http/player.ts'
import { addressKey } from '../limits/addressKey.ts'
import { tokenBucket } from '../limits/tokenBucket.ts'
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

/** Pings and pongs of one connection: as many as any library sends, and some more. */
const framesPerSecond = 5
const mostFramesAtOnce = 50
/** Bytes that may wait to be read when a ping is still answered. */
const littleUnread = 16_384
/** Milliseconds that a connection gets to hear why it is closed. */
const lastWords = 2000

/** The one socket route: checks who may connect, and keeps dead connections from piling up. */
export function socketRoute(app: FastifyInstance, settings: Settings, entrance: Door, hub: Hub): Sockets {
  const live = new Map<WebSocket, Connection>()
  const perAddress = new Map<string, number>()
  const addresses = new Map<WebSocket, string>()
  const heard = new WeakSet<WebSocket>()
  let stopping = false

  hub.offences.onShutOut((address) => {
    for (const [socket, from] of addresses) if (from === address) socket.terminate()
  })

  app.route({
    method: 'GET',
    url: '/ws',
    async preValidation(request, reply) {
      const refusal = entrance.refusal(visitOf(request))
      if (refusal !== null) return reply.code(403).send({ error: refusal.reason })
      const full = live.size >= settings.connections
      const crowded = (perAddress.get(addressKey(request.ip)) ?? 0) >= settings.addressConnections
      if (full || crowded || stopping || hub.offences.isShutOut(addressKey(request.ip)))
        return reply.code(503).send({ error: { id: 'server.reject.busy' } })
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
      const unread = hub.unread.open(address, () => live.get(socket)?.tooSlow())
      const frames = tokenBucket(framesPerSecond, mostFramesAtOnce)
      // Pings and pongs cost time whatever is in them, and the answers memory while nobody reads them.
      let isCutOff = false
      const isFlood = () => {
        if (isCutOff || frames.take(1, performance.now()) === 0) return isCutOff
        isCutOff = true
        socket.terminate()
        hub.offences.flooded(address)
        return true
      }
      const end = connection(
        hub,
        {
          send(text) {
            const bytes = Buffer.byteLength(text)
            socket.send(text, () => unread.sent(bytes))
            unread.add(bytes)
          },
          close(code) {
            socket.close(code)
            // Whoever does not read does not read this either.
            setTimeout(() => socket.terminate(), lastWords).unref()
          },
          flooded: () => void hub.offences.flooded(address),
        },
        { address, cookieKey: cookieKey(request, entrance.isSecure(visitOf(request))) },
      )
      live.set(socket, end)
      addresses.set(socket, address)
      heard.add(socket)
      socket.on('message', (data, isBinary) => end.received(data, isBinary))
      socket.on('pong', () => {
        if (!isFlood()) heard.add(socket)
      })
      socket.on('ping', (data: Buffer) => {
        if (!isFlood() && socket.bufferedAmount < littleUnread) socket.pong(data)
      })
      // A protocol error or an oversized frame closes this socket and no other. It is nothing to fill a log with.
      socket.removeAllListeners('error')
      socket.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'WS_ERR_TOO_MANY_BUFFERED_PARTS') hub.offences.flooded(address)
      })
      socket.on('close', () => {
        live.delete(socket)
        addresses.delete(socket)
        unread.close()
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
