import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bytesPerToken } from '../limits/costs.ts'
import type { Guest } from '../limits/guests.ts'
import { tooFast } from '../limits/tooFast.ts'
import type { Identities } from '../people/identity.ts'
import type { ServerSettings } from '../settings.ts'
import type { TableStore } from '../storage/store.ts'
import type { Tables } from '../tables/tables.ts'
import { refuse } from '../tables/verdict.ts'
import { type Door, visitOf } from './door.ts'
import type { Metrics } from './metrics.ts'
import { mayReadMetrics } from './metricsDoor.ts'
import { giveCookie } from './player.ts'
import { readiness } from './readiness.ts'

interface Behind {
  readonly settings: ServerSettings
  readonly store: TableStore
  readonly tables: Tables
  readonly metrics: Metrics
  readonly entrance: Door
  readonly identities: Identities
  /** Who asks, by the cookie that came along. */
  guestOf(request: FastifyRequest): Guest
  turnOf(address: string, name: string): Promise<void>
  /** How this server is called among those of a club. */
  readonly node: string
  isStopping(): boolean
}

const tableIdPattern = /^[\w-]{22}$/
const statusOf: Readonly<Record<string, number>> = {
  'kernel.reject.rulesAhead': 410,
  'kernel.reject.rulesGone': 410,
  'kernel.reject.unknownGame': 410,
  'server.reject.notFinished': 409,
  'server.reject.tableDamaged': 500,
  'server.reject.unknownTable': 404,
}

/** The few things that are asked for over HTTP. */
export function routes(app: FastifyInstance, behind: Behind): void {
  const { settings, store, tables, metrics, entrance, identities, guestOf, turnOf, node, isStopping } = behind
  app.get('/healthz', async () => ({ status: 'ok' }))

  const isReady = readiness(
    () => store.check(),
    () => performance.now(),
  )
  app.get('/readyz', async (_, reply) => {
    if (!isStopping() && (await isReady())) return { status: 'ready', node }
    return reply.code(503).send({ status: 'not ready', node })
  })

  app.get('/metrics', async (request, reply) => {
    const { headers, socket } = request
    if (!mayReadMetrics(settings, { headers, remoteAddress: socket.remoteAddress })) {
      return reply.code(404).send({ error: { id: 'server.reject.notFound' } })
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })

  app.post('/api/player', async (request, reply) => {
    const visit = visitOf(request)
    // A form on somebody else's page would come without the cookie, and the new one would take its owner's seats away.
    const refusal = entrance.refusal(visit)
    if (refusal !== null) return reply.code(403).send({ error: refusal.reason })
    const { isStale } = await identities.of(request)
    giveCookie(request, reply, entrance.isSecure(visit), isStale)
    return reply.code(204).send()
  })

  app.get<{ Params: { id: string } }>('/api/tables/:id/log', async (request, reply) => {
    const { id } = request.params
    const guest = guestOf(request)
    await turnOf(guest.address, guest.name)
    // Those before may have cost so much that nothing is left.
    const shortage = guest.shortage()
    if (shortage !== null) {
      const seconds = Math.ceil(shortage.milliseconds / 1000)
      return reply
        .code(429)
        .header('retry-after', seconds)
        .send({ error: tooFast(shortage).reason })
    }
    const table = tableIdPattern.test(id) ? await tables.find(id) : refuse('server.reject.unknownTable')
    const found = table.ok ? await table.actor.log() : table
    if (!found.ok) return reply.code(statusOf[found.reason.id] ?? 400).send({ error: found.reason })
    const text = JSON.stringify(found.log)
    // A long game is paid for by its size, like any answer.
    guest.charge(text.length / bytesPerToken)
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="athanor-${id}.json"`,
      })
      .send(text)
  })
}
