import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../sourceFiles.ts'
import { toolScript } from '../tool.ts'

const folder = join(projectRoot, '.cache', `missing-message-${process.pid}`)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is said in one file each, and what the compiler says about it. */
const said = {
  well: [
    "words.say('kernel.reject.notYourTurn')",
    "words.say('kernel.reject.seatCount', { count: 1, min: 2, max: 4 })",
    "house.say('web.lobby.title')",
    "table.say('web.room.start')",
    "const more = (to: typeof house) => to.say('web.lobby.title')",
    'more(table)',
  ],
  missing: [
    "declare const reason: 'gameOver' | 'purse'",
    'words.say(`kernel.reject.${reason}`)',
    "declare const other: 'seatCount' | 'bazaar'",
    'words.say(`kernel.reject.${other}`, { count: 1, min: 2, max: 4 })',
  ],
  notLoaded: [
    "house.say('web.room.start')",
    "const atTables = (to: typeof table) => to.say('web.room.start')",
    'atTables(house)',
  ],
  unknownParts: [
    'const parts: readonly WordsPart[] = [webWords]',
    "export const some = (await loadWords('en', parts)).say('web.lobby.title')",
  ],
  withoutParameters: ["words.say('kernel.reject.seatCount')"],
} as const
type File = keyof typeof said

const head = [
  "import { loadWords, type Words, type WordsPart } from '../../packages/messages/src/index.ts'",
  "import { webWords } from '../../packages/messages/src/made/parts/web.ts'",
  "import { webTableWords } from '../../packages/messages/src/made/parts/web.table.ts'",
  'export declare const words: Words',
  'export type Any = WordsPart',
  "export const house: Words<'web'> = await loadWords('en', [webWords])",
  "export const table: Words<'web' | 'web.table'> = await loadWords('en', [webWords, webTableWords])",
]

let told: readonly string[] = []

/** All files are compiled at once: most of the time goes into what they import. */
beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  const files = Object.keys(said).map((name) => `${name}.ts`)
  const options = { composite: false, noEmit: true, emitDeclarationOnly: false, tsBuildInfoFile: null }
  const config = { extends: '../../tsconfig.base.json', compilerOptions: options, files }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  for (const [name, lines] of Object.entries(said)) {
    writeFileSync(join(folder, `${name}.ts`), [...head, ...lines].join('\n'))
  }
  const { stdout } = spawnSync(
    process.execPath,
    [toolScript('typescript', 'tsc'), '-p', join(folder, 'tsconfig.json'), '--pretty', 'false'],
    { encoding: 'utf8', cwd: projectRoot },
  )
  told = stdout.split('\n').filter((line) => line.includes('error TS'))
}, 120_000)

function complaints(file: File): readonly string[] {
  return told.filter((line) => line.includes(`/${file}.ts(`))
}

describe('the compiler', () => {
  it('has nothing to say where everything said has a message that is loaded', () => {
    expect(complaints('well')).toEqual([])
    const ofFiles = Object.keys(said).flatMap((name) => complaints(name as File))
    expect(ofFiles.toSorted()).toEqual(told.toSorted())
  })

  it('names the message that is missing, whether others of its kind take parameters or not', () => {
    const [plain, ofSome] = complaints('missing')
    expect(plain).toContain('kernel.reject.purse')
    expect(plain).toContain('is not assignable to parameter')
    expect(ofSome).toContain('kernel.reject.bazaar')
    expect(ofSome).toContain('is not assignable to parameter')
  })

  it('names the message whose part is not loaded', () => {
    const [early, narrow] = complaints('notLoaded')
    expect(early).toContain('web.room.start')
    expect(narrow).toContain('Words<"web">')
  })

  it('lets nothing be said with parts whose names it does not know', () => {
    const [unknown] = complaints('unknownParts')
    expect(unknown).toContain('web.lobby.title')
  })

  it('wants the parameters that a message names', () => {
    const [none] = complaints('withoutParameters')
    expect(none).toContain('Expected 2 arguments, but got 1')
  })
})
