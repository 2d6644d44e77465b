import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAboutTables } from '../http/aboutTables.ts'
import { hangUpAfter } from '../http/upgrades.ts'
import { refuse } from '../tables/verdict.ts'
import type { Bars } from './bars.ts'

const hour = 3_600_000

/** Whoever is barred is told so, and for how long. */
export function guardBars(
  app: FastifyInstance,
  bars: Bars,
  { whoIs, now }: { whoIs(request: FastifyRequest): Iterable<string>; now(): number },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAboutTables(request.routeOptions.url)) return undefined
    const until = bars.until(whoIs(request))
    if (until === null) return undefined
    return hangUpAfter(request, reply)
      .code(403)
      .send({ error: barred(until, now()).reason })
  })
}

export function barred(until: number, now: number): ReturnType<typeof refuse> {
  return refuse('server.reject.barred', { hours: Math.max(1, Math.ceil((until - now) / hour)) })
}
