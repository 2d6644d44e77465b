import { describe, expect, it } from 'vitest'
import { passed } from './passed.ts'

describe('time that has passed', () => {
  it('is told in minutes and seconds, and in hours when it took long', () => {
    expect(passed(0)).toBe('0:00')
    expect(passed(75)).toBe('1:15')
    expect(passed(3600 + 61)).toBe('1:01:01')
  })
})
