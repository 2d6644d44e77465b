import { quickChance } from '@athanor/kernel'
import { botsFor } from '@athanor/registry/bots'
import { terminalClientOf } from '@athanor/registry/terminal'
import { table } from '@athanor/terminal/table.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import type { Words } from '@athanor/terminal/words.ts'
import { playSeries } from '../matchPool.ts'
import type { MatchPlan } from '../matchRunner.ts'
import { misuse } from '../problems.ts'
import { freshSalt, secretInSeries } from '../seeds.ts'
import type { Shell } from '../shell.ts'
import { progressLine } from '../terminal/progress.ts'
import { mirroredSeatings } from '../tournament/seatings.ts'
import { type Ranking, rank } from '../tournament/tournament.ts'
import {
  readContestants,
  readCount,
  readEffort,
  readGame,
  readGameOptions,
  readPlayers,
  readSeed,
} from './arguments.ts'
import { gamesLimit, interval, type SeriesFlags, workersLimit } from './simulate.ts'

const defaultDeals = 20

/** Every way to play once. */
function usualContestants(game: string): readonly string[] {
  return botsFor(game).flatMap(({ id, character }) => (character === true ? [] : [id]))
}

/** A tournament between bots in which nobody owes anything to seat or luck: every deal is played with every seating. */
export async function bots(flags: SeriesFlags, shell: Shell, words: Words): Promise<void> {
  const game = readGame(flags.game, words)
  const listed = flags.bots === undefined ? usualContestants(game.id) : readContestants(flags.bots, game, words)
  const contestants = [...new Set(listed)]
  if (contestants.length < 2) throw misuse(words.say('cli.misuse.oneBot'))
  const players = flags.players === undefined ? game.players.min : readPlayers(flags.players, game, words)
  const deals = flags.games === undefined ? defaultDeals : readCount('--games', flags.games, gamesLimit, words)
  const seed = flags.seed === undefined ? freshSalt() : readSeed(flags.seed, words)
  const effort = flags.effort === undefined ? 1 : readEffort(flags.effort, words)
  const workers = flags.workers === undefined ? shell.cores : readCount('--workers', flags.workers, workersLimit, words)
  const options = await readGameOptions(game, players, flags, shell, words)
  const seatings = mirroredSeatings(contestants, players)
  const plans = Array.from({ length: deals }, (_, deal) => secretInSeries(seed, deal)).flatMap((secret) =>
    seatings.map((seating): MatchPlan => ({ game: game.id, options, bots: seating, secret, effort })),
  )

  const progress = progressLine(plans.length, shell.errorIsTerminal ? shell.err : null)
  const reports = await playSeries({ plans, workers, onProgress: progress.advance }).finally(progress.done)
  const ranking = rank({ contestants, seatings, reports }, quickChance(seed))

  if (flags.json === true) {
    const heading = { game: game.id, rulesVersion: game.rulesVersion, options, players, seed, effort, deals }
    const { ratings, ...rest } = ranking
    const timing = ratings.map(({ bot, meanThinking, longestThinking }) => ({ bot, meanThinking, longestThinking }))
    const results = ratings.map(({ meanThinking: _mean, longestThinking: _longest, ...rating }) => rating)
    shell.out(`${JSON.stringify({ ...heading, games: plans.length, ...rest, ratings: results, timing }, null, 2)}\n`)
    return
  }
  const look: Look = { words, paint: shell.paint, columns: shell.columns }
  const title = terminalClientOf(game.id).title(look)
  const lines = [
    words.say('cli.bots.heading', { title, deals, games: plans.length, players, seed }),
    '',
    ...ratingsTable(ranking, players, look),
    '',
    ...(ranking.bounded ? [] : [words.say('cli.bots.unbounded')]),
    words.say('cli.bots.method'),
  ]
  shell.out(`${lines.join('\n')}\n`)
}

function ratingsTable({ ratings, equalShare }: Ranking, players: number, { words, paint }: Look): readonly string[] {
  const rows = ratings.map((rating) => [
    rating.bot,
    words.number(rating.elo),
    `${words.number(rating.eloInterval.low)} … ${words.number(rating.eloInterval.high)}`,
    words.percent(rating.share),
    interval(rating.shareInterval, words),
    // With two players the share says the same as Elo; with more it is measured against equal chances.
    ...(players > 2 ? [words.number(rating.share / equalShare, 2)] : []),
    words.number(rating.meanThinking, 1),
    words.number(rating.longestThinking, 1),
  ])
  const columns = [
    { title: words.say('cli.table.bot') },
    { title: words.say('cli.table.elo'), numeric: true },
    { title: words.say('cli.table.interval'), numeric: true },
    { title: words.say('cli.table.share'), numeric: true },
    { title: words.say('cli.table.interval'), numeric: true },
    ...(players > 2 ? [{ title: words.say('cli.table.againstEqual'), numeric: true }] : []),
    { title: words.say('cli.table.meanThinking'), numeric: true },
    { title: words.say('cli.table.longestThinking'), numeric: true },
  ]
  return table(columns, rows, paint)
}
