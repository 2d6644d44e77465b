import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMessage } from '@athanor/messages/compile'
import { describe, expect, it } from 'vitest'
import { readingsOf } from './readings.ts'
import { rules as en } from './rules/en.ts'
import { rules as ru } from './rules/ru.ts'
import { countlessOne, type Slip, saying, slipDefects, slipsIn } from './slips.ts'

/**
 * What Athanor once said and two readers of their own language marked, by the slip they marked it for: a language keeps
 * such a list beside its rules.
 */
function marked(locale: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'rules', `slips.${locale}.json`), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >
}

function readings(text: string): readonly string[] {
  const message = parseMessage(text)
  if (typeof message === 'string') throw new SyntaxError(message)
  return readingsOf(message)
}

describe('the rules of a language', () => {
  it.each([
    ['en', en],
    ['ru', ru],
  ] as const)('find what readers of it marked: %s', (locale, { slips }) => {
    const sentences = Object.entries(marked(locale)).flatMap(([name, texts]) =>
      Object.entries(texts).map(([id, text]) => ({ name, id, text })),
    )
    const overlooked = sentences.filter(({ name, text }) => !slipsIn(slips, text).includes(name))
    expect(overlooked.slice(Math.floor(0.05 * sentences.length))).toEqual([])
    expect(slips.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(marked(locale))))
  })

  it.each([
    ['en', en, 'The player who starts looks at one of {player}’s two cards. Who do you play against?'],
    ['en', en, 'Tap all four: at most three count as gold. You hold five cards, and the book tells you which.'],
    ['en', en, 'Choose one of your own cards. Round {round, number} begins; you have only {count, number}.'],
    [
      'ru',
      ru,
      '{player} прогоняет ворона игрока {owner}; {bits} бита, {count, plural, =1 {один} one {# раз} few {# раза} many {# раз} other {# раза}}.',
    ],
    ['ru', ru, 'Печать без звезды страхует от ошибки: +1 к репутации. Ваш ход — последний раунд.'],
  ] as const)('let pass what one says in %s', (_, { slips }, text) => {
    expect(slipsIn(slips, text)).toEqual([])
  })
})

describe('slips', () => {
  const once: Slip = { name: 'once', better: '“again”', find: saying(/\bonce\b/u), but: { 'a.right': 'a reason' } }

  it('are told with the words that make them and with what to say', () => {
    expect(
      slipDefects([once], 'en', { 'a.right': 'once', 'a.wrong': 'Try\u00a0once.', 'a.none': 'Try again.' }),
    ).toEqual(['en a.wrong: “once” (once): “again”'])
  })

  it('need no exception where nobody makes them', () => {
    expect(slipDefects([once], 'en', { 'a.right': 'again' })).toEqual(['en a.right: needs no exception from “once”'])
  })

  it('are looked for in every branch, and not in the names of branches', () => {
    const nested =
      '{a, select, once {x} no {{n, plural, one {y} other {again}}} other {}} {b, select, p {once} other {}}'
    expect(slipsIn([once], nested)).toEqual(['once'])
    expect(slipsIn([once], '{a, select, once {x} other {}}')).toEqual([])
    expect(slipsIn([once], '{once} {once, number}')).toEqual(['once'])
  })

  it('are read in their sentence, with parameters and counts in their places', () => {
    expect(
      readings('{player} of {n, plural, one {# cube} other {# cubes}} {by, select, a {here} b {there} other {}}.'),
    ).toEqual(['{player} of # cube here.', '{player} of # cubes there.'])
    expect(readings('Round {n, number}')).toEqual(['Round {n}'])
  })

  it('are made by a singular that leaves out its number, unless no form says it or it is said of 1 alone', () => {
    const find = (text: string) => {
      const message = parseMessage(text)
      return typeof message === 'string' ? message : countlessOne(message)
    }
    expect(find('{n, plural, one {кубик} few {# кубика} many {# кубиков} other {# кубика}}')).toBe('кубик')
    expect(find('{n, plural, one {{n, number} кубик} few {# кубика} many {# кубиков} other {# кубика}}')).toBeNull()
    expect(find('{n, plural, =1 {кубик} one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}')).toBeNull()
    expect(find('{n, plural, one {победа} few {победы} many {победы} other {победы}}')).toBeNull()
  })
})
