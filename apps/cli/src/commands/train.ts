import type { Training } from '@athanor/bots'
import { trainingOf } from '@athanor/registry/bots'
import type { Words } from '@athanor/terminal/words.ts'
import { misuse } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { progressLine } from '../terminal/progress.ts'
import { readCount, readGame, readSeed } from './arguments.ts'
import { gamesLimit } from './simulate.ts'

export interface TrainFlags {
  readonly game?: string
  readonly games?: string
  readonly seed?: string
  readonly tables?: string
  readonly out?: string
}

const usualGames = 500
/** Games after which what has been learnt is put down, so that little is lost when somebody breaks it off. */
const stride = 25

/** What is kept between two calls, beside the file that the bot reads. */
interface Kept {
  readonly seed: string
  readonly played: Readonly<Record<string, number>>
  readonly course: unknown
}

/**
 * Learns what a game's bots know from games against themselves. The same seed and number of games give the same file,
 * broken off and continued or not.
 */
export async function train(flags: TrainFlags, shell: Shell, words: Words): Promise<void> {
  const game = readGame(flags.game, words)
  const training = trainingOf(game.id)
  if (training === undefined || flags.out === undefined) {
    throw misuse(words.say(training === undefined ? 'cli.misuse.noTraining' : 'cli.misuse.trainOut'))
  }
  const goal = flags.games === undefined ? usualGames : readCount('--games', flags.games, gamesLimit, words)
  const seed = flags.seed === undefined ? game.id : readSeed(flags.seed, words)
  const wanted = flags.tables?.split(',').map((name) => name.trim()) ?? training.tables
  const tables = training.tables.filter((name) => wanted.includes(name))
  if (tables.length < wanted.length) {
    throw misuse(words.say('cli.misuse.trainTables', { known: training.tables.join(', ') }))
  }
  const courseFile = `${flags.out}.course`
  let kept = await keptIn(courseFile, seed, training, shell)
  const playedAt = (table: string) => kept.played[table] ?? 0
  const progress = progressLine(tables.length * goal, shell.errorIsTerminal ? shell.err : null)
  for (const table of tables) progress.advance(Math.min(goal, playedAt(table)))
  for (const table of tables) {
    while (playedAt(table) < goal) {
      const from = playedAt(table)
      const to = Math.min(goal, from + stride)
      let { course } = kept
      for (let number = from; number < to; number++)
        course = training.learn(course, table, `${seed}/${table}/${number}`)
      kept = { seed, played: { ...kept.played, [table]: to }, course }
      await shell.write(courseFile, JSON.stringify(kept))
      progress.advance(to - from)
    }
  }
  progress.done()
  const made = {
    // What comes of it follows from the seed and the games for each kind of table, however often it was broken off.
    command: `athanor train --game ${game.id} --seed ${seed}`,
    seed,
    date: shell.now().toISOString().slice(0, 10),
    games: kept.played,
  }
  await shell.write(flags.out, `${JSON.stringify({ made, values: training.result(kept.course) })}\n`)
  shell.out(`${words.say('cli.train.done', { file: flags.out })}\n`)
}

async function keptIn(file: string, seed: string, training: Training, shell: Shell): Promise<Kept> {
  const fresh: Kept = { seed, played: {}, course: training.begin() }
  let text: string
  try {
    text = await shell.read(file)
  } catch {
    return fresh
  }
  const kept = JSON.parse(text) as Kept
  return kept.seed === seed ? kept : fresh
}
