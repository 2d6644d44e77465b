import { wordsIn } from '@athanor/messages'
import { type Locale, locales } from '@athanor/messages/all'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WordsProvider } from '../app/words.tsx'
import { loadLesson, path } from './courses.ts'
import { type Attempt, hinted, newAttempt, nextAfter, pressed } from './lesson/attempt.ts'
import { demo, demoPotion } from './lesson/demo.ts'
import type { Exercise, Lesson, Said } from './lesson/lesson.ts'
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

/** A sentence in the language: no id in its place, no empty choice, no other letters. */
function expectSentence(locale: Locale, text: string, where: string): void {
  expect(text.length, where).toBeGreaterThan(1)
  expect(text, where).not.toMatch(/school\.|undefined/)
  if (locale === 'ru') expect(text, where).toMatch(/[А-Яа-яЁё]|^[0-9+−]/)
  else expect(text, where).not.toMatch(/[А-Яа-яЁё]/)
}

function eachExercise(visit: (exercise: Exercise, where: string, lesson: Lesson) => void): void {
  for (const lesson of lessons) {
    for (const [place, exercise] of lesson.exercises.entries()) visit(exercise, `${lesson.id} ${place + 1}`, lesson)
  }
}

describe('the path of lessons', () => {
  it('leads to lessons that are there, each once', () => {
    expect(lessons.map(({ id }) => id)).toEqual(path.map(({ id }) => id))
    expect(new Set(path.map(({ id }) => id)).size).toBe(path.length)
    for (const { id, minutes } of path) {
      expect(minutes, id).toBeGreaterThanOrEqual(1)
      expect(minutes, id).toBeLessThanOrEqual(2)
    }
  })

  it('has a name for each in both languages, the same on the path and in the lesson', () => {
    for (const locale of locales) {
      const words = wordsIn(locale)
      for (const [place, card] of path.entries()) {
        expectSentence(locale, card.title(words), card.id)
        expect(lessons[place]?.title(words)).toBe(card.title(words))
      }
    }
  })
})

describe('every lesson', () => {
  it('can be finished by its own right answers', () => {
    for (const lesson of lessons) {
      let attempt: Attempt | null = newAttempt
      let count = 0
      while (attempt !== null) {
        const exercise = lesson.exercises[attempt.at] as Exercise
        for (const id of rightIn(exercise)) attempt = pressed(attempt, exercise, id)
        expect(isDone(exercise, attempt.taken), `${lesson.id} ${attempt.at}`).toBe(true)
        attempt = nextAfter(attempt, lesson)
        count++
      }
      expect(count).toBe(lesson.exercises.length)
    }
  })

  it('offers something wrong wherever something is asked, and explains it', () => {
    eachExercise((exercise, where) => {
      if (exercise.kind === 'tell') return
      const parts = partsOf(exercise)
      expect(new Set(parts.map(({ id }) => id)).size, where).toBe(parts.length)
      expect(rightIn(exercise).length, where).toBeGreaterThan(0)
      const wrong = parts.filter((part) => part.wrong !== null)
      expect(wrong.length, where).toBeGreaterThan(0)
      if (exercise.kind === 'pick' && exercise.all !== true) expect(rightIn(exercise), where).toHaveLength(1)
      for (const part of wrong) {
        for (const locale of locales) {
          if (part.wrong !== null) expectSentence(locale, said(locale, part.wrong), `${where} ${part.id}`)
        }
      }
    })
  })

  it('is complete in both languages', () => {
    for (const locale of locales) {
      eachExercise((exercise, where) => {
        expectSentence(locale, said(locale, exercise.text), where)
        if (exercise.after !== undefined) expectSentence(locale, said(locale, exercise.after), `${where} after`)
        if (exercise.kind !== 'tell') expect(exercise.after !== undefined || exercise.kind === 'pick', where).toBe(true)
        for (const { label, id } of partsOf(exercise)) expectSentence(locale, label(wordsIn(locale)), `${where} ${id}`)
        if (exercise.show !== undefined) expect(() => textOf(locale, exercise.show)).not.toThrow()
      })
    }
  })

  it('takes nothing away for a wrong press, and points at something right when asked', () => {
    eachExercise((exercise, where) => {
      const parts = partsOf(exercise)
      const wrong = parts.find((part) => part.wrong !== null)
      const [right] = rightIn(exercise)
      if (wrong === undefined || right === undefined) return
      const before = leftIn(exercise, [])
      const after = pressed(newAttempt, exercise, wrong.id)
      expect(after.wrong, where).toBe(wrong.id)
      expect(leftIn(exercise, after.taken), where).toBe(before)
      const pointed = hinted(after, exercise)
      expect(rightIn(exercise), where).toContain(pointed.hinted)
      expect(pressed(pointed, exercise, right).wrong, where).toBeNull()
    })
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
