import { describe, expect, it } from 'vitest'
import { nearest } from './suggestion.ts'

describe('a misspelt word', () => {
  it.each([
    ['alchemist', 'Alchemists'],
    ['gredy', 'greedy'],
    ['ranodm', 'random'],
    ['STRONG', 'strong'],
    ['simulat', 'simulate'],
  ])('%s is probably %s', (given, meant) => {
    expect(nearest(given, ['greedy', 'random', 'strong', 'simulate', 'Alchemists'])).toBe(meant)
  })

  it('is left alone when nothing is near', () => {
    expect(nearest('chess', ['greedy', 'random', 'strong'])).toBeNull()
    expect(nearest('', ['greedy'])).toBeNull()
  })
})
