import type { LessonCard } from '@athanor/lessons/lesson.ts'
import { apprenticesLessonsWords } from '@athanor/messages/words/apprentices.lessons'

export const lessonCards = [
  { id: 'dice', minutes: 2, title: ({ say }) => say('school.dice.title') },
  { id: 'workday', minutes: 2, title: ({ say }) => say('school.workday.title') },
  { id: 'ravens', minutes: 2, title: ({ say }) => say('school.ravens.title') },
  { id: 'helping', minutes: 2, title: ({ say }) => say('school.helping.title') },
  { id: 'abilities', minutes: 2, title: ({ say }) => say('school.abilities.title') },
  { id: 'initiates', minutes: 2, title: ({ say }) => say('school.initiates.title') },
] as const satisfies readonly LessonCard[]

/** What these lessons say, their titles first of all. */
export const lessonParts = [apprenticesLessonsWords] as const
