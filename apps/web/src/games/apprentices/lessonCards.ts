import type { LessonCard } from '../../school/lesson/lesson.ts'

export const lessonCards = [
  { id: 'dice', minutes: 2, title: ({ say }) => say('school.dice.title') },
] as const satisfies readonly LessonCard[]
