import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './sourceFiles.ts'

const folders = globSync('games/*/rules/referee/referee.ts', { cwd: projectRoot }).map((path) => dirname(path))

/** A second reading of the rules is worth something only if it does not copy the first one. */
describe.each(folders)('the referee in %s', (folder) => {
  it('takes nothing but types from the engine', () => {
    const files = globSync(`${folder}/*.ts`, { cwd: projectRoot }).filter((name) => !name.endsWith('.test.ts'))
    const imports = files.flatMap((name) =>
      [...readFileSync(join(projectRoot, name), 'utf8').matchAll(/^(import[\s\S]*?from '[^']*')$/gm)].map(([text]) =>
        text.replaceAll(/\s+/g, ' '),
      ),
    )
    expect(imports.length).toBeGreaterThan(10)
    // The science is no rule of a game: both readings may ask it; and both say what is missing.
    expect(
      imports.filter(
        (text) =>
          !/^import type |^import \{ (at|present)(, present|, type \w+)* \} from '@athanor\/kernel'$|from '(\.\/[^']*|@athanor\/alchemy)'$/.test(
            text,
          ),
      ),
    ).toEqual([])
  })
})

it('there is a referee for every game', () => {
  const games = globSync('games/*/package.json', { cwd: projectRoot }).map((path) => dirname(path))
  expect(folders.map((folder) => dirname(dirname(folder))).toSorted()).toEqual(games.toSorted())
})
