import type { LessonCard } from '../../school/lesson/lesson.ts'

export const lessonCards = [
  { id: 'recipes', minutes: 2, title: ({ say }) => say('school.recipes.title') },
] as const satisfies readonly LessonCard[]
