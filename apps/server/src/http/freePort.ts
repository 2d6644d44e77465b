import { createServer } from 'node:net'

/** Ports that are tried one after the other. */
const tries = 20

/** The first free port from this one on; the first itself when all are taken, so that listening there can say why not. */
export async function freePort(host: string, first: number): Promise<number> {
  for (let port = first; port < Math.min(first + tries, 65_536); port++) if (await isFree(host, port)) return port
  return first
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
