import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverProcess } from '../serverProcess.ts'
import { comeAndGo } from './lobbyGhosts.ts'

const steps = 5
/** Kilobytes that a connection may leave behind: less than any object of it would take. */
const mostEach = 0.2

/** Weighs the server while connections ask for the lobby and hang up, again and again: whether nothing of them stays. */
export async function ghosts(connections: number): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'athanor-ghosts-'))
  // Behind a proxy nobody has to wait at the door.
  const server = await serverProcess(
    { ATHANOR_DATA: data, ATHANOR_PORT: '0', ATHANOR_PROXIES: '1', ATHANOR_METRICS: 'open' },
    'weighed',
  )
  const { hostname, port } = new URL(server.url)
  try {
    const step = Math.ceil(connections / steps)
    const come = () => comeAndGo({ host: hostname, port: Number(port) }, '127.0.0.1', step)
    // The first ones warm everything up.
    let done = await come()
    const first = await server.weigh()
    console.log(`${done} connections: ${(first / 1000).toFixed(2)} MB`)
    let last = first
    for (let round = 1; round < steps; round++) {
      done += await come()
      last = await server.weigh()
      console.log(`${done} connections: ${(last / 1000).toFixed(2)} MB`)
    }
    const each = (last - first) / Math.max(1, done - step)
    console.log(`${each.toFixed(3)} kB stay of each`)
    return each <= mostEach
  } finally {
    await server.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
}
