import { limits } from '@athanor/protocol'
import { describe, expect, it } from 'vitest'
import { lengthOfTime, paces } from './clockRules.ts'

const said = (seconds: number, locale: string) => lengthOfTime(seconds, locale).replaceAll('\u00A0', ' ')

describe('a length of time', () => {
  it('is said in its two largest units', () => {
    expect(said(0, 'en')).toBe('0 seconds')
    expect(said(59, 'en')).toBe('59 seconds')
    expect(said(60, 'en')).toBe('1 minute')
    expect(said(75, 'en')).toBe('1 minute 15 seconds')
    expect(said(3600 + 59, 'en')).toBe('1 hour')
    expect(said(2 * 86_400 + 3 * 3600 + 120, 'en')).toBe('2 days 3 hours')
  })

  it('is said in Russian with its cases', () => {
    expect(said(3 * 86_400, 'ru')).toBe('3 дня')
    expect(said(21 * 86_400, 'ru')).toBe('21 день')
    expect(said(20, 'ru')).toBe('20 секунд')
  })
})

it('offers only clocks that every server takes', () => {
  for (const { move, reserve } of Object.values(paces)) {
    expect(move).toBeGreaterThanOrEqual(limits.shortestMove)
    expect(move).toBeLessThanOrEqual(limits.longestMove)
    expect(reserve).toBeLessThanOrEqual(limits.longestReserve)
  }
})
