import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The one address at which a connection may become a socket. */
export const socketPath = '/ws'

/** Whether the other end wants to speak another protocol over this connection from now on. */
export function isUpgrade({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '')
}

/**
 * The socket library takes over every connection that asks for it, wherever: uncounted, from every page, with a line in
 * the log that holds the whole address. So all but one are turned away before it sees them. Has to come first.
 */
export function refuseOtherUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isUpgrade(request) || request.raw.url?.split('?', 1)[0] === socketPath) return undefined
    return hangUpAfter(request, reply)
      .code(404)
      .send({ error: { id: 'server.reject.notFound' } })
  })
}

/** Lets this be the last answer on its connection. One that was to become a socket is not ended by Node itself. */
export function hangUpAfter(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { socket } = request.raw
  if (isUpgrade(request)) reply.raw.once('finish', () => socket.destroySoon())
  return reply.header('connection', 'close')
}
