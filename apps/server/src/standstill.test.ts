import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { standstill, unheard } from './tools/faults/standstill.ts'
import { serverProcess } from './tools/serverProcess.ts'

it('a machine that stands still overrules nobody who spoke in time, and says so', { timeout: 60_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'athanor-standstill-'))
  const log: string[] = []
  const env = { ATHANOR_DATA: data, ATHANOR_PORT: '0', ATHANOR_OPEN_SECONDS: '1', ATHANOR_LOG: 'warn' }
  const server = await serverProcess(env, 'plain', (text) => void log.push(text))
  try {
    expect(unheard(await standstill(server))).toEqual([])
    expect(log.join('')).toContain('the machine stood still')
  } finally {
    await server.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
})
