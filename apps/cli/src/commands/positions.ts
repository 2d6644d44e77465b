import type { AskedPosition, PositionBook } from '@athanor/bots'
import { positionFinderOf } from '@athanor/registry/bots'
import type { Words } from '@athanor/terminal/words.ts'
import { misuse } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { progressLine } from '../terminal/progress.ts'
import { readCount, readGame, readSeed } from './arguments.ts'

export interface PositionsFlags {
  readonly game?: string
  readonly days?: string
  readonly seed?: string
  readonly worlds?: string
  readonly out?: string
}

const usualDays = 60
const limits = { days: 1000, worlds: 10_000 } as const

/**
 * Looks for positions that are worth asking about, and for what each answer is worth. The same seed and number of days
 * give the same file, broken off and continued or not: after every deal is put down what has been found.
 */
export async function positions(flags: PositionsFlags, shell: Shell, words: Words): Promise<void> {
  const game = readGame(flags.game, words)
  const finder = positionFinderOf(game.id)
  if (finder === undefined || flags.out === undefined) {
    throw misuse(words.say(finder === undefined ? 'cli.misuse.noPositions' : 'cli.misuse.positionsOut'))
  }
  const days = flags.days === undefined ? usualDays : readCount('--days', flags.days, limits.days, words)
  const seed = flags.seed === undefined ? game.id : readSeed(flags.seed, words)
  const worlds = flags.worlds === undefined ? finder.worlds : readCount('--worlds', flags.worlds, limits.worlds, words)
  const before = await bookIn(flags.out, shell)
  const isContinued = before?.made.seed === seed && before.made.worlds === worlds && before.game === game.id
  const found: AskedPosition[] = isContinued ? [...before.positions] : []
  let deals = isContinued ? before.made.deals : 0
  const progress = progressLine(days, shell.errorIsTerminal ? shell.err : null)
  progress.advance(Math.min(days, found.length))
  while (found.length < days) {
    const position = finder.find(seed, deals, worlds)
    deals += 1
    if (position === null) continue
    found.push(position)
    progress.advance(1)
    await shell.write(flags.out, written({ game, seed, worlds, deals, date: dateOf(shell) }, found))
  }
  progress.done()
  shell.out(`${words.say('cli.positions.done', { file: flags.out, count: found.length, deals })}\n`)
}

interface Making {
  readonly game: { readonly id: string; readonly rulesVersion: number }
  readonly seed: string
  readonly worlds: number
  readonly deals: number
  readonly date: string
}

function written({ game, seed, worlds, deals, date }: Making, found: readonly AskedPosition[]): string {
  const book: PositionBook = {
    made: {
      command: `athanor positions --game ${game.id} --seed ${seed} --worlds ${worlds} --days ${found.length}`,
      seed,
      date,
      deals,
      worlds,
    },
    game: game.id,
    rulesVersion: game.rulesVersion,
    positions: found,
  }
  return `${JSON.stringify(book)}\n`
}

function dateOf(shell: Shell): string {
  return shell.now().toISOString().slice(0, 10)
}

async function bookIn(file: string, shell: Shell): Promise<PositionBook | null> {
  try {
    return JSON.parse(await shell.read(file)) as PositionBook
  } catch {
    return null
  }
}
