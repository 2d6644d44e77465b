import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

function ensured(chromium: string): { readonly code: number | null; readonly said: string } {
  const env = { ...process.env, CHROMIUM: chromium }
  const script = join(import.meta.dirname, 'ensureBrowsers.ts')
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env, timeout: 30_000 })
  return { code: status, said: stderr }
}

describe('looking for a browser', () => {
  it('says what to install where there is none, and fails at once', () => {
    const { code, said } = ensured('/nowhere/chromium')
    expect(code).toBe(1)
    expect(said).toContain('there is none at /nowhere/chromium')
    expect(said).toContain('sudo apt-get install chromium')
    expect(said).toContain('CHROMIUM=/path/to/chrome npm test')
  })

  it('says so when what is there does not start', () => {
    const { code, said } = ensured('/dev/null')
    expect(code).toBe(1)
    expect(said).toContain('/dev/null does not start')
  })
})
