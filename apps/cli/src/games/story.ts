import type { Game, ReplayStep, Shape } from '@athanor/kernel'
import { type Watcher, watchedEvent } from '@athanor/narration'
import { terminalClientOf } from '@athanor/registry/terminal'
import type { Look, Names, TerminalClient } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { scoreSheet } from './scoreSheet.ts'

/** A whole game as numbered sentences, with the score sheet at its end. */
export function story(
  game: Game<Shape>,
  steps: readonly ReplayStep<Shape>[],
  watcher: Watcher,
  names: Names,
  look: Look,
  /** What else is told of a step. */
  asides: (number: number) => readonly string[] = () => [],
): readonly string[] {
  const client = terminalClientOf(game.id)
  const lines: string[] = []
  for (const [place, step] of steps.entries()) {
    const number = String(step.match.version).padStart(4)
    const wide = look.columns - 6
    const [first, ...rest] = stepSentences(client, step, watcher, names, look).flatMap((sentence) =>
      wrapped(sentence, wide, '  '),
    )
    const aside = asides(place).flatMap((sentence) => wrapped(`· ${sentence}`, wide, '  '))
    lines.push(`${look.paint(number, { dim: true })}  ${first ?? ''}`, ...rest.map((line) => `      ${line}`))
    lines.push(...aside.map((line) => look.paint(`      ${line}`, { dim: true })))
  }
  const outcome = game.outcome(steps.at(-1)?.match.position.state ?? {})
  return outcome === null ? lines : [...lines, '', ...scoreSheet(client, outcome, names, look)]
}

function stepSentences(
  client: TerminalClient<Shape>,
  { entry, events }: ReplayStep<Shape>,
  watcher: Watcher,
  names: Names,
  look: Look,
): readonly string[] {
  if (entry !== null && 'undo' in entry) return [look.words.say('cli.play.undone', { player: names[entry.seat] ?? '' })]
  if (events.length === 0) return [look.words.say('cli.play.sealed', { player: names[entry?.seat ?? 0] ?? '' })]
  return events.flatMap((event) => client.sentences(watchedEvent(event, watcher), watcher, names, look))
}
