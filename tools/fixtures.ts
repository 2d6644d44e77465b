// Records whole games to keep: `npm run fixtures`. Games of rules that are recorded already stay as they are, because
// they are the proof that those rules have not changed; `-- --overwrite` records them anew all the same, and
// `-- --into <folder>` records all of them elsewhere, to compare.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Shape } from '@athanor/kernel'
import { type Choose, recordFixture } from '@athanor/kernel/testing'
import type { GameChecks } from '@athanor/parts'
import { findBot } from '@athanor/registry/bots'
import { checkedGame, recordings } from './checkedGames.ts'
import { projectRoot } from './sourceFiles.ts'

/** Moves between two hashes of the whole position. */
const hashEvery = 5

type Recording = (typeof recordings)[number]
type Player = NonNullable<GameChecks['lively']>

function playerOf(gameId: string, id: string): Player {
  const bot = findBot(gameId, id)
  if (bot !== undefined) return (view, chance) => bot.choose(view, { chance, effort: 1, outOfTime: () => false })
  const player = id === 'lively' ? checkedGame(gameId)?.checks.lively : undefined
  if (player === undefined) throw new Error(`${gameId} has no player ${id}`)
  return player
}

function chooserOf({ game, players }: Recording): Choose<Shape> {
  const seated = players.map((id) => playerOf(game.id, id))
  return (view, _, chance) => {
    const player = seated[viewerOf(view)]
    if (player === undefined) throw new Error('nobody sits there')
    return player(view, chance)
  }
}

/** Views say whose they are. */
function viewerOf(view: object): number {
  return 'viewer' in view && typeof view.viewer === 'number' ? view.viewer : -1
}

function fileOf({ game, name }: Recording): string {
  return join('games', game.id, 'fixtures', `${name}.v${game.rulesVersion}.json`)
}

const { values: asked } = parseArgs({
  options: { overwrite: { type: 'boolean', default: false }, into: { type: 'string' } },
})
const folder = asked.into === undefined ? projectRoot : resolve(asked.into)
const kept = recordings.filter((recording) => !asked.overwrite && existsSync(join(folder, fileOf(recording))))
const due = recordings.filter((recording) => !kept.includes(recording))

for (const recording of due) {
  const { game, options, players, seed } = recording
  const setup = { options, seats: players.length }
  const fixture = recordFixture(game, setup, chooserOf(recording), `fixture/${seed}`, hashEvery)
  const path = join(folder, fileOf(recording))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(fixture)}\n`)
  console.log(`${fileOf(recording)}: ${fixture.log.entries.length} moves`)
}
for (const recording of kept) {
  console.error(`${fileOf(recording)}: kept; raise rulesVersion when the rules changed, or say --overwrite`)
}
if (due.length === 0 && kept.length > 0) process.exitCode = 1
