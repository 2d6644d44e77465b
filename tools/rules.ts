// Which rules of docs/rules does a test name? `npm run rules`, with `-- --missing` for the list of open ones.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageReport, coverageTable, type LedgerSpec } from './rulesCoverage.ts'
import { isTestFile, projectRoot, readSources } from './sourceFiles.ts'

const specs: readonly LedgerSpec[] = [
  { name: 'compendium', leastRules: 94, leastRulings: 49, finished: true },
  { name: 'alchemists', leastRules: 454, leastRulings: 96, finished: true },
  { name: 'kings-golem', leastRules: 288, leastRulings: 98, finished: false },
  { name: 'apprentices', leastRules: 182, leastRulings: 93, finished: false },
]

const rulesFolder = join(projectRoot, 'docs', 'rules')
const texts = new Map(specs.map(({ name }) => [name, readFileSync(join(rulesFolder, `${name}.md`), 'utf8')]))
const waivers = readFileSync(join(rulesFolder, 'waivers.md'), 'utf8')
// Tests of the tools show no rule; they name made-up ids.
const tests = readSources(projectRoot, ['**/*.{ts,tsx}']).filter(
  ({ path }) => isTestFile(path) && !path.startsWith('tools/'),
)

const { ledgers, problems } = coverageReport(specs, texts, waivers, tests)
console.log(coverageTable(ledgers))
if (process.argv.includes('--missing')) {
  for (const { spec, open } of ledgers) {
    console.log(`\n${spec.name}: ${open.length} open`)
    for (const { line } of open) console.log(`  ${line.length > 160 ? `${line.slice(0, 159)}…` : line}`)
  }
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}
