import { describe, expect, it } from 'vitest'
import { dayAt, freshRecord, type PuzzleRecord, readRecords, signsOf, streakOf } from './puzzleRecord.ts'

const solved = (day: string): PuzzleRecord => ({ ...freshRecord, solvedOn: day })

describe('streaks', () => {
  const days = Object.fromEntries(['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => [day, solved(day)]))

  it('count days in a row that were solved on their own day', () => {
    expect(streakOf(days, '2026-03-01')).toBe(3)
    expect(streakOf({}, '2026-03-01')).toBe(0)
  })

  it('last until the day after is over', () => {
    expect(streakOf(days, '2026-03-02')).toBe(3)
    expect(streakOf(days, '2026-03-03')).toBe(0)
  })

  it('are not made up for from the archive', () => {
    expect(streakOf({ ...days, '2026-02-28': solved('2026-03-01') }, '2026-03-01')).toBe(1)
  })

  it('end at the first day', () => {
    expect(streakOf({ '2026-01-01': solved('2026-01-01') }, '2026-01-01')).toBe(1)
    expect(streakOf({}, '2025-01-01')).toBe(0)
  })
})

describe('what is remembered', () => {
  it('is read back, and what is broken is forgotten', () => {
    const records = { '2026-02-27': { wrong: 2, hints: 1, solvedOn: '2026-02-27', marks: '{}' } }
    expect(readRecords(JSON.parse(JSON.stringify(records)))).toEqual(records)
    expect(readRecords({ '2026-02-27': { wrong: 'x', hints: -1, solvedOn: 'soon', marks: 7 }, nonsense: {} })).toEqual({
      '2026-02-27': freshRecord,
    })
    for (const broken of [null, 7, 'x', { '2026-02-27': null }]) expect(readRecords(broken)).toEqual({})
  })

  it('can be shared without a word about the puzzle', () => {
    expect(signsOf({ ...freshRecord, wrong: 2, hints: 1 })).toBe('🟥🟥🟨🟩')
    expect(signsOf(freshRecord)).toBe('🟩')
  })

  it('knows the day by the calendar of the device', () => {
    expect(dayAt(new Date(2026, 10, 16, 23, 59))).toBe('2026-11-16')
    expect(dayAt(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01')
  })
})
