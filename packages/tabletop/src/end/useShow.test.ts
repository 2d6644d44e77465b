import { describe, expect, it } from 'vitest'
import { standingTime } from './useShow.ts'

describe('the final count', () => {
  it('stands as long as the pace says, and waits for whoever wants each scene to wait', () => {
    expect(standingTime(2000, { pace: 'calm', waitsForKey: false })).toBe(2000)
    expect(standingTime(2000, { pace: 'quick', waitsForKey: false })).toBe(1000)
    expect(standingTime(2000, { pace: 'step', waitsForKey: false })).toBeNull()
    expect(standingTime(2000, { pace: 'quick', waitsForKey: true })).toBeNull()
  })
})
