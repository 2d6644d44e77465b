// `npm run chances [-- --games 300] [--seed text] [--out file.json]`: how many points of an expected lead are one step of
// the logistic that tells the chance of winning, for every kind of table of Alchemists and every round. Measured in games
// of scholars against themselves that the value was not learnt from.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { calibrationOf, expectationsOf, measuredTables, scalesOf } from '@athanor/alchemists/bots'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'chances' },
    out: { type: 'string' },
  },
})
const games = Number(values.games)
const scales = Object.fromEntries(
  measuredTables.map((table) => {
    const all = Array.from({ length: games }, (_, number) => expectationsOf(table, `${values.seed}/${table}/${number}`))
    const found = scalesOf(all.flat())
    console.log(`${table}: ${found.join(', ')}`)
    // Chances told beforehand, and how often it came true.
    const checked = calibrationOf(all.flat(), found)
    console.log(checked.map(({ told, won, count }) => `${told.toFixed(2)} ${won.toFixed(2)} (${count})`).join(' | '))
    return [table, found] as const
  }),
)
const made = {
  command: `npm run chances -- --games ${games} --seed ${values.seed}`,
  seed: values.seed,
  date: new Date().toISOString().slice(0, 10),
  games,
}
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify({ made, scales })}\n`)
