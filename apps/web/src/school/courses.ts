import type { Lesson, LessonCard } from '@athanor/lessons/lesson.ts'
import type { WordsPart } from '@athanor/messages'
import { stockWords, tableParts } from '@athanor/ui/words/wordStock.ts'
import { folderOf, loadCard } from '../games/clients.ts'
import { scienceLessons } from './lessons/lessons.ts'

/** Lessons that a game brings along, as the path shows them; they themselves are fetched when they are opened. */
interface Cards {
  readonly lessonCards: readonly LessonCard[]
  readonly lessonParts: readonly WordsPart[]
}
const cardsOfGames = import.meta.glob<Cards>('../../../../games/*/web/lessonCards.ts', { eager: true })
const lessonsOfGames = import.meta.glob<{ readonly lessons: readonly Lesson[] }>('../../../../games/*/web/lessons.tsx')

/** What the lessons of all games say. */
export const lessonParts: readonly WordsPart[] = Object.values(cardsOfGames).flatMap((cards) => cards.lessonParts)

/** The lessons of a game. */
interface GameCourse {
  readonly game: string
  readonly cards: readonly LessonCard[]
}

export const gameCourses: readonly GameCourse[] = Object.entries(cardsOfGames).map(([path, { lessonCards }]) => ({
  game: folderOf(path),
  cards: lessonCards,
}))

/** All lessons in the order of the path. */
export const path: readonly LessonCard[] = [
  ...scienceLessons.first,
  ...scienceLessons.further,
  ...gameCourses.flatMap(({ cards }) => cards),
]

/** The lesson after one; undefined after the last. */
export function lessonAfter(id: string): LessonCard | undefined {
  return path[path.findIndex((card) => card.id === id) + 1]
}

const coming = new Map<string, Promise<Lesson | null>>()

/** A lesson; null when there is none of that name. The same promise every time, so that React can wait for it. */
export function loadLesson(id: string): Promise<Lesson | null> {
  let lesson = coming.get(id)
  if (lesson === undefined) {
    lesson = found(id)
    coming.set(id, lesson)
    lesson.catch(() => coming.delete(id))
  }
  return lesson
}

async function found(id: string): Promise<Lesson | null> {
  const own = [...scienceLessons.first, ...scienceLessons.further].find((lesson) => lesson.id === id)
  if (own !== undefined) return own
  const course = gameCourses.find(({ cards }) => cards.some((card) => card.id === id))
  const load = course === undefined ? undefined : lessonsOfGames[`../../../../games/${course.game}/web/lessons.tsx`]
  if (course === undefined || load === undefined) return null
  const { words } = await loadCard(course.game)
  const [{ lessons }] = await Promise.all([load(), stockWords([...words.table, ...tableParts])])
  return lessons.find((lesson) => lesson.id === id) ?? null
}
