// Records whole games to keep: `npm run fixtures`. Games of rules that are recorded already stay as they are, because
// they are the proof that those rules have not changed; `-- --overwrite` records them anew all the same.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBot } from '@athanor/bots'
import { compendium } from '@athanor/compendium'
import type { Game, Shape } from '@athanor/kernel'
import { type Choose, recordFixture } from '@athanor/kernel/testing'
import { projectRoot } from './sourceFiles.ts'

interface Recording {
  readonly name: string
  readonly game: Game<Shape>
  readonly options: object
  /** Who plays, seat by seat. */
  readonly bots: readonly string[]
  readonly seed: string
}

/** Moves between two hashes of the whole position. */
const hashEvery = 5

/** Seeds were picked so that the stored games hold what is rare: a chip of 100, an empty supply, a skipped turn. */
const compendiumGames: readonly Omit<Recording, 'game'>[] = [
  { name: 'two-greedy', options: {}, bots: ['greedy', 'greedy'], seed: '1' },
  { name: 'two-random-no-schools', options: { schools: false }, bots: ['random', 'random'], seed: '2' },
  { name: 'three-greedy', options: {}, bots: ['greedy', 'greedy', 'greedy'], seed: '3' },
  {
    name: 'three-german-random',
    options: { threePlayerSetup: 'german' },
    bots: ['random', 'random', 'random'],
    seed: '4',
  },
  {
    name: 'three-german-split-last-seat-first',
    options: { threePlayerSetup: 'german', schoolTie: 'split', firstPlayer: 'seat3' },
    bots: ['greedy', 'random', 'greedy'],
    seed: '5',
  },
  { name: 'four-greedy', options: {}, bots: ['greedy', 'greedy', 'greedy', 'greedy'], seed: '23' },
  {
    name: 'four-random-split',
    options: { schoolTie: 'split', openLog: false },
    bots: ['random', 'random', 'random', 'random'],
    seed: '7',
  },
  {
    name: 'five-greedy-second-seat-first',
    options: { firstPlayer: 'seat2' },
    bots: ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
    seed: '8',
  },
  {
    name: 'five-mixed-split',
    options: { schoolTie: 'split' },
    bots: ['random', 'greedy', 'random', 'greedy', 'random'],
    seed: '9',
  },
  {
    // Nothing is left to take in the last round.
    name: 'five-random-no-schools',
    options: { schools: false },
    bots: ['random', 'random', 'random', 'random', 'random'],
    seed: '24',
  },
  {
    // The supply runs dry in the last round, and somebody can do nothing.
    name: 'five-random-skipped-turn',
    options: {},
    bots: ['random', 'random', 'random', 'random', 'random'],
    seed: 'skip0',
  },
]

const recordings: readonly Recording[] = compendiumGames.map((recording) => ({ ...recording, game: compendium }))

function chooserOf({ game, bots }: Recording): Choose<Shape> {
  const seated = bots.map((id) => {
    const bot = findBot(game.id, id)
    if (bot === undefined) throw new Error(`${game.id} has no bot ${id}`)
    return bot
  })
  return (view, _, chance) => {
    const bot = seated[viewerOf(view)]
    if (bot === undefined) throw new Error('nobody sits there')
    return bot.choose(view, { chance, effort: 1, outOfTime: () => false })
  }
}

/** Views say whose they are. */
function viewerOf(view: object): number {
  return 'viewer' in view && typeof view.viewer === 'number' ? view.viewer : -1
}

function fileOf({ game, name }: Recording): string {
  return join('games', game.id, 'fixtures', `${name}.v${game.rulesVersion}.json`)
}

const overwrite = process.argv.includes('--overwrite')
const kept = recordings.filter((recording) => !overwrite && existsSync(join(projectRoot, fileOf(recording))))
const due = recordings.filter((recording) => !kept.includes(recording))

for (const recording of due) {
  const { game, options, bots, seed } = recording
  const setup = { options, seats: bots.length }
  const fixture = recordFixture(game, setup, chooserOf(recording), `fixture/${seed}`, hashEvery)
  const path = join(projectRoot, fileOf(recording))
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, `${JSON.stringify(fixture)}\n`)
  console.log(`${fileOf(recording)}: ${fixture.log.entries.length} moves`)
}
for (const recording of kept) {
  console.error(`${fileOf(recording)}: kept; raise rulesVersion when the rules changed, or say --overwrite`)
}
if (due.length === 0 && kept.length > 0) process.exitCode = 1
