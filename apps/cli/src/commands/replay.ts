import { readerLogGame } from '@athanor/alchemy/reader'
import {
  type Game,
  type GameLog,
  namesOf,
  observeMatch,
  type ReplayStep,
  type Shape,
  type Viewer,
} from '@athanor/kernel'
import { seatNames, type Watcher, watchedEvent } from '@athanor/narration'
import { terminalClientOf } from '@athanor/registry/terminal'
import { cleanJson, cleanText } from '@athanor/terminal/cleanText.ts'
import type { Look, Names, TerminalClient } from '@athanor/terminal/terminalClient.ts'
import type { Words } from '@athanor/terminal/words.ts'
import { reasonsIn } from '../games/reasons.ts'
import { secondLook } from '../games/secondLook.ts'
import { story } from '../games/story.ts'
import { readLog, rulesOf, stepsOf } from '../logFile.ts'
import { misuse } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { readCount, wholeNumber } from './arguments.ts'
import { readerStory } from './readerStory.ts'

export interface ReplayFlags {
  readonly at?: string
  readonly viewer?: string
  readonly json?: boolean
  readonly why?: boolean
  readonly review?: string
  readonly worlds?: string
}

/** Tells a stored game again, or shows how it stood after so many entries. */
export async function replay(path: string, flags: ReplayFlags, shell: Shell, words: Words): Promise<void> {
  const log = await readLog(path, shell, words)
  if (log.header.game === readerLogGame) return readerStory(log, flags, shell, words)
  const { seats } = log.header
  const game = await rulesOf(log, words)
  const watcher = readWatcher(flags.viewer, seats.length, words)
  const at = flags.at === undefined ? undefined : readEntry(flags.at, log.entries.length, words)
  const steps = stepsOf(game, log, words)
  const look: Look = { words, paint: shell.paint, columns: shell.columns }
  const names = seatNames(log, words).map(cleanText)
  if (flags.why === true && log.outcome === null) throw misuse(words.say('cli.misuse.whyTooEarly'))
  if (flags.review !== undefined) {
    const again = { seat: readSeat(flags.review, seats.length, words), worlds: readWorlds(flags.worlds, words) }
    shell.out(`${secondLook(game, steps, log, again, names, look, shell).join('\n')}\n`)
    return
  }
  const reasons = flags.why === true ? await reasonsIn(game, steps, words) : undefined
  if (at === undefined) {
    shell.out(
      flags.json === true
        ? `${cleanJson(storyData(steps, watcher, log))}\n`
        : `${story(game, steps, watcher, names, look, reasons).join('\n')}\n`,
    )
    return
  }
  const step = steps[at] as ReplayStep<Shape>
  shell.out(
    flags.json === true
      ? `${cleanJson(positionData(game, step, watcher))}\n`
      : `${position(game, step, watcher, names, look).join('\n')}\n`,
  )
}

function readWatcher(text: string | undefined, seats: number, { say }: Words): Watcher {
  if (text === undefined || text === 'all') return 'all'
  if (text === 'spectator') return 'spectator'
  const seat = wholeNumber(text)
  if (seat === undefined || seat < 1 || seat > seats) throw misuse(say('cli.misuse.viewer', { given: text, seats }))
  return seat - 1
}

function readSeat(text: string, seats: number, { say }: Words): number {
  const seat = wholeNumber(text)
  if (seat === undefined || seat < 1 || seat > seats) {
    throw misuse(say('cli.misuse.reviewSeat', { given: text, seats: String(seats) }))
  }
  return seat - 1
}

/** More take longer than anybody waits. */
const mostWorlds = 1000

function readWorlds(text: string | undefined, words: Words): number | null {
  return text === undefined ? null : readCount('--worlds', text, mostWorlds, words)
}

function readEntry(text: string, entries: number, { say }: Words): number {
  const entry = wholeNumber(text)
  if (entry === undefined || entry > entries) throw misuse(say('cli.misuse.entry', { given: text, entries }))
  return entry
}

/** A sealed answer stays out of the story until it is opened: entries are shown only to those who see everything. */
function storyData(steps: readonly ReplayStep<Shape>[], watcher: Watcher, log: GameLog<unknown, unknown>): object {
  return {
    header: log.header,
    names: namesOf(log),
    viewer: watcher,
    steps: steps.map(({ entry, match, events }) => ({
      version: match.version,
      ...(watcher === 'all' ? { entry } : {}),
      events: events.map((event) => watchedEvent(event, watcher)),
    })),
    outcome: log.outcome,
  }
}

function position(
  game: Game<Shape>,
  step: ReplayStep<Shape>,
  watcher: Watcher,
  names: Names,
  look: Look,
): readonly string[] {
  const client = terminalClientOf(game.id)
  const viewer: Viewer = watcher === 'all' ? 'spectator' : watcher
  const { view } = observeMatch(game, step.match, viewer)
  const sections = [...client.board(view, names, look), ...pagesOf(client, view, false, names, look)]
  const board = sections.flatMap((section) => [...section, ''])
  const ownOf = (sight: Shape['view']) =>
    [client.own(sight, look), ...pagesOf(client, sight, true, names, look)].flatMap((section, index) =>
      index === 0 ? section : ['', ...section],
    )
  if (watcher !== 'all') return [...board, ...(viewer === 'spectator' ? [] : ownOf(view))]
  const hands = names.flatMap((name, seat) => {
    const lines = ownOf(observeMatch(game, step.match, seat).view)
    return [look.paint(name, { bold: true }), ...lines.map((line) => (line === '' ? '' : `  ${line}`))]
  })
  return [...board, ...hands]
}

/** The pages of a client that show the table, or those that show what the viewer alone sees. */
function pagesOf(
  client: TerminalClient<Shape>,
  view: Shape['view'],
  isOwn: boolean,
  names: Names,
  look: Look,
): readonly (readonly string[])[] {
  return (client.pages ?? []).filter((page) => page.isOwn === isOwn).map((page) => page.lines(view, names, look))
}

function positionData(game: Game<Shape>, { match }: ReplayStep<Shape>, watcher: Watcher): object {
  if (watcher === 'all') return { version: match.version, head: match.head, viewer: watcher, position: match.position }
  return { version: match.version, head: match.head, ...observeMatch(game, match, watcher) }
}
