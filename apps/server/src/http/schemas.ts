import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bytesPerToken } from '../limits/costs.ts'
import type { Guest } from '../limits/guests.ts'

const docs = new URL('../../../../docs/', import.meta.url)
/** Seconds for which nobody has to ask again. */
const freshFor = 3600

interface Schema {
  readonly text: string
  readonly tag: string
}

/**
 * What programs have to know, at addresses that do not change: the protocol, and the data of each game. There are few, so
 * they are kept in memory; whoever has one already is told so, and whoever fetches one pays for its bytes.
 */
export function serveSchemas(app: FastifyInstance, guestOf: (request: FastifyRequest) => Guest): void {
  const schemas = new Map<string, Schema>()
  for (const name of readdirSync(new URL('schemas/', docs), { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.json')) keep(name.replaceAll('\\', '/'), `schemas/${name}`)
  }
  keep('protocol.json', 'protocol.schema.json')

  function keep(name: string, file: string): void {
    const text = readFileSync(new URL(file, docs), 'utf8')
    schemas.set(name, { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` })
  }

  function send(name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const schema = schemas.get(name)
    if (schema === undefined) return reply.code(404).send({ error: { id: 'server.reject.notFound' } })
    const { text, tag } = schema
    void reply.headers({ etag: tag, 'cache-control': `public, max-age=${freshFor}` })
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
    if (known.includes(tag) || known.includes('*')) return reply.code(304).send()
    guestOf(request).charge(text.length / bytesPerToken)
    return reply.type('application/schema+json').send(text)
  }

  app.get('/schemas/protocol.json', (request, reply) => send('protocol.json', request, reply))
  app.get<{ Params: { game: string; version: string } }>('/schemas/:game/:version', (request, reply) =>
    send(`${request.params.game}/${request.params.version}`, request, reply),
  )
}
