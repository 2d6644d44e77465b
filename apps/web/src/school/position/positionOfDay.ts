import { numberOfDay } from '@athanor/alchemy/puzzle'
import type { AskedPosition, PositionAnswer, PositionBook } from '@athanor/bots'
import {
  act,
  canonical,
  type Game,
  type GameLog,
  type LogEntry,
  peopleOf,
  type Shape,
  startMatch,
} from '@athanor/kernel'

/** A day's position; days go through the book again and again. */
export interface DailyPosition {
  readonly day: string
  /** Which one of the book it is, from 1 on. */
  readonly number: number
  readonly of: number
  readonly position: AskedPosition
}

export function positionOfDay({ positions }: Pick<PositionBook, 'positions'>, day: string): DailyPosition | null {
  const number = numberOfDay(day)
  if (number === null || number < 1) return null
  const place = (number - 1) % positions.length
  const position = positions[place]
  return position === undefined ? null : { day, number: place + 1, of: positions.length, position }
}

/** The game up to the position, as a log that can be shown and played on; null where these rules do not lead there. */
export function logOf(
  game: Game<Shape>,
  { options, players, secret, moves }: AskedPosition,
  names: readonly string[],
): GameLog<unknown, unknown> | null {
  const seats = game.colours.slice(0, players).map((colour, seat) => ({
    name: names[seat] ?? '',
    colour,
    salt: String(seat).repeat(32),
    nameKey: String(seat).repeat(32),
  }))
  const started = startMatch(game, { options, seats, secret })
  if (!started.ok) return null
  const entries: LogEntry<unknown>[] = []
  let { match } = started
  for (const { seat, action } of moves) {
    const done = act(game, match, seat, action)
    if (!done.ok) return null
    entries.push(done.entry)
    match = done.match
  }
  return { header: match.header, people: peopleOf(seats), entries, secret, outcome: null }
}

/** Answers in an order that says nothing of their worth, the same for everybody. */
export function offered({ answers }: AskedPosition): readonly PositionAnswer[] {
  const faces = new Map(answers.map((answer) => [answer, reversed(canonical(answer.action))]))
  return answers.toSorted((one, other) => ((faces.get(one) ?? '') < (faces.get(other) ?? '') ? -1 : 1))
}

/** Read backwards, so that no kind of answer always comes first. */
function reversed(text: string): string {
  return Array.from(text).reverse().join('')
}

/** What an answer loses beside the best one: points, and chances of winning. */
export function lossOf(
  { answers, scale }: AskedPosition,
  answer: PositionAnswer,
): { readonly points: number; readonly chance: number } {
  const best = answers[0]?.lead ?? answer.lead
  return { points: answer.lost, chance: chanceAt(best, scale) - chanceAt(answer.lead, scale) }
}

/** The chance of winning with an expected lead (docs/bots.md). */
export function chanceAt(lead: number, scale: number): number {
  return 1 / (1 + Math.exp(-lead / scale))
}
