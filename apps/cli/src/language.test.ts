import { describe, expect, it } from 'vitest'
import { askedLanguage, surroundingLanguage } from './language.ts'

describe('surroundingLanguage', () => {
  it.each([
    [{}, 'en'],
    [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'ru_RU' }, 'ru'],
    [{ LANG: 'ru_RU', LC_ALL: 'en_GB' }, 'en'],
    [{ LANG: 'ru_RU', LC_ALL: '' }, 'ru'],
    [{ LANG: 'RU' }, 'ru'],
    [{ LANG: 'rumantsch' }, 'en'],
    [{ LANG: 'de_DE' }, 'en'],
  ])('reads %o as %s', (env, language) => {
    expect(surroundingLanguage(env)).toBe(language)
  })
})

describe('askedLanguage', () => {
  it.each([
    [[], undefined],
    [['--lang', 'ru', 'play'], 'ru'],
    [['play', '--lang=en'], 'en'],
    [['play', '--', '--lang', 'ru'], undefined],
    [['--lang'], undefined],
  ])('finds in %o the language %s', (argv, language) => {
    expect(askedLanguage(argv)).toBe(language)
  })
})
