import type { Lesson } from '@athanor/lessons/lesson.ts'
import { basics } from './basics.tsx'
import { deduction } from './deduction.tsx'
import { quizzes } from './quizzes.tsx'

const [quizPotion, quizToad, gamemaster] = quizzes

/** The lessons about the science itself, in the order of the path. */
export const scienceLessons: Readonly<Record<'first' | 'further', readonly Lesson[]>> = {
  first: [...basics, ...[quizPotion, quizToad].flatMap((lesson) => lesson ?? [])],
  further: [...[gamemaster].flatMap((lesson) => lesson ?? []), ...deduction],
}
