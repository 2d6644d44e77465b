// `npm run ladder [-- --workers 16] [--seconds 20] [--only pairs,gap,ablation,masters,dial] [--games 0.1] [--seed text]
// [--try file.json] [--preset master] [--players 2] [--effort 1] [--out folder]`: how strong the bots of Alchemists are. Every kind of
// table is played until its games are done or its seconds are over; deals are the same for everybody. `--try` plays
// scholars with other worths instead, one object `{ "name": { worths } }` in a file, each alone among greedy bots.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Judgement } from '@athanor/alchemists/bots'
import { Crew } from './crew.ts'
import { type Summary, summaryOf } from './summary.ts'
import { allTables, type BenchTable, full } from './table.ts'
import { documentOf, lineOf } from './words.ts'

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: String(availableParallelism()) },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'ladder' },
    try: { type: 'string' },
    preset: { type: 'string', default: 'master' },
    players: { type: 'string', default: '2' },
    effort: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})

const part = Number(values.games)
const scaled = (games: number) => Math.max(4, Math.round(games * part))
const matches = {
  pairs: [scaled(full.pairs[0]), scaled(full.pairs[1])] as const,
  gap: scaled(full.gap),
  ablation: scaled(full.ablation),
}

function tried(file: string): readonly BenchTable[] {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Partial<Judgement>>>
  return Object.entries(all).map(([id, changed]) => ({
    name: 'try',
    preset: values.preset,
    players: Number(values.players),
    seating: 'one',
    contestants: [{ id, changed }, { id: 'greedy' }],
    deals: Math.ceil(matches.ablation / Number(values.players)),
  }))
}

const wanted = values.only?.split(',')
const tables =
  values.try === undefined
    ? allTables(matches).filter(({ name }) => wanted === undefined || wanted.includes(name))
    : tried(values.try)
const crew = new Crew(Number(values.workers))
const summaries: Summary[] = []
for (const table of tables) {
  const summary = summaryOf(
    table,
    await crew.play(table, values.seed, Number(values.seconds) * 1000, Number(values.effort)),
  )
  summaries.push(summary)
  console.log(lineOf(summary))
  if (values.out === undefined) continue
  mkdirSync(values.out, { recursive: true })
  writeFileSync(join(values.out, 'ladder.json'), `${JSON.stringify(summaries, null, 1)}\n`)
  writeFileSync(join(values.out, 'ladder.md'), documentOf(summaries))
}
await crew.dismiss()
