import type { LessonCard } from '../../school/lesson/lesson.ts'

/** A chapter for each module of The King's Golem, the easiest first (G-004). */
export const lessonCards = [
  { id: 'startup', minutes: 1, title: ({ say }) => say('school.startup.title') },
  { id: 'busyDays', minutes: 1, title: ({ say }) => say('school.busyDays.title') },
  { id: 'encyclopedia', minutes: 2, title: ({ say }) => say('school.encyclopedia.title') },
  { id: 'golem', minutes: 2, title: ({ say }) => say('school.golem.title') },
] as const satisfies readonly LessonCard[]
