import { formatter } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { familiars } from './botNames.ts'

const files = import.meta.glob<Readonly<Record<string, string>>>('../../../../{games,packages}/*/words/**/*.json', {
  eager: true,
  import: 'default',
})

/** Everything that games and their science say in a language, word by word. */
function wordsOfGames(locale: 'en' | 'ru'): ReadonlySet<string> {
  const texts = Object.entries(files).flatMap(([path, words]) =>
    path.endsWith(`/${locale}.json`) ? Object.values(words) : [],
  )
  return new Set(
    texts
      .join('\n')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
}

describe('the names of bots', () => {
  it.each(['en', 'ru'] as const)('are nothing that a game speaks of: %s', (locale) => {
    const words = wordsOfGames(locale)
    expect(words.size).toBeGreaterThan(1000)
    const say = formatter(locale)
    expect(familiars.map((id) => say(id)).filter((name) => words.has(name.toLowerCase()))).toEqual([])
  })
})
