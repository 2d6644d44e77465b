import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npm } from './npm.ts'
import { layOut, pack, packedFolders, specifiersOf } from './packages.ts'
import { projectRoot } from './sourceFiles.ts'
import { toolScript } from './tool.ts'

/** What a program of somebody else may find in a package of ours. */
interface Packed {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>
  readonly dependencies: Readonly<Record<string, string>>
}

/** Code of others that ours stands on; copied, because no test uses the network. */
const borrowed = ['@noble/hashes', 'zod']

const consumer = join(realpathSync(mkdtempSync(join(tmpdir(), 'athanor-consumer-'))), 'consumer')
const installed = join(consumer, 'node_modules', '@athanor')

function filesIn(name: string): readonly (readonly [path: string, text: string])[] {
  return globSync('**/*.*', { cwd: join(installed, name) })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => [path, readFileSync(join(installed, name, path), 'utf8')] as const)
}

function manifestOf(name: string): Packed {
  return JSON.parse(readFileSync(join(installed, name, 'package.json'), 'utf8')) as Packed
}

function nodeRuns(script: string, ...args: readonly string[]): string {
  writeFileSync(join(consumer, 'example.js'), script)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['example.js', ...args], {
    cwd: consumer,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '' },
  })
  return status === 0 ? stdout : expect.fail(stderr)
}

/** The program that a package's page shows. */
function example(name: string): string {
  const [, script] = /^```js\n(.*?)^```$/ms.exec(readFileSync(join(installed, name, 'README.md'), 'utf8')) ?? []
  return script ?? expect.fail(`${name} shows no example`)
}

beforeAll(async () => {
  const tsc = spawnSync(process.execPath, [toolScript('typescript', 'tsc'), '-b'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  if (tsc.status !== 0) throw new Error(tsc.stdout)
  const home = join(consumer, '..')
  const tarballs = pack(await layOut(join(home, 'laid-out')), join(home, 'packed'))
  for (const name of borrowed) cpSync(join(projectRoot, 'node_modules', name), join(home, name), { recursive: true })
  mkdirSync(consumer)
  const dependencies = Object.fromEntries([
    ...packedFolders.map((folder, index) => [`@athanor/${basename(folder)}`, `file:${tarballs[index] ?? ''}`]),
    ...borrowed.map((name) => [name, `file:${join(home, name)}`]),
  ]) as Record<string, string>
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  npm(consumer, 'install', '--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund')
}, 120_000)

afterAll(() => rmSync(join(consumer, '..'), { recursive: true, force: true }))

const names = packedFolders.map((folder) => basename(folder))

describe.each(names)('the package %s', (name) => {
  it('holds plain JavaScript with declarations, and nothing of this machine', () => {
    const files = filesIn(name)
    expect(files.map(([path]) => path)).toEqual(expect.arrayContaining(['package.json', 'README.md']))
    expect(files.filter(([path]) => !/(\.js|\.d\.ts|\.json|\.md)$/.test(path))).toEqual([])
    expect(
      files.filter(([, text]) => text.includes(projectRoot) || /registry\.|node_modules\/\.bin/.test(text)),
    ).toEqual([])
    for (const { types, default: script } of Object.values(manifestOf(name).exports)) {
      const paths = files.map(([path]) => `./${path.replaceAll('\\', '/')}`)
      expect(paths).toEqual(expect.arrayContaining([types, script]))
    }
  })

  it('names what it stands on, each in the version that it was tried with, and no React', () => {
    const { name: own, dependencies, version } = manifestOf(name)
    const foreign = filesIn(name)
      .filter(([path]) => /\.(js|d\.ts)$/.test(path))
      .flatMap(([, text]) => specifiersOf(text))
      .filter((from) => !from.startsWith('.'))
      .map((from) => (/^(@[^/]+\/)?[^/]+/.exec(from) ?? [''])[0])
    expect([...new Set(foreign)].filter((from) => from !== own).sort()).toEqual(Object.keys(dependencies).sort())
    expect(foreign.filter((from) => isBuiltin(from) || /react|vitest|fast-check/.test(from))).toEqual([])
    for (const [each, wanted] of Object.entries(dependencies)) {
      expect(wanted).toBe(each.startsWith('@athanor/') ? version : /^\d+\.\d+\.\d+$/.exec(wanted)?.[0])
    }
  })

  it('says the licence of all that is in it', () => {
    const licence = readFileSync(join(installed, name, 'LICENSE'), 'utf8')
    expect(licence).toContain('MIT License')
    const bundled = filesIn(name).some(([, text]) => text.includes('// node_modules/zod/'))
    expect(licence.includes('Contains code of zod')).toBe(bundled)
  })
})

describe('a program that has installed the packages', () => {
  it.each(names.filter((name) => name !== 'protocol'))('runs the example of %s', (name) => {
    expect(nodeRuns(example(name))).toMatch(/^true /)
  })

  it('takes a seat at a server and plays to the end', { timeout: 60_000 }, async () => {
    const server = spawn(process.execPath, [join(projectRoot, 'apps', 'server', 'src', 'main.ts')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        ATHANOR_PORT: '0',
        ATHANOR_BOT_PAUSE: '0',
        ATHANOR_DATA: join(consumer, '..', 'data'),
      },
    })
    try {
      expect(nodeRuns(example('protocol'), `${(await addressOf(server)).replace(/^http/, 'ws')}/ws`)).toBe('true\n')
    } finally {
      const ended = new Promise((resolve) => server.on('exit', resolve))
      server.kill()
      await ended
    }
  })

  it('type-checks against the declarations', () => {
    writeFileSync(join(consumer, 'consumer.ts'), typed)
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      module: 'nodenext',
      moduleResolution: 'nodenext',
    }
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }))
    const { stdout } = spawnSync(process.execPath, [toolScript('typescript', 'tsc'), '-p', '.'], {
      cwd: consumer,
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  })
})

