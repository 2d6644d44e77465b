import type { LessonCard } from '@athanor/lessons/lesson.ts'
import { alchemistsLessonsWords } from '@athanor/messages/words/alchemists.lessons'

/** A round of the base game, one lesson after the other; then a chapter for each module of The King's Golem (G-004). */
export const lessonCards = [
  { id: 'morning', minutes: 2, title: ({ say }) => say('school.morning.title') },
  { id: 'gathering', minutes: 2, title: ({ say }) => say('school.gathering.title') },
  { id: 'experiments', minutes: 2, title: ({ say }) => say('school.experiments.title') },
  { id: 'market', minutes: 2, title: ({ say }) => say('school.market.title') },
  { id: 'artifacts', minutes: 2, title: ({ say }) => say('school.artifacts.title') },
  { id: 'publishing', minutes: 2, title: ({ say }) => say('school.publishing.title') },
  { id: 'debunking', minutes: 2, title: ({ say }) => say('school.debunking.title') },
  { id: 'finish', minutes: 2, title: ({ say }) => say('school.finish.title') },
  { id: 'startup', minutes: 1, title: ({ say }) => say('school.startup.title') },
  { id: 'funding', minutes: 2, title: ({ say }) => say('school.funding.title') },
  { id: 'busyDays', minutes: 1, title: ({ say }) => say('school.busyDays.title') },
  { id: 'encyclopedia', minutes: 2, title: ({ say }) => say('school.encyclopedia.title') },
  { id: 'articles', minutes: 1, title: ({ say }) => say('school.articles.title') },
  { id: 'golem', minutes: 2, title: ({ say }) => say('school.golem.title') },
  { id: 'research', minutes: 2, title: ({ say }) => say('school.research.title') },
  { id: 'reports', minutes: 2, title: ({ say }) => say('school.reports.title') },
] as const satisfies readonly LessonCard[]

/** What these lessons say, their titles first of all. */
export const lessonParts = [alchemistsLessonsWords] as const

type LessonId = (typeof lessonCards)[number]['id']

export const cardsById = Object.fromEntries(lessonCards.map((card) => [card.id, card])) as Readonly<
  Record<LessonId, LessonCard>
>
