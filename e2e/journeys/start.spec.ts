import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../support/port.ts'

const root = join(import.meta.dirname, '..', '..')

/** `npm start` as a supervisor or a shell starts it: with processes of its own group. */
async function started(data: string, port: number) {
  const env = { ...process.env, ATHANOR_DATA: data, ATHANOR_PORT: String(port), ATHANOR_HOST: '127.0.0.1' }
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore', detached: true })
  const ended = once(npm, 'exit')
  await expect.poll(() => answers(port), { timeout: 60_000 }).toBe(true)
  return { npm, ended }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}

test('whoever stops npm start stops the server, and the next start finds its data free', async () => {
  const data = mkdtempSync(join(tmpdir(), 'athanor start '))
  const port = await freePort()
  try {
    const stops = {
      // A supervisor knows npm's process alone.
      SIGTERM: (npm: number) => process.kill(npm, 'SIGTERM'),
      // Ctrl+C in a terminal is heard by the whole group.
      SIGINT: (npm: number) => process.kill(-npm, 'SIGINT'),
    }
    for (const stop of Object.values(stops)) {
      const { npm, ended } = await started(data, port)
      stop(Number(npm.pid))
      await ended
      await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(false)
    }
    const { npm, ended } = await started(data, port)
    npm.kill('SIGKILL')
    await ended
    // Nobody could stop it any more: it notices by itself.
    await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(false)
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})