const typed = `
import { act, type Game, observeMatch, type Shape, startMatch } from '@athanor/kernel'
import { conformance } from '@athanor/kernel/testing'
import { type Fact, solve } from '@athanor/alchemy'
import { type Bot, randomBot } from '@athanor/bots'
import { connect, type Connection, webSocketTo } from '@athanor/protocol'
${names
  .filter((name) => packedFolders.includes(`games/${name}`))
  .map(
    (name) => `
import { ${name} } from '@athanor/${name}'
import { bench as ${name}Bench } from '@athanor/${name}/bots'
import { harness as ${name}Harness } from '@athanor/${name}/testing'
import { pinned as ${name}Pinned } from '@athanor/${name}/pinned'
export const ${name}Bot: Bot<Shape> = randomBot<Shape>(${name})
export const ${name}Report = () => conformance(${name}, ${name}Harness).findings
export const ${name}Past = [${name}Bench.pinned, ${name}Pinned]
const ${name}Start = startMatch(${name}, { options: {}, seats: [], secret: '' })
if (${name}Start.ok) {
  const { view } = observeMatch(${name}, ${name}Start.match, 0)
  // @ts-expect-error: views are typed, so this is no property of one
  view.nothingOfTheKind
  act(${name}, ${name}Start.match, 0, ${name}.legal(view).at(0))
}
`,
  )
  .join('')}
export const facts: readonly Fact[] = [{ kind: 'mix', ingredients: ['mushroom', 'fern'], potions: [] }]
// @ts-expect-error: no such ingredient
export const wrong: Fact = { kind: 'mix', ingredients: ['mushroom', 'butter'], potions: [] }
export const known: boolean = solve(facts).possible
export const link: Connection = connect({ open: webSocketTo('ws://127.0.0.1/ws') })
export const games: readonly Game<Shape>[] = []
`

/** Waits until the server says where it is. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const heard = (data: Buffer) => {
      output += data.toString()
      const [, url] = /(http:\/\/[\w.]+:\d+)/.exec(output) ?? []
      if (url !== undefined) resolve(url)
    }
    server.stdout?.on('data', heard)
    server.stderr?.on('data', heard)
    server.on('exit', () => reject(new Error(output)))
  })
}
