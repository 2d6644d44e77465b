import { describe, expect, it } from 'vitest'
import { awakeBetween, awakeFor, recentStretches, type Stretch, stretchedTo } from './awakeTime.ts'

const minute = 60_000
const day = 24 * 60 * minute
const start = 1_700_000_000_000

/** A server that looks at the clock every ten minutes. */
function awake(days: number, from: readonly Stretch[], now: number): readonly Stretch[] {
  let stretches = from
  for (let passed = 10 * minute; passed <= days * day; passed += 10 * minute) {
    stretches = stretchedTo(now + passed, 10 * minute, stretches)
  }
  return stretches
}

describe('the time in which the server was there', () => {
  const first = stretchedTo(start, null, [])
  const weekLater = awake(7, first, start)

  it('grows with the clock', () => {
    expect(weekLater).toEqual([{ began: start, ended: start + 7 * day }])
    expect(awakeFor(2 * day, weekLater)).toBe(start + 5 * day)
    expect(awakeFor(8 * day, weekLater)).toBeNull()
  })

  it('is counted from a moment on', () => {
    const back = stretchedTo(start + 100 * day, null, weekLater)
    const now = start + 100 * day + 5 * minute
    expect(awakeBetween(start + 6 * day, now, back)).toBe(day + 5 * minute)
    expect(awakeBetween(start + 50 * day, now, back)).toBe(5 * minute)
    expect(awakeBetween(now + minute, now, back)).toBe(0)
  })

  it('does not grow while the machine is off', () => {
    const back = awake(1, stretchedTo(start + 100 * day, null, weekLater), start + 100 * day)
    expect(awakeFor(day, back)).toBe(start + 100 * day)
    expect(awakeFor(3 * day, back)).toBe(start + 5 * day)
    expect(awakeFor(9 * day, back)).toBeNull()
  })

  it('does not mind a short restart', () => {
    expect(stretchedTo(start + 7 * day + minute / 2, null, weekLater)).toHaveLength(1)
  })

  it('does not grow by a jump of the clock', () => {
    const jumped = stretchedTo(start + 68 * day, 10 * minute, weekLater)
    expect(jumped).toHaveLength(2)
    const later = awake(1, jumped, start + 68 * day)
    expect(awakeFor(day, later)).toBe(start + 68 * day)
    expect(awakeFor(2 * day, later)).toBe(start + 6 * day)
    expect(awakeFor(9 * day, later)).toBeNull()
  })

  it('goes on when the clock is set right again', () => {
    const jumped = awake(1, stretchedTo(start + 68 * day, 10 * minute, weekLater), start + 68 * day)
    const right = stretchedTo(start + 8 * day, 10 * minute, jumped)
    expect(right).toEqual([
      { began: start, ended: start + 7 * day },
      { began: start + 8 * day, ended: start + 8 * day },
    ])
    const setBack = stretchedTo(start + 3 * day, 10 * minute, weekLater)
    expect(setBack.at(0)).toEqual({ began: start, ended: start + 3 * day })
    expect(awakeFor(4 * day, awake(0.5, setBack, start + 3 * day))).toBeNull()
  })

  it('is remembered no longer than anybody asks for', () => {
    const two = awake(2, stretchedTo(start + 100 * day, null, weekLater), start + 100 * day)
    expect(recentStretches(day, two)).toHaveLength(1)
    expect(recentStretches(3 * day, two)).toHaveLength(2)
    expect(recentStretches(30 * day, two)).toHaveLength(2)
  })
})
