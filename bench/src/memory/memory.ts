import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Figure, type Section, whole } from '../report.ts'

const run = promisify(execFile)
const table = fileURLToPath(new URL('./table.ts', import.meta.url))

interface Weighed {
  readonly moves: number
  /** Megabytes of the whole program at its largest. */
  readonly resident: number
  /** Megabytes that the worker of the bots held at most, rubbish included. */
  readonly held: number
  /** What of that is left after a collection. */
  readonly kept: number
}

/** Moves of a game until it is weighed: enough for everything to be remembered that is. */
const moves = 30

const tables = [
  ['compendium', 'standard'],
  ['apprentices', 'mixed'],
  ['alchemists', 'master'],
  ['alchemists', 'kingsGolem'],
] as const

async function weighed(game: string, preset: string, bot: string): Promise<Weighed> {
  // A browser gives a worker a small nursery, too; otherwise rubbish would be weighed.
  const flags = ['--expose-gc', '--max-semi-space-size=4']
  const { stdout } = await run(process.execPath, [...flags, table, game, preset, bot, String(moves)])
  return JSON.parse(stdout) as Weighed
}

/** What three masters at a table of four weigh, beside a table at which nobody thinks. */
export async function mastersMemorySection(): Promise<Section> {
  const figures: Figure[] = []
  for (const [game, preset] of tables) {
    const [without, masters] = [await weighed(game, preset, 'nobody'), await weighed(game, preset, 'master')]
    figures.push({
      what: `${game} (${preset}), three masters, ${masters.moves} moves`,
      value:
        `${whole(masters.resident - without.resident)} MB more at the largest than without, ` +
        `the worker kept ${whole(masters.kept)} MB, and held ${whole(masters.held)} MB at most before a collection`,
      goal: '≤ 60 MB',
    })
  }
  return { title: 'Memory of a table with three masters', figures }
}
