// `npm run fuzz [-- --game compendium --games 100000 --seed text --bot greedy --thorough]`: random games, or games of a
// bot against itself, through the conformance kit on all cores, or on fewer with --workers. The cheap properties look at
// every move; the expensive ones at a small share of the moves (--share 0.005), or at all of them with --thorough;
// --only nonInterference,undo leaves the other expensive ones to the first game at each table.
// `--with a,b` takes only tables at which one of these options is on, and may be repeated; `--without a,b` only tables at
// which none is. Ends with 1 when anything was found.
// `npm run fuzz -- --every-bot [--game id] [--games 10000] [--effort 1] [--seconds 600] [--kept file]`: games of every strength of every
// game against itself, at all tables in turn; how far it has come is kept, so it can be broken off and called again.

import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { conformance, describeFinding, type Finding, type PropertyName, propertyNames } from '@athanor/kernel/testing'
import { botsFor, findBot } from '@athanor/registry/bots'
import { checkedGame, checkedGames } from './checkedGames.ts'
import { allPlayers, courseIn, playEvery, playSlice, type Slice, type SliceResult } from './everyBot.ts'

interface Job {
  readonly game: string
  readonly games: number
  readonly seed: string
  /** Who plays; null for chance. */
  readonly bot: string | null
  /** Of the moves, for properties that cost more than the game itself. */
  readonly share: number
  /** Properties that are looked at, besides the cheap ones; all when there are none. */
  readonly only: readonly string[]
  readonly tables: Tables
}

/** Which of a game's tables are played at: of each list one option is on, and none of the others. */
interface Tables {
  readonly some: readonly (readonly string[])[]
  readonly none: readonly string[]
}

function isAmong({ some, none }: Tables, options: object): boolean {
  const isOn = (name: string) => (options as Readonly<Record<string, unknown>>)[name] === true
  return some.every((names) => names.some(isOn)) && !none.some(isOn)
}

interface Result {
  readonly findings: readonly Finding[]
  readonly games: number
  readonly moves: number
  /** Positions at which the leak test compared two worlds, and worlds drawn. */
  readonly compared: number
  /** Other choices made in secret parts, and moves of the game made after them. */
  readonly twins: number
  readonly followed: number
  readonly resamples: number
  readonly differing: number
  readonly looks: ReadonlyMap<PropertyName, number>
}

const cheap: ReadonlySet<PropertyName> = new Set(['ends', 'invariant', 'coverage'])

/** One share for every property that costs more than the game itself, or for some of them and none for the others. */
function ratesOf({ share, only }: Job): Readonly<Partial<Record<PropertyName, number>>> {
  const isLooked = (name: string) => only.length === 0 || only.includes(name)
  return Object.fromEntries(
    propertyNames.filter((name) => !cheap.has(name)).map((name) => [name, isLooked(name) ? share : 0]),
  )
}

function inspect(job: Job): Result {
  const { game, games, seed, bot, tables } = job
  const known = checkedGame(game)
  if (known === undefined) throw new RangeError(`no harness for ${game}`)
  const player = bot === null ? undefined : findBot(game, bot)
  const { findings, tally } = known.checks.kit((contract, harness) =>
    conformance(contract, {
      ...harness,
      setups: harness.setups.filter(({ options }) => isAmong(tables, options)),
      games,
      seed,
      coverageGames: 0,
      rates: ratesOf(job),
      ...(player && {
        choose: (view, _, chance) => player.choose(view, { chance, effort: 1, outOfTime: () => false }),
      }),
    }),
  )
  const { compared, twins, followed, resamples, differing, moves, looks } = tally
  return { findings, games: tally.games, moves, compared, twins, followed, resamples, differing, looks }
}

function runWorker<Answer>(job: Job | Slice): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job })
    worker.once('message', (result: Answer) => resolve(result))
    worker.once('error', reject)
  })
}

