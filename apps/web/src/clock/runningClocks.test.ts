import { describe, expect, it } from 'vitest'
import { isShort, runningClocks } from './runningClocks.ts'

const clocks = [
  { running: true, move: 30_000, reserve: 60_000 },
  { running: false, move: 30_000, reserve: 5000 },
]
const clock = { move: 30, reserve: 60, bot: null }

describe('clocks that run', () => {
  it('use up the time of the decision first, then the reserve, from when they were seen', () => {
    const table = { clock, clocks: [...clocks] }
    expect(runningClocks(table, 1000)).toEqual([{ seat: 0, move: 30_000, reserve: 60_000 }])
    expect(runningClocks(table, 21_000)).toEqual([{ seat: 0, move: 10_000, reserve: 60_000 }])
    expect(runningClocks(table, 41_000)).toEqual([{ seat: 0, move: 0, reserve: 50_000 }])
  })

  it('are short when little is left', () => {
    const short = (move: number, reserve: number, perMove: number) =>
      isShort({ seat: 0, move, reserve }, { clock: { ...clock, move: perMove } })
    expect(short(10_001, 0, 30)).toBe(false)
    expect(short(4000, 6000, 30)).toBe(true)
    expect(short(0, 86_400_000 / 5, 86_400)).toBe(true)
    expect(short(0, 86_400_000 / 4, 86_400)).toBe(false)
  })
})
