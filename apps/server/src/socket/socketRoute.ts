import { randomInt } from 'node:crypto'
import { present, type Reason } from '@athanor/kernel'
import { closeCodes, type PushMessage } from '@athanor/protocol'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Door, visitOf } from '../http/door.ts'
import { isUpgrade, socketPath } from '../http/upgrades.ts'
import type { Doorman } from '../limits/doorman.ts'
import type { Guest } from '../limits/guests.ts'
import { tokenBucket } from '../limits/tokenBucket.ts'
import type { Identities, Identity } from '../people/identity.ts'
import type { ServerSettings } from '../settings.ts'
import { type ClientConnection, connection } from './connection.ts'
import { type Crowd, crowd } from './crowd.ts'
import type { Hub } from './hub.ts'

export interface Sockets {
  readonly size: number
  readonly addresses: Crowd<WebSocket>['addresses']
  /** Sessions that somebody is connected with. */
  sessions(): readonly string[]
  /** Hangs up on those who are connected with a session that is over; they come back as who they are then. */
  endSession(session: string): void
  /** Sends those away of whom this is true, by their address and the hashes of the secrets that they showed. */
  sendAway(isMeant: (names: ReadonlySet<string>) => boolean, reason: Reason): void
  tellAll(message: PushMessage): void
  /** Says goodbye to everybody, after their last commands were answered, and spreads them over their coming back. */
  dismissAll(reason: Reason, code: number): Promise<void>
  /** The same while this server can do nothing for anybody: whoever comes later is welcome. */
  sendHome(reason: Reason, code: number): void
  terminateAll(): void
}

interface Behind {
  readonly settings: ServerSettings
  readonly entrance: Door
  readonly identities: Identities
  readonly hub: Hub
  /** Who asks, by the cookie that came along. */
  guestOf(request: FastifyRequest): Guest
  /** Somebody who is known speaks over this connection. */
  readonly vouchFor: Doorman['vouchFor']
  /** Why nobody with one of these names is let in now; null when they are welcome. */
  barred(names: ReadonlySet<string>): Reason | null
  /** Nobody can play here for now, and there are other servers. */
  hasToGo(): boolean
}

/** Every so many milliseconds each socket must show that it lives. */
const pingEvery = 25_000

/** Pings and pongs of one connection: as many as any library sends, and some more. */
const framesPerSecond = 5
const mostFramesAtOnce = 50
/** Bytes that may wait to be read when a ping is still answered. */
const littleUnread = 16_384
/**
 * Milliseconds over which people come back after a restart: so many for each, so that a crowd does not arrive at once, and
 * few wait long.
 */
const returnOfEach = 2
const [shortestReturn, longestReturn] = [500, 10_000]

/** The code of WebSockets for whoever breaks the rules of the house, and when it is worth asking again. */
const notWelcome = 1008
const comeBackLater = 60_000

/** Milliseconds that commands get to finish of a server that can do nothing any more. */
const lastPatience = 500

/** Milliseconds that a connection gets to hear why it is closed. */
const lastWords = 2000

/** The one socket route: checks who may connect, and keeps dead connections from piling up. */
export function socketRoute(app: FastifyInstance, behind: Behind): Sockets {
  const { settings, entrance, identities, hub, guestOf, vouchFor, barred, hasToGo } = behind
  const live = new Map<WebSocket, ClientConnection>()
  const people = crowd<WebSocket>(
    { all: settings.connections, address: settings.addressConnections, person: settings.personConnections },
    (socket) => live.get(socket)?.giveWay(),
  )
  const names = new WeakMap<WebSocket, Set<string>>()
  const heard = new WeakSet<WebSocket>()
  const asking = new WeakMap<FastifyRequest, Identity>()
  const sessions = new Map<WebSocket, string>()
  let stopping = false

  app.route({
    method: 'GET',
    url: socketPath,
    async preValidation(request, reply) {
      const refusal = entrance.refusal(visitOf(request))
      if (refusal !== null) return reply.code(403).send({ error: refusal.reason })
      const guest = guestOf(request)
      const shutOutFor = guest.shutOutFor()
      if (shutOutFor > 0) void reply.header('retry-after', Math.ceil(shutOutFor / 1000))
      if (stopping || hasToGo() || shutOutFor > 0 || (isUpgrade(request) && !people.makeRoomFor(guest)))
        return reply.code(503).send({ error: { id: 'server.reject.busy' } })
      asking.set(request, await identities.of(request))
      return undefined
    },
    // Asked for without an upgrade.
    handler: (_, reply) =>
      reply
        .code(426)
        .header('upgrade', 'websocket')
        .send({ error: { id: 'server.reject.badRequest' } }),
    wsHandler(socket, request) {
      let guest = guestOf(request)
      const unread = hub.unread.open(guest.address, () => live.get(socket)?.tooSlow())
      const frames = tokenBucket(framesPerSecond, mostFramesAtOnce)
      // Pings and pongs cost time whatever is in them, and the answers memory while nobody reads them.
      let isCutOff = false
      const isFlood = () => {
        if (isCutOff || frames.take(1, performance.now()) === 0) return isCutOff
        isCutOff = true
        socket.terminate()
        guest.flooded()
        return true
      }
      const { key, keys, session } = present(asking.get(request), 'who opens a socket')
      const shown = new Set([guest.address, ...keys])
      if (session !== null) sessions.set(socket, session.hash)
      names.set(socket, shown)
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
          belongsTo(owner, shownKey) {
            guest = owner
            shown.add(shownKey)
            people.belongsTo(socket, owner)
            vouchFor(request.raw.socket, owner.comesFirst)
            const reason = barred(shown)
            if (reason !== null) farewell(end, reason)
          },
        },
        { guest, key, keys },
      )
      live.set(socket, end)
      people.add(socket, guest)
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
        if (error.code === 'WS_ERR_TOO_MANY_BUFFERED_PARTS') guest.flooded()
      })
      socket.on('close', () => {
        live.delete(socket)
        sessions.delete(socket)
        people.remove(socket)
        unread.close()
        end.closed()
      })
    },
  })

  function farewell(end: ClientConnection, reason: Reason): void {
    void end.dismiss(reason, notWelcome, comeBackLater)
  }

  async function dismissThem(reason: Reason, code: number, patience?: number): Promise<void> {
    const spread = Math.min(longestReturn, Math.max(shortestReturn, returnOfEach * live.size))
    await Promise.all([...live.values()].map((end) => end.dismiss(reason, code, randomInt(spread), patience)))
  }

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
    addresses: people.addresses,
    sessions: () => [...new Set(sessions.values())],
    endSession(session) {
      for (const [socket, own] of sessions) {
        if (own === session) void live.get(socket)?.dismiss({ id: 'server.bye.signedOut' }, closeCodes.restart, 0)
      }
    },
    sendAway(isMeant, reason) {
      for (const [socket, end] of live) if (isMeant(names.get(socket) ?? new Set())) farewell(end, reason)
    },
    tellAll(message) {
      for (const end of live.values()) end.tell(message)
    },
    async dismissAll(reason, code) {
      stopping = true
      clearInterval(pinging)
      await dismissThem(reason, code)
    },
    sendHome: (reason, code) => void dismissThem(reason, code, lastPatience),
    terminateAll() {
      for (const socket of live.keys()) socket.terminate()
    },
  }
}
