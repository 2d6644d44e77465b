// `npm run breaks [-- --only compendium --rule R-043 --jobs 2 --out file.md]`: makes small mistakes in the rules, one at
// a time and in a scratch copy, and says which of them the tests catch, and which by a test that names the rule. Ends
// with 1 when the goals are missed. With --only, only breaks of files whose path holds this text; with --rule, only
// breaks of this rule.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { testsFor } from './breaks/break.ts'
import { breaks } from './breaks/breaks.ts'
import { newCourt } from './breaks/court.ts'
import { type Judged, report, shortOfGoals, sumsOf } from './breaks/verdicts.ts'

/** Longer than all tests of a game together. */
const limit = 600_000

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rule: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})

const chosen = breaks.filter(
  ({ file, rules }) => file.includes(values.only) && (values.rule === undefined || rules.includes(values.rule)),
)
if (chosen.length === 0) {
  console.error('No break was chosen.')
  process.exit(2)
}

const courts = Array.from({ length: Math.max(1, Math.min(2, Number(values.jobs))) }, newCourt)
process.once('exit', () => {
  for (const court of courts) court.close()
})
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

const [first] = courts
if (first === undefined) throw new RangeError('there is no judge')
const folders = [...new Set(chosen.flatMap(testsFor))]
console.log(`the unbroken tests of ${folders.join(', ')}`)
const { known, failed } = await first.baseline(folders)
if (failed.length > 0) {
  console.error(`They fail without a break:\n${failed.join('\n')}`)
  process.exit(1)
}
console.log(`${known.reduce((sum, { titles }) => sum + titles.length, 0)} tests; ${chosen.length} breaks`)

const judged: Judged[] = []
let next = 0
await Promise.all(
  courts.map(async (court) => {
    for (let number = next++; number < chosen.length; number = next++) {
      const mistake = chosen[number]
      if (mistake === undefined) return
      const began = performance.now()
      const verdict = await court.judge(mistake, known, limit)
      judged[number] = { mistake, verdict }
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(
        `${number + 1}/${chosen.length} ${verdict.caught.padEnd(5)} ${seconds} s  ${mistake.rules.join(' ')} ${mistake.why}`,
      )
    }
  }),
)

const table = report(judged)
if (values.out === undefined) console.log(`\n${table}`)
else writeFileSync(values.out, `${table}\n`)
const { breaks: count, caught, named } = sumsOf(judged)
console.log(`\n${caught} of ${count} caught, ${named} by a test that names the rule`)
const short = shortOfGoals(judged)
for (const line of short) console.error(line)
process.exit(short.length === 0 ? 0 : 1)
