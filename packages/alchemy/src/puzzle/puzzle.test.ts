import { createHash } from 'node:crypto'
import { canonical } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemicals } from '../alchemical.ts'
import { type Assignment, isAssignment, mixIngredients } from '../assignment.ts'
import { type Golem, golems } from '../golem.ts'
import { ingredients } from '../ingredient.ts'
import { assignments, holds } from '../testing/oracle.ts'
import { flawsOf } from '../testing/puzzleOracle.ts'
import { goalsOf, looksOf } from './goals.ts'
import {
  type DailyPuzzle,
  dayOfNumber,
  firstDay,
  gradeOf,
  judge,
  numberOfDay,
  type Puzzle,
  type PuzzleAnswer,
  pairsOf,
  puzzleGrades,
  puzzleKinds,
  puzzleOfDay,
  shortestProofOf,
  solutionsOf,
  stepsOf,
} from './index.ts'
import type { Inspection } from './look.ts'
import { proves } from './proof.ts'

const anyGolem = golems[0] as Golem

/** All weekdays, grades and kinds are among them. */
const sample: readonly DailyPuzzle[] = Array.from(
  { length: 12 },
  (_, index) => puzzleOfDay(dayOfNumber(index * 8 + 1)) as DailyPuzzle,
)

const fitting = new Map<string, readonly Assignment[]>()

function fits({ clues }: Puzzle): readonly Assignment[] {
  const key = JSON.stringify(clues)
  const known =
    fitting.get(key) ?? assignments.filter((assignment) => clues.every((clue) => holds(clue, assignment, anyGolem)))
  fitting.set(key, known)
  return known
}

describe('the puzzle of a day', () => {
  it('is the same for ever: golden vectors', () => {
    const digest = (day: string) =>
      createHash('sha256')
        .update(canonical(puzzleOfDay(day)))
        .digest('hex')
        .slice(0, 16)
    const golden: Readonly<Record<string, string>> = {
      '2026-01-01': 'd5ae8fbb8cc6f96c',
      '2026-01-02': '436478aeaa0c3fa2',
      '2026-01-03': 'b115f9cfa2f655d6',
      '2026-01-07': '82a51a801df45469',
      '2026-02-28': 'ec82a0dc1045c13b',
      '2026-03-01': 'b4041a2c45e81cf2',
      '2026-04-10': '16b617c51b854fb5',
      '2026-07-19': '38158188a8773f16',
      '2026-11-16': '4823496a29b1ffc3',
      '2026-11-17': '4a6b1e17d6443c31',
      '2026-11-18': '64fe4829248803aa',
      '2026-11-19': 'bf89d2aa1ffab45d',
      '2026-12-31': '0bc0bff0f025feaa',
      '2027-01-01': '5b4a47a65784b155',
      '2027-05-15': '41a6003ed366b64f',
      '2028-03-01': '856723b59ef7f99d',
      '2028-09-26': '139e9514b0081f89',
    }
    for (const [day, expected] of Object.entries(golden)) expect([day, digest(day)]).toEqual([day, expected])
    expect(puzzleOfDay('2026-11-16')).toEqual({
      clues: [
        { kind: 'mix', ingredients: ['toad', 'mandrakeRoot'], potions: ['insanity'] },
        { kind: 'mix', ingredients: ['toad', 'flower'], potions: ['poison'] },
        { kind: 'mix', ingredients: ['flower', 'scorpion'], potions: ['speed'] },
      ],
      task: { kind: 'theory', among: ['fern', 'toad', 'flower', 'scorpion'] },
      grade: 'easy',
      looks: 3,
      day: '2026-11-16',
      number: 320,
      version: 1,
    })
  })

  it('has one answer among all 40,320 assignments, and a proof of which every step is sound', () => {
    for (const puzzle of sample) expect([puzzle.day, flawsOf(puzzle)]).toEqual([puzzle.day, []])
  })

  it('comes in all kinds and grades, two days a week easy, three middle, two hard', () => {
    expect(new Set(sample.map(({ task }) => task.kind))).toEqual(new Set(puzzleKinds))
    const week = Array.from({ length: 7 }, (_, index) => puzzleOfDay(dayOfNumber(5 + index))?.grade)
    expect(dayOfNumber(5)).toBe('2026-01-05')
    expect(week).toEqual(['easy', 'easy', 'middle', 'middle', 'middle', 'hard', 'hard'])
    expect(new Set(week)).toEqual(new Set(puzzleGrades))
  })

  it('is graded by its shortest proof, and no smaller set of looks proves it', () => {
    const short = sample.filter(({ looks }) => looks <= 4)
    expect(short.length).toBeGreaterThan(2)
    for (const puzzle of sample) expect(gradeOf(puzzle.looks)).toBe(puzzle.grade)
    for (const puzzle of short) {
      const [answer] = solutionsOf(puzzle) as [PuzzleAnswer]
      expect(shortestProofOf(puzzle, answer)).toHaveLength(puzzle.looks)
      const goals = goalsOf(puzzle, answer)
      const smaller = setsOf(looksOf(goals), puzzle.looks - 1)
      expect(smaller.some((looks) => proves(looks, goals))).toBe(false)
    }
  })

  it('tells in steps what follows from the clues', () => {
    for (const puzzle of sample) {
      const struck = stepsOf(puzzle).flatMap((step) =>
        step.struck.map((each) => `${each.ingredient} ${each.alchemical}`),
      )
      expect(new Set(struck).size).toBe(struck.length)
      for (const assignment of fits(puzzle)) {
        for (const ingredient of ingredients) expect(struck).not.toContain(`${ingredient} ${assignment[ingredient]}`)
      }
    }
  })
})

