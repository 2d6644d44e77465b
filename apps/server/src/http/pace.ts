import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from '../limits/addressKey.ts'
import { type AddressTokens, addressTokens } from '../limits/addressTokens.ts'
import { costs } from '../limits/costs.ts'
import type { Offences } from '../limits/offences.ts'
import { tooFast } from '../limits/tooFast.ts'

/** What a request costs its address: a new socket is more work than a file, and the log of a game more than both. */
function costOf({ url, headers }: FastifyRequest): number {
  if (headers.upgrade !== undefined) return 4
  return url.startsWith('/api/tables/') ? costs.log : 1
}

/** Refusals that are still worth an answer. */
const politeness = { perSecond: 10, burst: 50 } as const

/** Every request costs its address something, beside all that it sends over sockets. */
export function pace(app: FastifyInstance, tokens: AddressTokens, offences: Offences): void {
  const polite = addressTokens(politeness)
  app.addHook('onRequest', async (request, reply) => {
    const address = addressKey(request.ip)
    const { socket } = request.raw
    // Whatever else a connection has sent before it was cut off is not even looked at.
    if (socket.destroyed) return reply.hijack()
    const wait = tokens.take(address, costOf(request))
    if (wait === 0) return undefined
    if (polite.take(address, 1) > 0) {
      socket.destroy()
      offences.flooded(address)
      return reply.hijack()
    }
    return reply
      .code(429)
      .headers({ 'retry-after': Math.ceil(wait / 1000), connection: 'close' })
      .send({ error: tooFast(wait).reason })
  })
}
