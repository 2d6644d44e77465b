import { createServer } from 'node:net'

/**
 * The port of the server that the journeys visit: any free one, so that a taken port or a second run beside this one
 * is no failure. The environment hands it on to Playwright's worker processes, which read the settings again.
 */
export async function journeyPort(): Promise<number> {
  const chosen = Number(process.env['JOURNEY_PORT'] ?? (await freePort()))
  process.env['JOURNEY_PORT'] = String(chosen)
  return chosen
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('the probe has no port'))
        else resolve(address.port)
      })
    })
  })
}
