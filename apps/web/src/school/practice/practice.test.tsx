import { type Game, quickChance, readOptions, type Shape } from '@athanor/kernel'
import { taughtIn } from '@athanor/lessons/lesson.ts'
import { exercisesAt, type LessonTask, tried } from '@athanor/lessons/task.ts'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { loadClient } from '../../games/clients.ts'
import { gameCourses, loadLesson } from '../courses.ts'
import { openPracticeTable, type Verdict } from './practiceTable.ts'

const courses = await Promise.all(
  gameCourses.map(async ({ game, cards }) => ({
    game: (await loadClient(game)).game,
    lessons: (await Promise.all(cards.map(({ id }) => loadLesson(id)))).flatMap((lesson) => lesson ?? []),
  })),
)

const tasks = courses.flatMap(({ game, lessons }) =>
  lessons.flatMap(({ id, exercises }) =>
    exercises.flatMap((exercise, place) =>
      exercise.kind === 'act' ? { game, exercise, task: exercise.task, where: `${id} ${place + 1}` } : [],
    ),
  ),
)

function textOf(locale: Locale, page: ReactNode): string {
  return renderToStaticMarkup(<WordsProvider locale={locale}>{page}</WordsProvider>).replace(/<[^>]*>/g, ' ')
}

function viewOf(game: (typeof tasks)[number]['game'], task: LessonTask): object {
  return game.view(task.state(), task.seat)
}

/** Enough of what can be done to meet all that a teacher has to explain; plans are too many to be tried out. */
const mostTried = 400

const seats: readonly TableSeat[] = ['You', 'Robin'].map((name) => ({ name, colour: 'red', bot: null, present: true }))

describe('every exercise at a table', () => {
  it('asks the learner for something that the rules allow, of the kind that it teaches', () => {
    for (const { game, task, where } of tasks) {
      const view = viewOf(game, task)
      const model = task.model(view)
      expect([where, model.kind, game.check(view, model)]).toEqual([where, task.teaches, null])
      expect([where, task.wrong(model, view)]).toEqual([where, null])
      expect([where, tried(game, task, model).ok]).toEqual([where, true])
      const state = task.state()
      const asked = [...game.decisions(state).map(({ seat }) => seat), ...(game.interrupts?.(state) ?? [])]
      expect([where, asked.includes(task.seat)]).toEqual([where, true])
    }
  })

  it('explains in both languages whatever else the learner does', () => {
    let explained = 0
    for (const { game, task, where } of tasks) {
      const view = viewOf(game, task)
      let count = 0
      for (const action of game.legal(view)) {
        if (count++ === mostTried) break
        const wrong = task.wrong(action, view)
        if (wrong === null) continue
        explained++
        for (const locale of locales) {
          const text = textOf(locale, wrong(wordsIn(locale))).trim()
          expect([where, locale, text.length > 10, /school\.|undefined/.test(text)]).toEqual([
            where,
            locale,
            true,
            false,
          ])
          expect([where, locale, /[А-Яа-я]/.test(text)]).toEqual([where, locale, locale === 'ru'])
        }
      }
    }
    expect(explained).toBeGreaterThan(100)
  })

  it('stands still until the right thing is done, and shows it to whoever asks', async () => {
    for (const { game, task } of tasks) {
      const heard: Verdict<Shape>[] = []
      const table = openPracticeTable(game, task, seats, (verdict) => heard.push(verdict))
      const view = viewOf(game, task)
      const other = [...game.legal(view)].slice(0, mostTried).find((action) => task.wrong(action, view) !== null)
      if (other !== undefined) {
        expect(await table.act(other, 0)).toEqual({ id: 'school.act.notThis' })
        expect(table.getState().version).toBe(0)
        expect(heard.pop()).not.toBe('done')
      }
      table.show()
      expect([task.teaches, heard]).toEqual([task.teaches, ['done']])
      expect(table.getState().steps).toHaveLength(2)
      expect(table.getState().steps[1]?.events.length).toBeGreaterThan(0)
      expect(await table.act(task.model(view), 1)).not.toBeNull()
    }
  })

  it('has no kind of action that its game does not know', () => {
    // Nor does it compile, and nor does a model of another kind than the one that is taught.
    interface Play extends Shape {
      readonly action: { readonly kind: 'forage'; readonly from: string } | { readonly kind: 'decline' }
    }
    expectTypeOf<LessonTask<Play>['teaches']>().toEqualTypeOf<'forage' | 'decline'>()
    const exercise = exercisesAt<Play>({ id: 'play' } as Game<Play>)
    expectTypeOf(exercise<'decline'>)
      .parameter(0)
      .toHaveProperty('model')
      .returns.toEqualTypeOf<{ readonly kind: 'decline' }>()
    for (const { game, lessons } of courses) {
      const taught = lessons.flatMap(taughtIn)
      expect(taught.filter((kind) => !game.actionKinds.includes(kind))).toEqual([])
    }
  })
})

/** Games by people who do only what a lesson has taught them. Gives what they did. */
function playedWith(
  game: (typeof courses)[number]['game'],
  options: object,
  taught: ReadonlySet<string>,
  seed: string,
) {
  const chance = quickChance(seed)
  const read = readOptions(game.options, options)
  if (!read.ok) throw new RangeError(read.reason.id)
  const done = new Set<string>()
  let { state } = game.setup(
    read.options,
    game.colours.slice(0, 2).map((colour) => ({ colour })),
    chance,
  )
  for (;;) {
    const asked = game.decisions(state)
    const [first] = asked
    if (first === undefined) return done
    const answer = (seat: number) => {
      const legal = game.legal(game.view(state, seat))
      const known = Array.from({ length: 60 }, () => legal.at(chance.below(legal.size))).find(({ kind }) =>
        taught.has(kind),
      )
      const action = known ?? [...legal].find(({ kind }) => taught.has(kind))
      if (action === undefined) throw new RangeError(`${game.id}: nobody has taught what to do at ${first.ask}`)
      done.add(action.kind)
      return action
    }
    if (first.sealed !== true) state = game.apply(state, first.seat, answer(first.seat), chance).state
    else if (game.resolve !== undefined) {
      state = game.resolve(state, new Map(asked.map(({ seat }) => [seat, answer(seat)])), chance).state
    }
  }
}

describe('whoever has finished the lessons of a game', () => {
  it('has met every kind of action that it knows, those of its modules included', () => {
    for (const { game, lessons } of courses) {
      const taught = new Set(lessons.flatMap(taughtIn))
      expect([game.id, game.actionKinds.filter((kind) => !taught.has(kind))]).toEqual([game.id, []])
    }
  })

  it.each(
    courses
      .filter(({ lessons }) => lessons.flatMap(taughtIn).length > 0)
      .map(({ game, lessons }) => [game.id, game, lessons] as const),
  )('can answer every question of %s, from the first to the last', (_, game, lessons) => {
    const taught = new Set(lessons.flatMap(taughtIn))
    const done = new Set([1, 2, 3].flatMap((number) => [...playedWith(game, {}, taught, `taught ${number}`)]))
    expect(done.size).toBeGreaterThan(3)
  })
})
