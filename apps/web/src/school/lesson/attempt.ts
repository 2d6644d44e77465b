import type { Exercise, Lesson } from './lesson.ts'
import { isDone, partsOf } from './parts.ts'

/** Where somebody stands in a lesson. */
export interface Attempt {
  readonly at: number
  /** Right parts that were pressed in this exercise. */
  readonly taken: readonly string[]
  /** The wrong part that was pressed last: it says why. */
  readonly wrong: string | null
  /** A right part that a hint points at. */
  readonly hinted: string | null
}

export const newAttempt: Attempt = { at: 0, taken: [], wrong: null, hinted: null }

/** A wrong part costs nothing: it is explained, and what was right before stays. */
export function pressed(attempt: Attempt, exercise: Exercise, id: string): Attempt {
  const part = partsOf(exercise).find((each) => each.id === id)
  if (part === undefined || attempt.taken.includes(id) || isDone(exercise, attempt.taken)) return attempt
  if (part.wrong !== null) return { ...attempt, wrong: id }
  return { ...attempt, taken: [...attempt.taken, id], wrong: null, hinted: null }
}

/** Points at something that is right and was not pressed yet. */
export function hinted(attempt: Attempt, exercise: Exercise): Attempt {
  const next = partsOf(exercise).find(({ id, wrong }) => wrong === null && !attempt.taken.includes(id))
  return { ...attempt, hinted: next?.id ?? null, wrong: null }
}

/** The next exercise; null after the last one. */
export function nextAfter({ at }: Attempt, { exercises }: Lesson): Attempt | null {
  return at + 1 < exercises.length ? { ...newAttempt, at: at + 1 } : null
}
