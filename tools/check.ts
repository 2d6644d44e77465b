// `npm run check`, for every day: types, lint, format, words, the checks of all sources, and the quick unit tests of what
// has changed since a commit (the last one; another by `-- --since main`), each in its own room; with `-- --wide` also
// those of the rooms that build on it. `npm test` is what has to be green before a change is offered.

import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { roomsOf } from './changedRooms.ts'
import { runHere } from './runStages.ts'
import { slowTests } from './slowTests.ts'
import { projectRoot } from './sourceFiles.ts'
import type { Row } from './testStages.ts'
import { script, tool } from './tool.ts'
import { makeOwnWords } from './words/makeWords.ts'

const { values } = parseArgs({
  options: { since: { type: 'string', default: 'HEAD' }, wide: { type: 'boolean', default: false } },
})

function gitLines(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}

const changed = [
  ...gitLines('diff', '--name-only', values.since, '--'),
  ...gitLines('ls-files', '--others', '--exclude-standard'),
]
const rooms = values.wide ? [''] : roomsOf(changed)
const quick = slowTests.flatMap((pattern) => ['--exclude', pattern])
const unit = (name: string, ...args: readonly string[]) => tool(name, 'vitest', 'vitest', 'run', ...args, ...quick)
const wanted = ['--passWithNoTests', '--changed', values.since]

const rows: readonly Row[] = [
  [
    tool('types', 'typescript', 'tsc', '-b'),
    tool('lint', 'oxlint', 'oxlint', '--type-aware', '--deny-warnings'),
    tool('format', '@biomejs/biome', 'biome', 'check', '--error-on-warnings'),
    script('import direction', 'tools/importDirection.ts'),
    script('messages', 'tools/messages.ts', '--check'),
    unit('checks of all sources', ...globSync('tools/*.test.ts', { cwd: projectRoot })),
  ],
  ...(rooms.length === 0
    ? []
    : [[unit(`tests of ${values.wide ? 'all rooms' : rooms.join(', ')}`, ...rooms, ...wanted)]]),
]
makeOwnWords()
await runHere(rows)
