import { describe, expect, it } from 'vitest'
import { declaredIn, homonyms } from './homonyms.ts'
import { inTestingFolder, isTestFile, projectRoot, readSources } from './sourceFiles.ts'

/** Names that several files may declare, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  Ingredient: 'a word of the rulebook of Alchemist, which knows nothing of the science of Alchemists',
  Potion: 'a word of the rulebook of Alchemist, which knows nothing of the science of Alchemists',
  Reason: 'the reason of the kernel, narrowed to the ids of one game',
  Scene: 'what is staged of a move on a page; what stands around a turn that a bot plans, or around an attack',
  Words: 'the words of the messages package, narrowed to the parts that a room has loaded',
}

describe('names of types and classes', () => {
  it('mean one thing to whoever reads one room and its libraries', () => {
    const files = readSources(projectRoot, [
      '{apps,games,packages,registry}/**/*.{ts,tsx}',
      '{bench,schemas}/src/**/*.ts',
      '{e2e,tools}/**/*.ts',
    ]).filter(
      ({ path }) => !isTestFile(path) && !inTestingFolder(path) && !/\/(pinned|baselines|fifthGame)\//.test(path),
    )
    expect(files.length).toBeGreaterThan(1000)
    const found = homonyms(files)
    const unexpected = found.filter(({ name }) => allowed[name] === undefined)
    expect(unexpected.map(({ name, paths }) => `${name}: ${paths.join(', ')}`)).toEqual([])
    expect(Object.keys(allowed).filter((name) => !found.some((each) => each.name === name))).toEqual([])
  })

  const declare = (path: string, text = 'export interface Step { readonly id: string }') => ({ path, text })
  it.each([
    ['two libraries', ['packages/kernel/src/a.ts', 'packages/bots/src/b.ts']],
    ['a game and a library', ['packages/kernel/src/a.ts', 'games/chess/rules/b.ts']],
    ['a program and the registry', ['apps/web/src/a.ts', 'registry/src/b.ts']],
    ['two files of one game', ['games/chess/rules/a.ts', 'games/chess/bots/b.ts']],
    ['two files of one program', ['apps/web/src/a.ts', 'apps/web/src/b.ts']],
  ])('are caught when they mean two things: %s', (_, paths) => {
    expect(homonyms(paths.map((path) => declare(path)))).toEqual([{ name: 'Step', paths }])
  })

  it.each([
    ['two games', ['games/chess/rules/a.ts', 'games/go/rules/a.ts']],
    ['two programs', ['apps/web/src/a.ts', 'apps/cli/src/a.ts']],
    ['a tool and a game', ['tools/a.ts', 'games/go/rules/a.ts']],
  ])('may be the same where nobody meets both: %s', (_, paths) => {
    expect(homonyms(paths.map((path) => declare(path)))).toEqual([])
  })

  it('are read from declarations that are exported: interfaces, types and classes', () => {
    const text = [
      "export { Other } from './other.ts'",
      'export interface One { readonly a: 1 }',
      'export type Two = 2',
      'export class Three {}',
      'interface Own { readonly b: 1 }',
      'export function four() {}',
      "declare module './words.ts' { interface Words { readonly five: 5 } }",
    ].join('\n')
    expect(declaredIn(declare('a.ts', text)).map(({ name }) => name)).toEqual(['One', 'Two', 'Three'])
  })
})

describe('the glossary of code words', () => {
  const glossary = readSources(projectRoot, ['docs/glossary-code.md'])
    .map(({ text }) => text)
    .join('')
  const rows = [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].slice(1)

  it('lists each word once, in order, shortly', () => {
    const words = rows.map(([, word = '']) => word.toLowerCase())
    expect(words.length).toBeGreaterThan(40)
    expect(words).toEqual([...new Set(words)].sort())
    for (const [row] of rows) expect(row.length).toBeLessThan(140)
  })

  it('names types that are there', () => {
    const declared = new Set(
      readSources(projectRoot, ['{apps,games,packages}/**/*.{ts,tsx}'])
        .flatMap(declaredIn)
        .map(({ name }) => name),
    )
    const types = rows.flatMap(([row]) => [...row.matchAll(/`([A-Z]\w+)`|^\| ([A-Z]\w+)/g)].map((m) => m[1] ?? m[2]))
    expect(types.length).toBeGreaterThan(15)
    expect(types.filter((type) => type !== undefined && !declared.has(type))).toEqual([])
  })
})