function setsOf(looks: readonly Inspection[], size: number): readonly (readonly Inspection[])[] {
  if (size === 0) return [[]]
  return looks.flatMap((look, place) => setsOf(looks.slice(place + 1), size - 1).map((rest) => [look, ...rest]))
}

describe('days', () => {
  it('are numbered from the first one on, over leap years', () => {
    expect(numberOfDay(firstDay)).toBe(1)
    expect(numberOfDay('2026-12-31')).toBe(365)
    expect(numberOfDay('2028-03-01')).toBe(365 * 2 + 31 + 29 + 1)
    for (let number = 1; number < 3000; number++) {
      const day = dayOfNumber(number)
      expect(numberOfDay(day)).toBe(number)
      expect(new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10)).toBe(day)
    }
  })

  it('that are none have no puzzle', () => {
    for (const day of ['2025-12-31', '2026-02-30', '2026-13-01', 'today', '', '2026-1-1']) {
      expect([day, puzzleOfDay(day)]).toEqual([day, null])
    }
  })
})

describe('answers', () => {
  it('that are right are found right by the clues alone', () => {
    for (const puzzle of sample) {
      for (const answer of solutionsOf(puzzle)) expect(judge(puzzle, answer)).toEqual({ kind: 'right' })
    }
  })

  it('that are wrong teach why: clues that rule it out, another world, or an outcome that leaves it open', () => {
    for (const puzzle of sample) {
      for (const answer of wrongAnswers(puzzle)) {
        const verdict = judge(puzzle, answer)
        switch (verdict.kind) {
          case 'right':
            throw new Error(`${JSON.stringify(answer)} is not right on ${puzzle.day}`)
          case 'impossible': {
            const { theory, because } = verdict
            const clues = because.flatMap((place) => puzzle.clues[place] ?? [])
            const left = fits({ ...puzzle, clues })
            expect(left.some((each) => each[theory.ingredient] === theory.alchemical)).toBe(false)
            break
          }
          case 'unsure':
            expect(isAssignment(verdict.instead)).toBe(true)
            expect(puzzle.clues.every((clue) => holds(clue, verdict.instead, anyGolem))).toBe(true)
            expect(verdict.instead[verdict.theory.ingredient]).not.toBe(verdict.theory.alchemical)
            break
          case 'open': {
            if (answer.kind !== 'experiment' || puzzle.task.kind !== 'experiment') throw new Error('no experiment')
            const { ingredient } = puzzle.task
            const then = fits(puzzle).filter((each) => mixIngredients(each, ...answer.ingredients) === verdict.potion)
            expect(alchemicals.filter((one) => then.some((each) => each[ingredient] === one))).toEqual(verdict.left)
            expect(verdict.left.length).toBeGreaterThan(1)
          }
        }
      }
    }
  })
})

function wrongAnswers(puzzle: Puzzle): readonly PuzzleAnswer[] {
  const right = JSON.stringify(solutionsOf(puzzle)[0])
  return answersTo(puzzle).filter((answer) => JSON.stringify(answer) !== right)
}

function answersTo({ task }: Puzzle): readonly PuzzleAnswer[] {
  switch (task.kind) {
    case 'assignment':
      return [0, 12_345, 40_319].flatMap((world) => {
        const assignment = assignments[world]
        return assignment === undefined ? [] : [{ kind: 'assignment', assignment }]
      })
    case 'theory':
      return task.among.flatMap((ingredient) =>
        alchemicals.map((alchemical) => ({ kind: 'theory', theory: { ingredient, alchemical } }) as const),
      )
    case 'experiment':
      return pairsOf(task.hand).map((pair) => ({ kind: 'experiment', ingredients: pair }))
  }
}
