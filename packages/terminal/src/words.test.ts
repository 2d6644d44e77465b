import { describe, expect, it } from 'vitest'
import { wordsIn } from './words.ts'

describe('numbers in the terminal', () => {
  it('are written as the language writes them', () => {
    expect(wordsIn('en').number(1234.56, 1)).toBe('1,234.6')
    expect(wordsIn('ru').number(-7.25, 1)).toBe('−7,3')
  })

  it('are never less than nothing by a rounding', () => {
    expect(wordsIn('en').number(-0.04, 1)).toBe('0.0')
  })
})
