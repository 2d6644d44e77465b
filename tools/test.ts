// `npm test`: every check of the project, quickest to the point first.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectRoot } from './sourceFiles.ts'
import { runStages, type Stage, tallyLine, vitestTally } from './testStages.ts'

const bin = join(projectRoot, 'node_modules', '.bin')
const reportPath = join(projectRoot, '.cache', 'vitest-report.json')

function tool(name: string, command: string, ...args: readonly string[]): Stage {
  return { name, command: join(bin, command), args }
}

function script(name: string, path: string, ...args: readonly string[]): Stage {
  return { name, command: process.execPath, args: [path, ...args] }
}

const tests = tool('tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`)

const stages: readonly Stage[] = [
  tool('types', 'tsc', '-b'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'biome', 'check', '--error-on-warnings'),
  tool('unused code and dependencies', 'knip', '--no-progress'),
  script('import direction', 'tools/importDirection.ts'),
  script('messages', 'tools/messages.ts', '--check'),
  script('rules', 'tools/rules.ts'),
  tests,
]

// Tools are scripts of their own: they must find the project's Node, whoever started this one.
const env = { ...process.env, PATH: [bin, process.env['PATH'] ?? ''].join(delimiter) }

rmSync(reportPath, { force: true })
const tally = runStages(
  stages,
  {
    run: ({ command, args }) => spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit', env }).status,
    now: () => performance.now(),
    print: (line) => console.log(line),
  },
  (stage, ended) =>
    stage === tests ? vitestTally(existsSync(reportPath) ? readFileSync(reportPath, 'utf8') : null, ended) : null,
)
console.log(`\n${tallyLine(tally)}`)
process.exitCode = tally.failed === 0 ? 0 : 1
