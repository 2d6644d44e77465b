import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { roomsOf } from './changedRooms.ts'
import { slowTests } from './slowTests.ts'
import { projectRoot } from './sourceFiles.ts'

describe('the rooms of changed files', () => {
  it('are their folders, each once', () => {
    const paths = ['games/one/src/a.ts', 'games/one/src/b/c.ts', 'bots/src/a.ts', 'apps/web/index.html']
    expect(roomsOf(paths)).toEqual(['apps/web/', 'bots/', 'games/one/'])
  })

  it('leave out what has no tests of its own', () => {
    expect(
      roomsOf(['README.md', 'docs/a.md', 'tools/check.ts', 'e2e/journeys/a.spec.ts', '.ci/run', 'games/README.md']),
    ).toEqual([])
  })
})

it.each(slowTests)('slow tests are where the list says: %s', (pattern) => {
  expect(globSync(`{packages,games,apps,bench,schemas,tools}/${pattern}`, { cwd: projectRoot })).not.toEqual([])
})
