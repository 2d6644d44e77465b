import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** What proxies add to requests that they pass on. */
const traces = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
] as const

/** The first sign that a request came through a proxy; null when there is none. */
export function traceOfProxy(headers: IncomingHttpHeaders): string | null {
  return traces.find((name) => headers[name] !== undefined) ?? null
}

/** Says once that there is a proxy which the settings do not know: all its visitors would share one address's limits. */
export function warnOfProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', async (request) => {
    const header = warned ? null : traceOfProxy(request.headers)
    if (header === null) return
    warned = true
    request.log.warn(
      { header },
      'there is a proxy in front, but ATHANOR_PROXIES is 0: everybody behind it counts as one address; see docs/operations.md',
    )
  })
}
