import { locales, wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { anotherAlias } from './alias.ts'
import { cleanName } from './cleanName.ts'

const chances = Array.from({ length: 24 }, (_, index) => index / 24)

describe.each(locales)('names for players without one (%s)', (locale) => {
  const words = wordsIn(locale)
  const all = [...new Set(chances.map((chance) => anotherAlias(words, [], chance)))]

  it('are different from each other, and names that a table takes as they are', () => {
    expect(all).toHaveLength(12)
    for (const name of all) expect(cleanName(name)).toBe(name)
  })

  it('are none that somebody has already, as long as there are others', () => {
    const [only = '', ...taken] = all
    for (const chance of chances) expect(anotherAlias(words, taken, chance)).toBe(only)
    expect(all).toContain(anotherAlias(words, all, 0.5))
  })
})
