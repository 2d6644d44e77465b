import { performance } from 'node:perf_hooks'
import { type DailyPuzzle, dayOfNumber, puzzleGrades, puzzleKinds, puzzleOfDay } from '@athanor/alchemy/puzzle'
import { flawsOf } from '@athanor/alchemy/testing/puzzles'
import { median } from './measure.ts'
import { micro, type Section } from './report.ts'

const dayCount = 1000

/** The puzzles of the first thousand days: how they spread, whether each has one answer and a sound proof, and how long they take. */
export function puzzlesSection(): Section {
  const times: number[] = []
  const puzzles = Array.from({ length: dayCount }, (_, index): DailyPuzzle => {
    const began = performance.now()
    const puzzle = puzzleOfDay(dayOfNumber(index + 1))
    times.push((performance.now() - began) * 1000)
    if (puzzle === null) throw new RangeError(`day ${index + 1} has no puzzle`)
    return puzzle
  })
  const flawed = puzzles.filter((puzzle) => flawsOf(puzzle).length > 0)
  const count = (fits: (puzzle: DailyPuzzle) => boolean) => puzzles.filter(fits).length
  const lengths = [...new Set(puzzles.map(({ looks }) => looks))].sort((one, other) => one - other)
  const [first = 0] = times
  const sorted = times.toSorted((one, other) => one - other)
  return {
    title: `Daily puzzles: the first ${dayCount} days`,
    figures: [
      ...puzzleGrades.map((grade) => ({
        what: `${grade}: days`,
        value: `${count((puzzle) => puzzle.grade === grade)} (${puzzleKinds
          .map((kind) => `${kind} ${count((puzzle) => puzzle.grade === grade && puzzle.task.kind === kind)}`)
          .join(', ')})`,
      })),
      {
        what: 'looks of the shortest proof: days',
        value: lengths.map((looks) => `${looks}: ${count((puzzle) => puzzle.looks === looks)}`).join(', '),
      },
      {
        what: 'one answer among 40,320 assignments, every step of the proof sound: days',
        value: String(dayCount - flawed.length),
        goal: String(dayCount),
      },
      {
        what: 'made in: median, 95 %, longest',
        value: `${micro(median(times))}, ${micro(sorted[Math.floor(dayCount * 0.95)] ?? 0)}, ${micro(sorted.at(-1) ?? 0)}`,
        goal: '≤ 300 ms',
      },
      { what: 'the first one of a program, with the tables of all worlds', value: micro(first), goal: '≤ 300 ms' },
    ],
  }
}
