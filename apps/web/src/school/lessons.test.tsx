import { demo, demoPotion } from '@athanor/lessons/demo.ts'
import type { Exercise, Said } from '@athanor/lessons/lesson.ts'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadLesson, path } from './courses.ts'
import { hinted, type LessonProgress, newAttempt, nextAfter, pressed } from './lesson/attempt.ts'
import { isDone, leftIn, partsOf, rightIn } from './lesson/parts.ts'

const lessons = (await Promise.all(path.map(({ id }) => loadLesson(id)))).flatMap((lesson) => lesson ?? [])

function textOf(locale: Locale, page: ReactNode): string {
  return renderToStaticMarkup(<WordsProvider locale={locale}>{page}</WordsProvider>)
    .replace(/<[^>]*>/g, ' ')
    .trim()
}

function said(locale: Locale, sentence: Said): string {
  return textOf(locale, sentence(wordsIn(locale)))
}

/** What is wrong with a sentence: an id in its place, nothing at all, or letters of another language. */
function flawOf(locale: Locale, text: string): string | null {
  if (text.length < 2) return 'empty'
  if (/school\.|undefined/.test(text)) return 'an id'
  const isRussian = /[А-Яа-яЁё]/.test(text)
  return isRussian === (locale === 'ru') || /^[0-9+−]/.test(text) ? null : 'another language'
}

/** Flaws of sentences with where they stand. */
function flaws(sentences: readonly (readonly [string, Locale, string])[]): readonly string[] {
  return sentences.flatMap(([where, locale, text]) => {
    const flaw = flawOf(locale, text)
    return flaw === null ? [] : [`${where} ${locale}: ${flaw} “${text}”`]
  })
}

const exercises = lessons.flatMap((lesson) =>
  lesson.exercises.map((exercise, place) => ({ exercise, where: `${lesson.id} ${place + 1}` })),
)
const asking = exercises.filter(({ exercise }) => exercise.kind !== 'tell' && exercise.kind !== 'act')

describe('the path of lessons', () => {
  it('leads to lessons that are there, each once, of one or two minutes', () => {
    expect(lessons.map(({ id }) => id)).toEqual(path.map(({ id }) => id))
    expect(new Set(path.map(({ id }) => id)).size).toBe(path.length)
    expect(path.filter(({ minutes }) => minutes < 1 || minutes > 2)).toEqual([])
    expect(path.length).toBeGreaterThanOrEqual(17)
  })

  it('has a name for each in both languages, the same on the path and in the lesson', () => {
    const named = locales.flatMap((locale) =>
      path.map((card) => [card.id, locale, card.title(wordsIn(locale))] as const),
    )
    expect(flaws(named)).toEqual([])
    expect(lessons.map(({ title }) => title(wordsIn('ru')))).toEqual(path.map(({ title }) => title(wordsIn('ru'))))
  })
})

describe('every lesson', () => {
  it('can be finished by its own right answers', () => {
    for (const lesson of lessons) {
      let attempt: LessonProgress | null = newAttempt
      let count = 0
      while (attempt !== null) {
        const exercise = lesson.exercises[attempt.at] as Exercise
        for (const id of rightIn(exercise)) attempt = pressed(attempt, exercise, id)
        expect([lesson.id, attempt.at, isDone(exercise, attempt.taken)]).toEqual([lesson.id, attempt.at, true])
        attempt = nextAfter(attempt, lesson)
        count++
      }
      expect(count).toBe(lesson.exercises.length)
    }
  })

  it('offers something right and something wrong wherever something is asked', () => {
    for (const { exercise, where } of asking) {
      const parts = partsOf(exercise)
      const right = rightIn(exercise)
      expect([where, new Set(parts.map(({ id }) => id)).size]).toEqual([where, parts.length])
      expect([where, right.length > 0, right.length < parts.length]).toEqual([where, true, true])
      const isSingle = exercise.kind === 'pick' && exercise.all !== true
      expect([where, isSingle && right.length > 1]).toEqual([where, false])
    }
  })

  it('explains every wrong answer in both languages', () => {
    const explained = asking.flatMap(({ exercise, where }) =>
      partsOf(exercise).flatMap(({ id, wrong }) =>
        wrong === null ? [] : locales.map((locale) => [`${where} ${id}`, locale, said(locale, wrong)] as const),
      ),
    )
    expect(explained.length).toBeGreaterThan(200)
    expect(flaws(explained)).toEqual([])
  })

  it('is complete in both languages', () => {
    const sentences = exercises.flatMap(({ exercise, where }) =>
      locales.flatMap((locale) => [
        [where, locale, said(locale, exercise.text)] as const,
        ...(exercise.after === undefined ? [] : [[`${where} after`, locale, said(locale, exercise.after)] as const]),
        ...partsOf(exercise).map(({ id, label }) => [`${where} ${id}`, locale, label(wordsIn(locale))] as const),
      ]),
    )
    expect(flaws(sentences)).toEqual([])
    // What lies on the desk can be drawn, and what is asked in words is also answered in words.
    for (const { exercise } of exercises) expect(textOf('ru', exercise.show)).not.toMatch(/undefined/)
    const silent = asking.filter(({ exercise }) => exercise.after === undefined && exercise.kind !== 'pick')
    expect(silent).toEqual([])
  })

  it('takes nothing away for a wrong press, and points at something right when asked', () => {
    for (const { exercise, where } of asking) {
      const wrong = partsOf(exercise).find((part) => part.wrong !== null)
      const [right] = rightIn(exercise)
      const after = pressed(newAttempt, exercise, wrong?.id ?? '')
      expect([where, after.wrong, leftIn(exercise, after.taken)]).toEqual([where, wrong?.id, leftIn(exercise, [])])
      const pointed = hinted(after, exercise)
      expect([where, pointed.hinted]).toEqual([where, right])
      expect([where, pressed(pointed, exercise, right ?? '').wrong]).toEqual([where, null])
    }
  })
})

describe('the code of the lessons', () => {
  it('A-049, A-050, A-051, A-064, A-444 gives the rulebook’s answers through the reader', () => {
    expect(demoPotion(['mushroom', 'toad'])).toBe('healing')
    expect(demoPotion(['birdClaw', 'scorpion'])).toBe('speed')
    expect(demoPotion(['toad', 'birdClaw'])).toBe('neutral')
    expect(demo.toad).toBe('pnP')
  })

  it('A-050, A-051 the quizzes have the rulebook’s answers, found by the science', () => {
    const rightOf = (id: string, place: number) => {
      const exercise = lessons.find((lesson) => lesson.id === id)?.exercises[place]
      return exercise === undefined ? [] : rightIn(exercise)
    }
    expect(rightOf('quizPotion', 0)).toEqual(['speed'])
    expect(rightOf('quizToad', 1)).toEqual(['pnP'])
    expect([1, 2, 3].map((place) => rightOf('gamemaster', place))).toEqual([['healing'], ['speed'], ['neutral']])
    expect(rightOf('gamemaster', 4)).toEqual(['correctSign'])
    expect(rightOf('ambiguous', 0)).toEqual(['healing', 'wisdom'])
    expect(rightOf('ambiguous', 1)).toEqual(['fern npN', 'fern NNN'])
    expect(rightOf('ambiguous', 3)).toEqual(['wisdom'])
    expect(rightOf('hedging', 1)).toEqual(['green'])
    expect(rightOf('masterDebunking', 0)).toEqual(['1'])
    expect(rightOf('masterDebunking', 1)).toEqual(['conflict'])
    expect(rightOf('masterDebunking', 2)).toEqual(['failed'])
  })
})
