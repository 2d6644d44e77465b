// `npm test`: every check of the project, quickest to the point first. `npm run test:all` (`--all`) adds the long sweeps:
// the unit tests that sample, in full; all screens in all looks, random games, hostile messages, crashes, and rules that are
// broken on purpose.

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { alone } from './alone.ts'
import { enginesReport, playwrightReport, vitestReport } from './reportFiles.ts'
import { runHere } from './runStages.ts'
import { projectRoot } from './sourceFiles.ts'
import { engineTally, playwrightTally, type Row, vitestTally } from './testStages.ts'
import { journeysOf, script, tool } from './tool.ts'
import { makeOwnWords } from './words/makeWords.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

const tests = tool(
  'tests',
  'vitest',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
)

const journeys = journeysOf('journeys in the browser', ['journeys'], playwrightReport)

/** Both at the same time, one browser of each. */
const engines = journeysOf('journeys in Firefox and in WebKit', ['firefox', 'webkit'], enginesReport)

const usual: readonly Row[] = [
  [
    tool('types', 'typescript', 'tsc', '-b'),
    tool('lint', 'oxlint', 'oxlint', '--type-aware', '--deny-warnings'),
    tool('format', '@biomejs/biome', 'biome', 'check', '--error-on-warnings'),
    tool('unused code and dependencies', 'knip', 'knip', '--no-progress'),
    script('import direction', 'tools/importDirection.ts'),
    script('messages', 'tools/messages.ts', '--check'),
    script('browsers', 'tools/ensureBrowsers.ts'),
    script('web client', 'tools/buildWeb.ts'),
  ],
  [script('weight of the web client', 'tools/bundleSize.ts')],
  [tests],
  [journeys],
  [engines],
  // Reads the titles of the tests that ran.
  [script('rules', 'tools/rules.ts')],
]

/** What takes too long for every time; more random games of each game than its own tests play. */
function sweeps(): readonly Row[] {
  const games = readdirSync(join(projectRoot, 'games'))
  // Tests that look at a part of what they have every day.
  const long = tool('tests at length', 'vitest', 'vitest', 'run', 'readMarkers')
  return [
    [{ ...long, again: `LONG_RUNS=1 ${long.again}`, env: { LONG_RUNS: '1' } }],
    [journeysOf('all screens in all looks', ['looks'], null)],
    ...games.map((game) => [
      script(`random games: ${game}`, 'tools/fuzz.ts', '--game', game, '--games', '3000', '--share', '0.001'),
    ]),
    [script('hostile messages', 'apps/server/src/tools/fuzzProtocol.ts')],
    [script('crashes and faults', 'apps/server/src/tools/faults.ts')],
    [script('broken rules', 'tools/breaks.ts', '--jobs', '2')],
  ]
}

function left(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

alone(join(projectRoot, '.cache'), 'test', () =>
  console.log('Another `npm test` runs in this folder; waiting for it …'),
)
for (const path of [vitestReport, playwrightReport, enginesReport]) rmSync(path, { force: true })
// What everything speaks with is made before anything looks at it.
makeOwnWords()
await runHere([...usual, ...(values.all ? sweeps() : [])], (stage, ended) => {
  if (stage === tests) return vitestTally(left(vitestReport), ended)
  if (stage === engines) return engineTally(left(enginesReport), ended)
  return stage === journeys ? playwrightTally(left(playwrightReport), ended) : null
})
