import { dayOfNumber, numberOfDay } from '@athanor/alchemy/puzzle'

/** What this device remembers of one day's puzzle. */
export interface PuzzleRecord {
  /** Wrong answers before the right one. */
  readonly wrong: number
  /** Steps that were shown. */
  readonly hints: number
  /** The day on which it was solved; null before. */
  readonly solvedOn: string | null
  /** Marks in the notebook. */
  readonly marks: string
}

export const freshRecord: PuzzleRecord = { wrong: 0, hints: 0, solvedOn: null, marks: '' }

export type PuzzleRecords = Readonly<Record<string, PuzzleRecord>>

/** Takes what fits of what was stored. */
export function readRecords(stored: unknown): PuzzleRecords {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([day, value]) => {
      if (numberOfDay(day) === null || typeof value !== 'object' || value === null) return []
      const { wrong, hints, solvedOn, marks } = value as Readonly<Record<string, unknown>>
      const record: PuzzleRecord = {
        wrong: countIn(wrong),
        hints: countIn(hints),
        solvedOn: typeof solvedOn === 'string' && numberOfDay(solvedOn) !== null ? solvedOn : null,
        marks: typeof marks === 'string' ? marks : '',
      }
      return [[day, record]]
    }),
  )
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0
}

/** Days in a row, up to today or yesterday, whose puzzle (or position) was solved on its own day. */
export function streakOf(records: Readonly<Record<string, Pick<PuzzleRecord, 'solvedOn'>>>, today: string): number {
  const number = numberOfDay(today)
  if (number === null) return 0
  const isKept = (each: number) => {
    const day = dayOfNumber(each)
    return each >= 1 && records[day]?.solvedOn === day
  }
  let last = isKept(number) ? number : number - 1
  let days = 0
  for (; isKept(last); last--) days++
  return days
}

/** The day of the calendar where the device is. */
export function dayAt(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The result without a word about the puzzle: a square for every wrong answer and every step that was shown. */
export function signsOf({ wrong, hints }: PuzzleRecord): string {
  const most = 8
  return `${'🟥'.repeat(Math.min(wrong, most))}${'🟨'.repeat(Math.min(hints, most))}🟩`
}
