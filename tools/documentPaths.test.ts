import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingPaths } from './documentPaths.ts'
import { projectRoot, readSources } from './sourceFiles.ts'

/** Folders that worked examples make up, and what is made by a command. */
const examples = ['games/chess', 'games/alchemists/rules/base/artifacts/purse', 'packages/messages/src/made']

const skipped = /(^|\/)(node_modules|\.git|\.cache|dist|made|coverage|reports|data)$/

describe('documents', () => {
  const files = globSync('**/*', { cwd: projectRoot, exclude: (name) => skipped.test(name.replaceAll('\\', '/')) }).map(
    (path) => path.replaceAll('\\', '/'),
  )
  const documents = readSources(projectRoot, ['*.md', 'docs/*.md', '.github/**/*.md']).filter(
    // What was so once names what was there once.
    ({ path }) => path !== 'CHANGELOG.md' && path !== 'docs/performance-history.md',
  )

  it('name paths that are there', () => {
    expect(documents.length).toBeGreaterThan(10)
    expect(documents.flatMap((document) => missingPaths(document, files, examples))).toEqual([])
  })

  const there = ['apps/web/src/school/lesson/Ending.tsx', 'games/chess/web/client.ts', 'docs/turns.md']
  it.each([
    'look at `apps/web/src/school/lessons`',
    'see `games/*/src/components`',
    'as [told](docs/turn.md#chess) there',
  ])('are caught when they name what is gone: %s', (text) => {
    expect(missingPaths({ path: 'A.md', text: `\n${text}` }, there)).toHaveLength(1)
  })

  it.each([
    'look at `apps/web/src/school/lesson/` and `apps/web/src/school/lesson/Ending.tsx`',
    'see `games/<id>/web/client.ts` and `games/*/web`',
    'as [told](docs/turns.md#chess) and [there](https://example.org/a/b), with `npm run x/y` and `a/b`',
  ])('may name files, folders and patterns: %s', (text) => {
    expect(missingPaths({ path: 'A.md', text }, there)).toEqual([])
  })
})
