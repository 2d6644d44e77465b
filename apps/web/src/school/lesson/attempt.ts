import type { Exercise, Lesson } from '@athanor/lessons/lesson.ts'
import { isDone, partsOf } from './parts.ts'

/** Where somebody stands in a lesson. */
export interface LessonProgress {
  readonly at: number
  /** Right parts that were pressed in this exercise. */
  readonly taken: readonly string[]
  /** The wrong part that was pressed last: it says why. */
  readonly wrong: string | null
  /** A right part that a hint points at. */
  readonly hinted: string | null
  /** What it took so far, exercise by exercise taken together. */
  readonly effort: Effort
}

/** How somebody came through a lesson: answers that were right, those that were not, and hints. */
export interface Effort {
  readonly right: number
  readonly wrong: number
  readonly hints: number
}

export const noEffort: Effort = { right: 0, wrong: 0, hints: 0 }

export const newAttempt: LessonProgress = { at: 0, taken: [], wrong: null, hinted: null, effort: noEffort }

function counted(effort: Effort, what: keyof Effort): Effort {
  return { ...effort, [what]: effort[what] + 1 }
}

/** A wrong part costs nothing: it is explained, and what was right before stays. */
export function pressed(attempt: LessonProgress, exercise: Exercise, id: string): LessonProgress {
  const part = partsOf(exercise).find((each) => each.id === id)
  if (part === undefined || attempt.taken.includes(id) || isDone(exercise, attempt.taken)) return attempt
  if (part.wrong !== null) return { ...attempt, wrong: id, effort: counted(attempt.effort, 'wrong') }
  return {
    ...attempt,
    taken: [...attempt.taken, id],
    wrong: null,
    hinted: null,
    effort: counted(attempt.effort, 'right'),
  }
}

/** Points at something that is right and was not pressed yet. */
export function hinted(attempt: LessonProgress, exercise: Exercise): LessonProgress {
  const next = partsOf(exercise).find(({ id, wrong }) => wrong === null && !attempt.taken.includes(id))
  return { ...attempt, hinted: next?.id ?? null, wrong: null, effort: counted(attempt.effort, 'hints') }
}

/** The next exercise; null after the last one. */
export function nextAfter({ at, effort }: LessonProgress, { exercises }: Lesson): LessonProgress | null {
  return at + 1 < exercises.length ? { ...newAttempt, at: at + 1, effort } : null
}

/** The same at a table, where there are no parts to be pressed. */
export function triedAtTable(attempt: LessonProgress, how: 'right' | 'wrong' | 'shown'): LessonProgress {
  return { ...attempt, effort: counted(attempt.effort, how === 'shown' ? 'hints' : how) }
}
