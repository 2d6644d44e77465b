// Which rules of docs/rules does a test name? `npm run rules` reads the reports that the last `npm test` left behind,
// with `-- --missing` for the list of open rules, with `-- --run` after running the unit tests itself.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkedGames } from './checkedGames.ts'
import { playwrightReport, vitestReport } from './reportFiles.ts'
import { coverageReport, coverageTable, type LedgerSpec } from './rulesCoverage.ts'
import { projectRoot, readSources } from './sourceFiles.ts'
import { type RanTests, ranInPlaywright, ranInVitest } from './testReports.ts'

const specs: readonly LedgerSpec[] = checkedGames.flatMap(({ checks }) =>
  checks.ledgers.map((ledger) => ({ ...ledger, finished: true })),
)

const { values } = parseArgs({
  options: { missing: { type: 'boolean', default: false }, run: { type: 'boolean', default: false } },
})

if (values.run) {
  const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) console.error('Some tests failed: their titles do not count.')
}

/** What a report says, with a line about which report it is and from when. */
function read(path: string, from: (report: string, root: string) => readonly RanTests[]): readonly RanTests[] {
  if (!existsSync(path)) {
    console.log(`${path}: not there`)
    return []
  }
  const ran = from(readFileSync(path, 'utf8'), projectRoot)
  const count = ran.reduce((sum, { titles }) => sum + titles.length, 0)
  console.log(`${path}: ${count} tests that passed, ${statSync(path).mtime.toISOString()}`)
  return ran
}

// Tests of the tools show no rule; they name made-up ids.
const isTool = ({ path }: { readonly path: string }) => path.startsWith('tools/')
const tests = [...read(vitestReport, ranInVitest), ...read(playwrightReport, ranInPlaywright)]
if (tests.length === 0) {
  console.error('No report of tests: run `npm test`, or `npm run rules -- --run` for the unit tests alone.')
  process.exit(1)
}

const rulesFolder = join(projectRoot, 'docs', 'rules')
const { ledgers, problems } = coverageReport(specs, {
  ledgers: new Map(specs.map(({ name }) => [name, readFileSync(join(rulesFolder, `${name}.md`), 'utf8')])),
  waivers: readFileSync(join(rulesFolder, 'waivers.md'), 'utf8'),
  tests: tests.filter((test) => !isTool(test)),
  sources: readSources(projectRoot, ['**/*.{ts,tsx}']).filter((source) => !isTool(source)),
})
console.log(`\n${coverageTable(ledgers)}`)
if (values.missing) {
  for (const { spec, open } of ledgers) {
    console.log(`\n${spec.name}: ${open.length} open`)
    for (const { line } of open) console.log(`  ${line.length > 160 ? `${line.slice(0, 159)}…` : line}`)
  }
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}
