import type { IncomingHttpHeaders } from 'node:http'
import { isSame } from '../secrets.ts'
import type { ServerSettings } from '../settings.ts'
import { traceOfProxy } from './proxies.ts'

export interface MetricsVisit {
  readonly headers: IncomingHttpHeaders
  /** The other end of the connection, whatever headers say. */
  readonly remoteAddress: string | undefined
}

type MetricsSettings = Pick<ServerSettings, 'metrics' | 'metricsToken' | 'publicUrl' | 'proxies'>

const loopback = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/
const loopbackName = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

/**
 * Whether somebody may read the numbers. A proxy on the same machine makes the whole world look local, so "local" holds
 * only where none can be: no trace of one in the request, none in the settings, and called by a local name. Behind one,
 * a token opens the door.
 */
export function mayReadMetrics(settings: MetricsSettings, { headers, remoteAddress }: MetricsVisit): boolean {
  const { metrics, metricsToken, publicUrl, proxies } = settings
  if (metrics === 'off') return false
  if (metrics === 'open' || isToken(metricsToken, headers.authorization)) return true
  if (publicUrl !== null || proxies > 0 || traceOfProxy(headers) !== null) return false
  return loopback.test(remoteAddress ?? '') && loopbackName.test(headers.host ?? '')
}

function isToken(token: string | null, authorization: string | undefined): boolean {
  if (token === null || authorization === undefined) return false
  return isSame(`Bearer ${token}`, authorization)
}