function namesIn(list: string): readonly string[] {
  return list.split(',').filter((name) => name !== '')
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      games: { type: 'string', default: '10000' },
      seed: { type: 'string', default: 'fuzz' },
      bot: { type: 'string' },
      thorough: { type: 'boolean', default: false },
      share: { type: 'string', default: '0.005' },
      only: { type: 'string', default: '' },
      workers: { type: 'string', default: String(availableParallelism()) },
      'every-bot': { type: 'boolean', default: false },
      effort: { type: 'string', default: '1' },
      seconds: { type: 'string', default: 'Infinity' },
      kept: { type: 'string', default: '.cache/everyBot.json' },
      with: { type: 'string', multiple: true, default: [] },
      without: { type: 'string', default: '' },
    },
  })
  const { game = 'compendium' } = values
  const games = Number(values.games)
  const share = values.thorough ? 1 : Number(values.share)
  const tables: Tables = { some: values.with.map(namesIn), none: namesIn(values.without) }
  if (!Number.isInteger(games) || games < 1 || checkedGame(game) === undefined) {
    console.error(
      `--games takes a whole number from 1 on, --game one of ${checkedGames.map((checked) => checked.game.id).join(', ')}.`,
    )
    process.exitCode = 2
    return
  }
  if (values.bot !== undefined && findBot(game, values.bot) === undefined) {
    console.error(
      `--bot takes one of ${botsFor(game)
        .map(({ id }) => id)
        .join(', ')}.`,
    )
    process.exitCode = 2
    return
  }
  const workers = Math.min(games, Math.max(1, Math.floor(Number(values.workers)) || 1))
  if (values['every-bot']) {
    const { kept, seed } = values
    await everyBot({
      game: values.game,
      games,
      seed,
      effort: Number(values.effort),
      seconds: Number(values.seconds),
      kept,
      workers,
    })
    return
  }
  const began = performance.now()
  const results = await Promise.all(
    Array.from({ length: workers }, (_, number) =>
      runWorker<Result>({
        game,
        games: Math.floor(games / workers) + (number < games % workers ? 1 : 0),
        seed: `${values.seed}/${number}`,
        bot: values.bot ?? null,
        share,
        only: namesIn(values.only),
        tables,
      }),
    ),
  )
  report(results, (performance.now() - began) / 1000)
}

interface EveryBot {
  readonly game: string | undefined
  readonly games: number
  readonly seed: string
  readonly effort: number
  readonly seconds: number
  readonly kept: string
  readonly workers: number
}

async function everyBot({ game, games, seed, effort, seconds, kept, workers }: EveryBot): Promise<void> {
  mkdirSync(dirname(kept), { recursive: true })
  const end = performance.now() + 1000 * seconds
  const players = allPlayers(game)
  const course = await playEvery(players, games, kept, courseIn(kept, seed, effort), workers, {
    play: (slice) => runWorker<SliceResult>(slice),
    isOver: () => performance.now() >= end,
  })
  const rows = players.map((player) => ({
    name: `${player.game} ${player.bot}`,
    ...course.done[`${player.game} ${player.bot}`],
  }))
  for (const { name, games: played = 0, moves = 0 } of rows) console.log(`${name}: ${played} games, ${moves} moves`)
  for (const finding of course.findings) console.log(describeFinding(finding))
  const isDone = rows.every(({ games: played = 0 }) => played >= games)
  console.log(
    `${course.findings.length === 0 ? 'nothing found' : `${course.findings.length} findings`}${isDone ? '' : `; call it again to go on (${kept})`}`,
  )
  process.exitCode = course.findings.length === 0 ? 0 : 1
}

function report(results: readonly Result[], seconds: number): void {
  const sum = (count: (result: Result) => number) => results.reduce((total, result) => total + count(result), 0)
  const whole = (value: number) => value.toLocaleString('en-US')
  const looks = (name: PropertyName) => sum((result) => result.looks.get(name) ?? 0)
  console.log(
    `${whole(sum(({ games }) => games))} games, ${whole(sum(({ moves }) => moves))} moves, ${seconds.toFixed(0)} s`,
  )
  console.log(
    `leak test: ${whole(looks('nonInterference'))} states, ${whole(sum(({ compared }) => compared))} moves made in two worlds, ` +
      `${whole(sum(({ differing }) => differing))} of ${whole(sum(({ resamples }) => resamples))} drawn worlds were not the true one`,
  )
  console.log(
    `secret choices: ${whole(sum(({ twins }) => twins))} made otherwise, ${whole(sum(({ followed }) => followed))} later moves compared`,
  )
  // Coverage is judged by the tests; a slice of a fuzz run need not meet everything.
  const findings = results.flatMap((result) => result.findings).filter(({ property }) => property !== 'coverage')
  for (const finding of findings) console.log(describeFinding(finding))
  console.log(findings.length === 0 ? 'nothing found' : `${findings.length} findings`)
  process.exitCode = findings.length === 0 ? 0 : 1
}

if (isMainThread) await main()
else {
  const given = workerData as Job | Slice
  parentPort?.postMessage('from' in given ? playSlice(given, () => performance.now()) : inspect(given))
}
