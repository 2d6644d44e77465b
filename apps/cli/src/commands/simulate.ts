import type { Game, Shape } from '@athanor/kernel'
import { terminalClientOf } from '@athanor/registry/terminal'
import { table } from '@athanor/terminal/table.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { unpainted, type Words } from '@athanor/terminal/words.ts'
import { playSeries, type Series } from '../matchPool.ts'
import type { MatchPlan } from '../matchRunner.ts'
import { failure, misuse } from '../problems.ts'
import { freshSalt, secretInSeries } from '../seeds.ts'
import type { Shell } from '../shell.ts'
import { progressLine } from '../terminal/progress.ts'
import { seatedInTurn } from '../tournament/seatings.ts'
import { type Standing, type Tally, tally } from '../tournament/tally.ts'
import {
  type OptionFlags,
  readContestants,
  readCount,
  readEffort,
  readGame,
  readGameOptions,
  readPlayers,
  readSeed,
  usualBot,
} from './arguments.ts'

export interface SeriesFlags extends OptionFlags {
  readonly game?: string
  readonly players?: string
  readonly bots?: string
  readonly games?: string
  readonly seed?: string
  readonly effort?: string
  readonly workers?: string
  readonly json?: boolean
}

export interface SimulateFlags extends SeriesFlags {
  readonly out?: string
  readonly views?: boolean
}

/** More games than anybody waits for; a slip of the finger should not fill the memory. */
export const gamesLimit = 1_000_000
export const workersLimit = 256

const defaultGames = 100

/** Plays many games between bots and sums them up. */
export async function simulate(flags: SimulateFlags, shell: Shell, words: Words): Promise<void> {
  const game = readGame(flags.game, words)
  const listed = flags.bots === undefined ? [usualBot(game)] : readContestants(flags.bots, game, words)
  const players =
    flags.players === undefined ? Math.max(game.players.min, listed.length) : readPlayers(flags.players, game, words)
  if (listed.length > players)
    throw misuse(words.say('cli.misuse.tooManyBots', { bots: listed.length, seats: players }))
  const games = flags.games === undefined ? defaultGames : readCount('--games', flags.games, gamesLimit, words)
  const seed = flags.seed === undefined ? freshSalt() : readSeed(flags.seed, words)
  const effort = flags.effort === undefined ? 1 : readEffort(flags.effort, words)
  const workers = flags.workers === undefined ? shell.cores : readCount('--workers', flags.workers, workersLimit, words)
  const options = await readGameOptions(game, players, flags, shell, words)
  const bots = seatedInTurn(listed, players)
  const plans = Array.from({ length: games }, (_, number): MatchPlan => {
    return { game: game.id, options, bots, secret: secretInSeries(seed, number), effort }
  })

  const started = performance.now()
  const progress = progressLine(games, shell.errorIsTerminal ? shell.err : null)
  const heading = { game: game.id, rulesVersion: game.rulesVersion, options, players, bots, seed, effort }
  const record = await recorder(flags, heading, shell, words)
  const reports = await playSeries({ plans, workers, onProgress: progress.advance, ...record }).finally(progress.done)
  const seconds = (performance.now() - started) / 1000

  const result = tally(bots, reports)
  const moves = result.moves.mean * games
  if (flags.json === true) {
    // What depends on the machine is kept apart: everything else is the same wherever it is played.
    const timing = { workers, seconds, gamesPerSecond: games / seconds, actionsPerSecond: moves / seconds }
    shell.out(`${JSON.stringify({ ...heading, ...result, timing }, null, 2)}\n`)
    return
  }
  const look: Look = { words, paint: shell.paint, columns: shell.columns }
  const lines = [
    words.say('cli.simulate.heading', { title: terminalClientOf(game.id).title(look), games, players, seed }),
    '',
    ...standingsTable(result, look),
    '',
    ...pointsTable(game, result, look),
    '',
    words.say('cli.simulate.length', {
      mean: words.number(result.moves.mean, 1),
      min: result.moves.min,
      max: result.moves.max,
    }),
    words.say('cli.simulate.speed', {
      seconds: words.number(seconds, 1),
      games: rate(games / seconds, words),
      actions: rate(moves / seconds, words),
      workers,
    }),
  ]
  shell.out(`${lines.join('\n')}\n`)
}

/** Where the games are written down, if anywhere; its first line says what was played. */
async function recorder(
  { out, views }: SimulateFlags,
  heading: object,
  shell: Shell,
  words: Words,
): Promise<Pick<Series, 'record'>> {
  if (out === undefined) {
    if (views === true) throw misuse(words.say('cli.misuse.views'))
    return {}
  }
  const unwritable = () => failure(unpainted(words).say('cli.failure.unwritable', { path: out }))
  const detail = views === true ? 'views' : 'moves'
  await shell.write(out, `${JSON.stringify({ trajectories: 1, ...heading })}\n`).catch(() => {
    throw unwritable()
  })
  return {
    record: {
      detail,
      write: (lines) =>
        shell.append(out, `${lines.join('\n')}\n`).catch(() => {
          throw unwritable()
        }),
    },
  }
}

function standingsTable({ seats, bots }: Tally, { words, paint }: Look): readonly string[] {
  const columns = [
    { title: words.say('cli.table.seat') },
    { title: words.say('cli.table.bot') },
    { title: words.say('cli.table.wins'), numeric: true },
    { title: words.say('cli.table.share'), numeric: true },
    { title: words.say('cli.table.interval'), numeric: true },
  ]
  const row = (seat: string, standing: Standing) => [
    seat,
    standing.bot,
    words.number(standing.wins, Number.isInteger(standing.wins) ? 0 : 1),
    words.percent(standing.share),
    interval(standing.interval, words),
  ]
  const rows = seats.map((standing, seat) => row(String(seat + 1), standing))
  // Worth a line of its own only where a bot holds several seats beside other bots.
  if (bots.length > 1 && bots.length < seats.length) rows.push(...bots.map((standing) => row('Σ', standing)))
  return table(columns, rows, paint)
}

function pointsTable(game: Game<Shape>, { seats }: Tally, look: Look): readonly string[] {
  const { words, paint } = look
  const client = terminalClientOf(game.id)
  const sources = Object.keys(seats[0]?.meanBySource ?? {})
  const columns = [
    { title: words.say('cli.table.meanPoints') },
    ...seats.map(({ bot }, seat) => ({ title: `${seat + 1} ${bot}`, numeric: true })),
  ]
  const rows = sources.map((source) => [
    client.scoreSource(source, look),
    ...seats.map((standing) => words.number(standing.meanBySource[source] ?? 0, 1)),
  ])
  const total = [words.say('cli.table.total'), ...seats.map((standing) => words.number(standing.meanTotal, 1))]
  return table(columns, [...rows, total.map((cell) => paint(cell, { bold: true }))], paint)
}

function rate(perSecond: number, words: Words): string {
  return words.number(perSecond, perSecond < 10 ? 1 : 0)
}

export function interval({ low, high }: Standing['interval'], words: Words): string {
  return `${words.percent(low)} – ${words.percent(high)}`
}
