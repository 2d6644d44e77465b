import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../limits/addressKey.ts'
import { addressTokens } from '../limits/addressTokens.ts'
import { costs } from '../limits/costs.ts'
import type { Guest, Shortage } from '../limits/guests.ts'
import { tooFast } from '../limits/tooFast.ts'
import type { IsFile } from './clientFiles.ts'
import { hangUpAfter, isUpgrade } from './upgrades.ts'

interface Pacing {
  /** Who asks, by the cookie that came along. */
  guestOf(request: FastifyRequest): Guest
  isFile: IsFile
  /** Resolves when it is the turn of one more file for this address. */
  turnOf(address: string, name: string): Promise<void>
  /** Nothing that comes over this connection any more is looked at. */
  endRow(socket: Socket): void
  /** Somebody who is known speaks over this connection. */
  vouchFor(socket: Socket, comesFirst: boolean): void
}

/** What a request costs whoever asks: a new socket is more work than an answer, and the log of a game more than both. */
function costOf({ url, raw }: FastifyRequest): number {
  if (isUpgrade(raw)) return 4
  return url.startsWith('/api/tables/') ? costs.log : 1
}

/** A whole club opens the page at once, and every browser fetches all files for when it is offline. */
const files = { perSecond: 500, burst: 100_000 } as const
/**
 * Every request costs something, beside all that is sent over sockets. Whoever asks too often is told so, and that is the
 * last answer on the connection; nobody is shut out for requests, since many people may share an address.
 */
export function pace(app: FastifyInstance, { guestOf, isFile, turnOf, endRow, vouchFor }: Pacing): void {
  const fileTokens = addressTokens(files)

  function refuse(request: FastifyRequest, reply: FastifyReply, shortage: Shortage): FastifyReply {
    endRow(request.raw.socket)
    return hangUpAfter(request, reply)
      .code(429)
      .header('retry-after', Math.ceil(shortage.milliseconds / 1000))
      .send({ error: tooFast(shortage).reason })
  }

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    if (socket.destroyed) return reply.hijack()
    if (isFile(request.method, request.url, request.headers.accept)) {
      const address = addressKey(request.ip)
      const milliseconds = fileTokens.take(address, 1)
      if (milliseconds > 0) return refuse(request, reply, { who: 'address', milliseconds })
      await turnOf(address, 'files')
      return socket.destroyed ? reply.hijack() : undefined
    }
    const guest = guestOf(request)
    if (guest.isKnown) vouchFor(socket, guest.comesFirst)
    const shortage = guest.take(costOf(request))
    return shortage === null ? undefined : refuse(request, reply, shortage)
  })
}
