import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Figure, percent, type Section, whole } from './report.ts'

const run = promisify(execFile)

/** What `athanor bots --json` says about one contestant. */
interface Rating {
  readonly bot: string
  readonly elo: number
  readonly share: number
  readonly shareInterval: { readonly low: number; readonly high: number }
}

interface Tournament {
  readonly games: number
  readonly ratings: readonly Rating[]
  readonly timing: readonly { readonly bot: string; readonly meanThinking: number; readonly longestThinking: number }[]
}

interface Pairing {
  readonly game: string
  readonly bots: readonly [string, string]
  readonly players: number
  readonly deals: number
  readonly effort: number
  readonly goal?: string
}

const game = 'compendium'
const pairings: readonly Pairing[] = [
  { game, bots: ['greedy', 'random'], players: 2, deals: 1000, effort: 1, goal: '≥ 95 %' },
  { game, bots: ['strong', 'greedy'], players: 2, deals: 500, effort: 0.1, goal: '≥ 65 %' },
  { game, bots: ['strong', 'greedy'], players: 2, deals: 30, effort: 1, goal: '≥ 65 %, ≤ 1 s a move' },
  { game, bots: ['strong', 'greedy'], players: 3, deals: 30, effort: 0.1 },
  { game, bots: ['strong', 'greedy'], players: 4, deals: 15, effort: 0.1 },
  { game, bots: ['strong', 'greedy'], players: 5, deals: 8, effort: 0.1 },
]

const dice = 'apprentices'
const dicePairings: readonly Pairing[] = [
  { game: dice, bots: ['greedy', 'random'], players: 2, deals: 500, effort: 1, goal: '≥ 95 %' },
  { game: dice, bots: ['strong', 'greedy'], players: 2, deals: 500, effort: 1, goal: '≥ 65 %, ≤ 1 s a move' },
  { game: dice, bots: ['strong', 'greedy'], players: 3, deals: 70, effort: 1 },
  { game: dice, bots: ['strong', 'greedy'], players: 4, deals: 100, effort: 1 },
]

/** Mirrored tournaments through the command line, as anybody can run them. */
export async function botsSection(): Promise<Section> {
  return { title: 'Bots: share of wins in mirrored games', figures: await played(pairings) }
}

export async function apprenticesBotsSection(): Promise<Section> {
  return { title: 'Bots for The Apprentices: share of wins in mirrored games', figures: await played(dicePairings) }
}

async function played(all: readonly Pairing[]): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const pairing of all) figures.push(await play(pairing))
  return figures
}

async function play({ game: id, bots, players, deals, effort, goal }: Pairing): Promise<Figure> {
  const cli = fileURLToPath(import.meta.resolve('@athanor/cli'))
  const flags = [
    '--game',
    id,
    '--bots',
    bots.join(','),
    '--players',
    players,
    '--games',
    deals,
    '--effort',
    effort,
    '--seed',
    'bench',
  ]
  const { stdout } = await run(process.execPath, [cli, 'bots', ...flags.map(String), '--json'])
  const tournament = JSON.parse(stdout) as Tournament
  const [name] = bots
  const rating = tournament.ratings.find(({ bot }) => bot === name)
  const time = tournament.timing.find(({ bot }) => bot === name)
  if (rating === undefined || time === undefined) throw new Error(`no rating for ${name}`)
  const { low, high } = rating.shareInterval
  const equal = players > 2 ? `, equal chance ${percent(1 / players)}` : ''
  return {
    what: `${bots.join(' v. ')}, ${players} players, effort ${effort}, ${whole(tournament.games)} games`,
    value:
      `${percent(rating.share)} (${percent(low)} to ${percent(high)})${equal}; ` +
      `${time.meanThinking.toFixed(1)} ms a move, longest ${whole(time.longestThinking)} ms`,
    ...(goal === undefined ? {} : { goal }),
  }
}
