// `npm test`: every check of the project, quickest to the point first.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { alone } from './alone.ts'
import { playwrightReport, vitestReport } from './reportFiles.ts'
import { projectRoot } from './sourceFiles.ts'
import { playwrightTally, runStages, type Stage, tallyLine, vitestTally } from './testStages.ts'

const bin = join(projectRoot, 'node_modules', '.bin')

function tool(name: string, command: string, ...args: readonly string[]): Stage {
  return { name, command: join(bin, command), args }
}

function script(name: string, path: string, ...args: readonly string[]): Stage {
  return { name, command: process.execPath, args: [path, ...args] }
}

const tests = tool(
  'tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
)

const journeys = tool(
  'journeys in the browser',
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--reporter=list,json',
)

const stages: readonly Stage[] = [
  tool('types', 'tsc', '-b'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'biome', 'check', '--error-on-warnings'),
  tool('unused code and dependencies', 'knip', '--no-progress'),
  script('import direction', 'tools/importDirection.ts'),
  script('messages', 'tools/messages.ts', '--check'),
  tests,
  script('web client', 'tools/buildWeb.ts'),
  script('weight of the web client', 'tools/bundleSize.ts'),
  script('browser', 'tools/ensureChromium.ts'),
  journeys,
  // Reads the titles of the tests that ran.
  script('rules', 'tools/rules.ts'),
]

// Tools are scripts of their own: they must find the project's Node, whoever started this one. Settings of a server that
// runs on this machine are none of the tests' business.
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ATHANOR_'))),
  PATH: [bin, process.env['PATH'] ?? ''].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
}

function left(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

alone(join(projectRoot, '.cache'), 'test', () =>
  console.log('Another `npm test` runs in this folder; waiting for it …'),
)
for (const path of [vitestReport, playwrightReport]) rmSync(path, { force: true })
const tally = runStages(
  stages,
  {
    run: ({ command, args }) => spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit', env }).status,
    now: () => performance.now(),
    print: (line) => console.log(line),
  },
  (stage, ended) => {
    if (stage === tests) return vitestTally(left(vitestReport), ended)
    return stage === journeys ? playwrightTally(left(playwrightReport), ended) : null
  },
)
console.log(`\n${tallyLine(tally)}`)
process.exitCode = tally.failed === 0 ? 0 : 1
