import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const docs = new URL('../../../../docs/', import.meta.url)

/** What programs have to know, at addresses that do not change: the protocol, and the data of each game. */
export function serveSchemas(app: FastifyInstance): void {
  const send = async (path: string) => {
    try {
      return await readFile(new URL(path, docs), 'utf8')
    } catch {
      return null
    }
  }

  app.get('/schemas/protocol.json', async (_, reply) =>
    reply.type('application/schema+json').send(await send('protocol.schema.json')),
  )

  app.get<{ Params: { game: string; version: string } }>('/schemas/:game/:version', async (request, reply) => {
    const { game, version } = request.params
    const isName = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(game) && /^\d{1,6}\.json$/.test(version)
    const schema = isName ? await send(`schemas/${game}/${version}`) : null
    if (schema === null) return reply.code(404).send({ error: { id: 'server.reject.notFound' } })
    return reply.type('application/schema+json').send(schema)
  })
}
