import { describe, expect, it } from 'vitest'
import { stepFocus } from './stepFocus.ts'

describe('arrow keys in a grid of ten in rows of five', () => {
  it('goes along a row and from row to row', () => {
    expect(stepFocus('ArrowRight', 0, 10, 5)).toBe(1)
    expect(stepFocus('ArrowDown', 2, 10, 5)).toBe(7)
    expect(stepFocus('ArrowUp', 7, 10, 5)).toBe(2)
    expect(stepFocus('ArrowLeft', 5, 10, 5)).toBe(4)
  })

  it('stays where there is no further place', () => {
    expect(stepFocus('ArrowUp', 2, 10, 5)).toBe(2)
    expect(stepFocus('ArrowDown', 8, 10, 5)).toBe(8)
    expect(stepFocus('ArrowLeft', 0, 10, 5)).toBe(0)
    expect(stepFocus('ArrowRight', 9, 10, 5)).toBe(9)
  })

  it('jumps to the ends', () => {
    expect(stepFocus('Home', 6, 10, 5)).toBe(0)
    expect(stepFocus('End', 0, 10, 5)).toBe(9)
  })

  it('leaves other keys alone', () => {
    expect(stepFocus('Enter', 3, 10, 5)).toBeNull()
  })
})
