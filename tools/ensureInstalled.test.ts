import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'athanor install '))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A project whose npm only notes that it was called, brings a Node along, and takes its time. */
function project(name: string, npm = 'mkdir -p node_modules/.bin; touch node_modules/.bin/node; sleep 0.5') {
  const folder = join(root, name)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'bin', 'npm'), `#!/bin/sh\necho "$1 $2" >> calls\n${npm}\n`)
  chmodSync(join(folder, 'bin', 'npm'), 0o755)
  return {
    folder,
    async install(before: readonly string[] = [], npmScript = '', scope: readonly string[] = []): Promise<number> {
      const script = join(import.meta.dirname, 'ensure-installed.mjs')
      const path = [join(folder, 'bin'), process.env['PATH'] ?? ''].join(delimiter)
      const env = { ...process.env, PATH: path, npm_execpath: npmScript }
      const program = spawn(process.execPath, [...before, script, ...scope], { cwd: folder, env })
      const [code] = (await once(program, 'exit')) as [number]
      return code
    },
    calls: () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
  }
}

const serving = 'ci --omit=dev'
const everything = 'ci --no-audit'

describe('what runs before npm start and npm test', () => {
  it('installs once, however many begin at the same time', async () => {
    const { install, calls, folder } = project('together')
    expect(await Promise.all([install(), install(), install()])).toEqual([0, 0, 0])
    expect(await install()).toBe(0)
    expect(calls()).toEqual([serving])
    writeFileSync(join(folder, 'package-lock.json'), '{ "other": true }')
    expect(await install()).toBe(0)
    expect(calls()).toEqual([serving, serving])
  })

  it('leaves out for a server what only tests need, and never takes it away from whoever tests here', async () => {
    const { install, calls, folder } = project('lean')
    expect(await install()).toBe(0)
    expect(calls()).toEqual([serving])
    const forTests = () => install([], '', ['--all'])
    expect(await forTests()).toBe(0)
    expect(await forTests()).toBe(0)
    expect(await install()).toBe(0)
    expect(calls()).toEqual([serving, everything])
    writeFileSync(join(folder, 'package-lock.json'), '{ "other": true }')
    expect(await install()).toBe(0)
    expect(calls()).toEqual([serving, everything, everything])
  })

  it('takes away what came along for tests, unless somebody tests here', async () => {
    const { install, folder } = project('peers', 'mkdir -p node_modules/types node_modules/served')
    const packages = { 'node_modules/types': { devOptional: true }, 'node_modules/served': {} }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    const there = () => ['types', 'served'].map((name) => existsSync(join(folder, 'node_modules', name)))
    await install()
    expect(there()).toEqual([false, true])
    await install([], '', ['--all'])
    expect(there()).toEqual([true, true])
  })

  it('keeps of a package for a server what programs read, and its notices', async () => {
    const files = ['index.js', 'index.d.ts', 'index.js.map', 'src.mts', 'README.md', 'LICENSE.md', 'data.json']
    const making = files.map((file) => `touch node_modules/served/${file}`).join('; ')
    const linked = 'mkdir -p own; touch own/index.ts; ln -sfn ../own node_modules/own'
    const { install, folder } = project('unread', `mkdir -p node_modules/served; ${making}; ${linked}`)
    const kept = () => files.filter((file) => existsSync(join(folder, 'node_modules', 'served', file)))
    await install()
    expect(kept()).toEqual(['index.js', 'LICENSE.md', 'data.json'])
    expect(existsSync(join(folder, 'own', 'index.ts'))).toBe(true)
    await install([], '', ['--all'])
    expect(kept()).toEqual(files)
  })

  it('does not wait for a process that died while it installed', async () => {
    const { install, calls, folder } = project('stale')
    mkdirSync(join(folder, '.cache', 'installing'), { recursive: true })
    const dead = spawn(process.execPath, ['-e', ''])
    await once(dead, 'exit')
    writeFileSync(join(folder, '.cache', 'installing', 'process'), String(dead.pid))
    expect(await install()).toBe(0)
    expect(calls()).toEqual([serving])
  })

  it('calls npm by its script, as there is no program of that name on Windows', async () => {
    const { install, folder } = project('by script', 'exit 9')
    const npm = join(folder, 'npm-cli.js')
    writeFileSync(
      npm,
      "const fs = require('node:fs'); fs.mkdirSync('node_modules/.bin', { recursive: true }); " +
        "fs.writeFileSync('node_modules/.bin/node', ''); fs.writeFileSync('asked', process.argv.slice(2).join(' '))",
    )
    expect(await install([], npm)).toBe(0)
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^ci /)
  })

  it('says in a sentence that this Node is too old, where none could be installed', async () => {
    const { install, folder } = project('old', 'mkdir -p node_modules')
    writeFileSync(join(folder, 'old.cjs'), "Object.defineProperty(process.versions, 'node', { value: '20.19.0' })")
    expect(await install(['--require', './old.cjs'])).toBe(1)
    mkdirSync(join(folder, 'node_modules', '.bin'))
    writeFileSync(join(folder, 'node_modules', '.bin', 'node'), '')
    expect(await install(['--require', './old.cjs'])).toBe(0)
  })

  it('fails when npm does, and lets the next one try', async () => {
    const { install, calls, folder } = project('broken', 'exit 3')
    expect(await install()).toBe(3)
    expect(existsSync(join(folder, '.cache', 'installing'))).toBe(false)
    expect(await install()).toBe(3)
    expect(calls()).toEqual([serving, serving])
  })
})
