import type { LessonCard } from '@athanor/lessons/lesson.ts'
import { compendiumLessonsWords } from '@athanor/messages/words/compendium.lessons'

export const lessonCards = [
  { id: 'recipes', minutes: 2, title: ({ say }) => say('school.recipes.title') },
  { id: 'brewing', minutes: 2, title: ({ say }) => say('school.brewing.title') },
  { id: 'lastCubes', minutes: 1, title: ({ say }) => say('school.lastCubes.title') },
] as const satisfies readonly LessonCard[]

/** What these lessons say, their titles first of all. */
export const lessonParts = [compendiumLessonsWords] as const
