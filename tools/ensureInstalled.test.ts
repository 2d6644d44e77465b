import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'athanor install '))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A project whose npm only notes that it was called, and takes its time. */
function project(name: string, npm = 'mkdir -p node_modules; sleep 0.5') {
  const folder = join(root, name)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'bin', 'npm'), `#!/bin/sh\necho "$1" >> calls\n${npm}\n`)
  chmodSync(join(folder, 'bin', 'npm'), 0o755)
  return {
    folder,
    async install(): Promise<number> {
      const script = join(import.meta.dirname, 'ensure-installed.mjs')
      const env = { ...process.env, PATH: [join(folder, 'bin'), process.env['PATH'] ?? ''].join(delimiter) }
      const [code] = (await once(spawn(process.execPath, [script], { cwd: folder, env }), 'exit')) as [number]
      return code
    },
    calls: () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
  }
}

describe('what runs before npm start and npm test', () => {
  it('installs once, however many begin at the same time', async () => {
    const { install, calls, folder } = project('together')
    expect(await Promise.all([install(), install(), install()])).toEqual([0, 0, 0])
    expect(await install()).toBe(0)
    expect(calls()).toEqual(['ci'])
    writeFileSync(join(folder, 'package-lock.json'), '{ "other": true }')
    expect(await install()).toBe(0)
    expect(calls()).toEqual(['ci', 'ci'])
  })

  it('does not wait for a process that died while it installed', async () => {
    const { install, calls, folder } = project('stale')
    mkdirSync(join(folder, '.cache', 'installing'), { recursive: true })
    const dead = spawn(process.execPath, ['-e', ''])
    await once(dead, 'exit')
    writeFileSync(join(folder, '.cache', 'installing', 'process'), String(dead.pid))
    expect(await install()).toBe(0)
    expect(calls()).toEqual(['ci'])
  })

  it('fails when npm does, and lets the next one try', async () => {
    const { install, calls, folder } = project('broken', 'exit 3')
    expect(await install()).toBe(3)
    expect(existsSync(join(folder, '.cache', 'installing'))).toBe(false)
    expect(await install()).toBe(3)
    expect(calls()).toEqual(['ci', 'ci'])
  })
})
