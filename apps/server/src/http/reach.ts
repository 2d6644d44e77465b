import { networkInterfaces } from 'node:os'
import type { ServerSettings } from '../settings.ts'

const everywhere: readonly string[] = ['0.0.0.0', '::']
const loopback = /^(localhost|127(\.\d+){3}|::1)$/

/** The addresses under which others reach a server that listens here; none when only its own machine does. */
export function reach(
  { host, publicUrl }: Pick<ServerSettings, 'host' | 'publicUrl'>,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] {
  if (publicUrl !== null) return [publicUrl.href.replace(/\/$/, '')]
  if (loopback.test(host)) return []
  if (!everywhere.includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}
