import { readerLogGame } from '@athanor/alchemy/reader'
import { type Game, type GameLog, matchSight, type ReplayStep, type Shape, type Viewer } from '@athanor/kernel'
import { type Watcher, watchedEvent } from '@athanor/telling'
import { faceOf } from '../games/faces.ts'
import type { GameFace, Look, Names } from '../games/gameFace.ts'
import { story } from '../games/story.ts'
import { readLog, rulesOf, stepsOf } from '../logFile.ts'
import { misuse } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { cleanText } from '../terminal/cleanText.ts'
import type { Words } from '../words.ts'
import { wholeNumber } from './arguments.ts'
import { readerStory } from './readerStory.ts'

export interface ReplayFlags {
  readonly at?: string
  readonly viewer?: string
  readonly json?: boolean
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
  const names = seats.map((seat) => cleanText(seat.name))
  if (at === undefined) {
    shell.out(
      flags.json === true
        ? `${JSON.stringify(storyData(steps, watcher, log), null, 2)}\n`
        : `${story(game, steps, watcher, names, look).join('\n')}\n`,
    )
    return
  }
  const step = steps[at] as ReplayStep<Shape>
  shell.out(
    flags.json === true
      ? `${JSON.stringify(positionData(game, step, watcher), null, 2)}\n`
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

function readEntry(text: string, entries: number, { say }: Words): number {
  const entry = wholeNumber(text)
  if (entry === undefined || entry > entries) throw misuse(say('cli.misuse.entry', { given: text, entries }))
  return entry
}

/** A sealed answer stays out of the story until it is opened: entries are shown only to those who see everything. */
function storyData(steps: readonly ReplayStep<Shape>[], watcher: Watcher, log: GameLog<unknown, unknown>): object {
  return {
    header: log.header,
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
  const face = faceOf(game.id)
  const viewer: Viewer = watcher === 'all' ? 'spectator' : watcher
  const { view } = matchSight(game, step.match, viewer)
  const sections = [...face.board(view, names, look), ...pagesOf(face, view, false, names, look)]
  const board = sections.flatMap((section) => [...section, ''])
  const ownOf = (sight: Shape['view']) =>
    [face.own(sight, look), ...pagesOf(face, sight, true, names, look)].flatMap((section, index) =>
      index === 0 ? section : ['', ...section],
    )
  if (watcher !== 'all') return [...board, ...(viewer === 'spectator' ? [] : ownOf(view))]
  const hands = names.flatMap((name, seat) => {
    const lines = ownOf(matchSight(game, step.match, seat).view)
    return [look.paint(name, { bold: true }), ...lines.map((line) => (line === '' ? '' : `  ${line}`))]
  })
  return [...board, ...hands]
}

/** The pages of a face that show the table, or those that show what the viewer alone sees. */
function pagesOf(
  face: GameFace<Shape>,
  view: Shape['view'],
  isOwn: boolean,
  names: Names,
  look: Look,
): readonly (readonly string[])[] {
  return (face.pages ?? []).filter((page) => page.isOwn === isOwn).map((page) => page.lines(view, names, look))
}

function positionData(game: Game<Shape>, { match }: ReplayStep<Shape>, watcher: Watcher): object {
  if (watcher === 'all') return { version: match.version, head: match.head, viewer: watcher, position: match.position }
  return { version: match.version, head: match.head, ...matchSight(game, match, watcher) }
}
