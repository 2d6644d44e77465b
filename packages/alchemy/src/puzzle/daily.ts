import { pick, quickChance } from '@athanor/kernel'
import { numberOfDay, weekdayOf } from './day.ts'
import { dealPuzzle } from './deal.ts'
import type { GradedPuzzle, PuzzleGrade, PuzzleKind } from './puzzle.ts'

/**
 * How puzzles are dealt. Frozen by golden vectors: a day's puzzle never changes. Another way to deal gets the next number
 * and a day in the future from which it is used; days before it keep theirs.
 */
export const puzzleVersion = 1

/** The puzzle of a day of the calendar. */
export interface DailyPuzzle extends GradedPuzzle {
  readonly day: string
  /** The first day's puzzle is number 1. */
  readonly number: number
  readonly version: typeof puzzleVersion
}

/** What is asked at which grade, a kind as often as it stands there. All eight ingredients are never easy. */
const kindsOf: Readonly<Record<PuzzleGrade, readonly PuzzleKind[]>> = {
  easy: ['theory', 'experiment'],
  middle: ['theory', 'experiment'],
  hard: ['assignment', 'theory', 'assignment', 'experiment'],
}

/** From Monday on: two days to warm up, three in the middle, and the weekend has time. */
const gradesOfWeek: readonly PuzzleGrade[] = ['easy', 'easy', 'middle', 'middle', 'middle', 'hard', 'hard']

/** Attempts at a kind before the next one is tried. */
const manyAttempts = 60

/** The same for everybody on that day; null before the first day. */
export function puzzleOfDay(day: string): DailyPuzzle | null {
  const number = numberOfDay(day)
  if (number === null) return null
  const stream = quickChance(`athanor puzzle ${puzzleVersion} ${day}`)
  const grade = gradesOfWeek[weekdayOf(day) - 1] as PuzzleGrade
  const kinds = kindsOf[grade]
  const first = kinds.indexOf(pick(stream, kinds))
  for (let attempt = 0; ; attempt++) {
    const kind = kinds[(first + Math.floor(attempt / manyAttempts)) % kinds.length] as PuzzleKind
    const dealt = dealPuzzle(stream, kind, grade)
    if (dealt !== null) return { ...dealt, day, number, version: puzzleVersion }
  }
}
