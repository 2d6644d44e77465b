import type { FastifyInstance } from 'fastify'
import { addressKey } from '../limits/addressKey.ts'
import type { AddressTokens } from '../limits/addressTokens.ts'
import { tooFast } from '../limits/tooFast.ts'

/** Every request costs its address a token, beside all that it sends over sockets. */
export function pace(app: FastifyInstance, tokens: AddressTokens): void {
  app.addHook('onRequest', async (request, reply) => {
    const wait = tokens.take(addressKey(request.ip), 1)
    if (wait === 0) return undefined
    // Whatever else this connection has already sent is not even read.
    const seconds = Math.ceil(wait / 1000)
    return reply
      .code(429)
      .headers({ 'retry-after': seconds, connection: 'close' })
      .send({ error: tooFast(wait).reason })
  })
}
