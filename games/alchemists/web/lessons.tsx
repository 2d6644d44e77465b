import type { Lesson } from '@athanor/lessons/lesson.ts'
import { finishLessons } from './lessons/finish.tsx'
import { moduleLessons } from './lessons/kingsGolem.tsx'
import { marketLessons } from './lessons/market.tsx'
import { roundLessons } from './lessons/round.tsx'
import { theoryLessons } from './lessons/theories.tsx'

/** The base game in the order of a round, then what can be added to it. */
export const lessons: readonly Lesson[] = [
  ...roundLessons,
  ...marketLessons,
  ...theoryLessons,
  ...finishLessons,
  ...moduleLessons,
]
