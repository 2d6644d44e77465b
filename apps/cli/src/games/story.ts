import type { Game, ReplayStep, Shape } from '@athanor/kernel'
import { type Watcher, watchedEvent } from '@athanor/telling'
import { wrapped } from '../terminal/textWidth.ts'
import { faceOf } from './faces.ts'
import type { GameFace, Look, Names } from './gameFace.ts'
import { scoreSheet } from './scoreSheet.ts'

/** A whole game as numbered sentences, with the score sheet at its end. */
export function story(
  game: Game<Shape>,
  steps: readonly ReplayStep<Shape>[],
  watcher: Watcher,
  names: Names,
  look: Look,
): readonly string[] {
  const face = faceOf(game.id)
  const lines: string[] = []
  for (const step of steps) {
    const number = String(step.match.version).padStart(4)
    const [first, ...rest] = stepSentences(face, step, watcher, names, look).flatMap((sentence) =>
      wrapped(sentence, look.columns - 6, '  '),
    )
    lines.push(`${look.paint(number, { dim: true })}  ${first ?? ''}`, ...rest.map((line) => `      ${line}`))
  }
  const outcome = game.outcome(steps.at(-1)?.match.position.state ?? {})
  return outcome === null ? lines : [...lines, '', ...scoreSheet(face, outcome, names, look)]
}

function stepSentences(
  face: GameFace<Shape>,
  { entry, events }: ReplayStep<Shape>,
  watcher: Watcher,
  names: Names,
  look: Look,
): readonly string[] {
  if (entry !== null && 'undo' in entry) return [look.words.say('cli.play.undone', { player: names[entry.seat] ?? '' })]
  if (events.length === 0) return [look.words.say('cli.play.sealed', { player: names[entry?.seat ?? 0] ?? '' })]
  return events.flatMap((event) => face.sentences(watchedEvent(event, watcher), watcher, names, look))
}
