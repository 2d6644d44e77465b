import { describe, expect, it } from 'vitest'
import { stable } from './useStable.ts'

describe('data that says the same as before', () => {
  it('is the same as before', () => {
    const before = { name: 'Ann', cubes: [1, 2] }
    expect(stable(before, { name: 'Ann', cubes: [1, 2] })).toBe(before)
    expect(stable(before, { name: 'Bob', cubes: [1, 2] })).not.toBe(before)
  })

  it('keeps each element of a list, and the list when none has changed', () => {
    const before = [{ at: 1 }, { at: 2 }]
    expect(stable(before, [{ at: 1 }, { at: 2 }])).toBe(before)
    const next = stable(before, [{ at: 1 }, { at: 3 }, { at: 4 }])
    expect(next).toEqual([{ at: 1 }, { at: 3 }, { at: 4 }])
    expect(next[0]).toBe(before[0])
    expect(stable(before, [{ at: 1 }])).toEqual([{ at: 1 }])
  })

  it('takes plain values and nothing as they are', () => {
    expect(stable<number | null>(3, null)).toBe(null)
    expect(stable<unknown>(null, 'a')).toBe('a')
  })
})
