import { limits } from '@athanor/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bytesPerToken } from '../limits/costs.ts'
import type { Guest } from '../limits/guests.ts'
import { type HistoryFilter, isAsked } from './history.ts'
import type { Identities, Identity } from './identity.ts'
import type { PeopleStore, Result } from './kept.ts'
import { statistics } from './statistics.ts'

interface Behind {
  readonly identities: Identities
  readonly people: PeopleStore
  guestOf(request: FastifyRequest): Guest
}

/** Games of one person that are looked through, and those that are sent at once. */
export const mostResults = 20_000
const mostRunning = 200
const mostShown = 200

type Asked = HistoryFilter & { readonly count?: number }

const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    game: { type: 'string', maxLength: 50 },
    players: { type: 'integer', minimum: 1, maximum: 20 },
    with: { type: 'string', minLength: 1, maxLength: 4 * limits.name },
    result: { enum: ['won', 'lost'] },
    count: { type: 'integer', minimum: 1, maximum: mostShown },
  },
} as const

/** By which keys somebody's own games are looked for: on a ring those of the ring alone, whoever else uses the browser. */
export function ownKeys({ session, keys }: Identity): readonly string[] {
  return session?.keys ?? keys
}

/** Somebody's own games: of their ring, or of the browser that has none. Nobody else is told any of this. */
export function gameRoutes(app: FastifyInstance, { identities, people, guestOf }: Behind): void {
  app.get('/api/people/running', async (request, reply) => {
    return reply.send({ running: await people.running(ownKeys(await identities.of(request)), mostRunning) })
  })

  app.get<{ Querystring: Asked }>(
    '/api/people/games',
    { schema: { querystring: query } },
    async (request, reply): Promise<FastifyReply> => {
      const keys = ownKeys(await identities.of(request))
      const { count = 30, ...filter } = request.query
      const all = oneEach(await people.results(keys, null, mostResults))
      const found = all.filter((result) => isAsked(result, filter))
      const text = JSON.stringify({
        running: await people.running(keys, mostRunning),
        finished: all.length,
        found: found.length,
        results: found.slice(0, count),
        statistics: statistics(all),
      })
      guestOf(request).charge(text.length / bytesPerToken)
      return reply.type('application/json; charset=utf-8').send(text)
    },
  )
}

/** Somebody who sat down twice, with two browsers that are on one ring now, has played one game. */
export function oneEach(results: readonly Result[]): readonly Result[] {
  const seen = new Set<string>()
  return results.filter(({ table }) => !seen.has(table) && seen.add(table))
}
