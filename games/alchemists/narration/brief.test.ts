import { wordsIn } from '@athanor/messages/all'
import { spoken } from '@athanor/narration'
import { describe, expect, it } from 'vitest'
import { briefly } from './brief.ts'
import type { ToldEvent } from './events/tellers.ts'
import { alchemistsTelling } from './telling.ts'

const names = ['Бартоломеус Достопочтеннейший', 'Ann']

function said(event: ToldEvent, locale: 'en' | 'ru'): string {
  const words = wordsIn(locale)
  const message = briefly(event)
  if (message === null) return ''
  return (
    spoken(message, { words, names, watcher: 1, spell: (thing) => alchemistsTelling.spell(thing, words) })
      // How it is typeset is none of this test's business.
      .replaceAll('\u00a0', ' ')
  )
}

const pair = ['toad', 'ravensFeather'] as const
/** Every answer that somebody waits for, with the words that it begins with. */
const results: readonly { event: ToldEvent; en: string; ru: string }[] = [
  {
    event: { kind: 'potionMade', seat: 0, at: 'test', potion: 'insanity' },
    en: 'Insanity potion',
    ru: 'Зелье безумия',
  },
  { event: { kind: 'potionMade', seat: 0, at: 'custodian', potion: 'poison', pair }, en: 'Poison', ru: 'Яд' },
  {
    event: { kind: 'saleAnswered', seat: 0, promised: 'wisdom', quality: 'wrongSign', pair },
    en: 'Wrong sign',
    ru: 'Неправильный знак',
  },
  { event: { kind: 'demonstrated', seat: 0, pair, potion: 'healing', yes: false }, en: 'No', ru: 'Нет' },
  { event: { kind: 'demonstrated', seat: 0, pair, potion: 'healing', yes: true }, en: 'Yes', ru: 'Да' },
  {
    event: { kind: 'signShown', seat: 0, ingredient: 'mandrakeRoot', colour: 'green', sign: 'minus' },
    en: 'Minus',
    ru: 'Минус',
  },
  {
    event: { kind: 'exhibited', seat: 0, promised: 'speed', success: false, first: false, mastery: false },
    en: 'Promise broken',
    ru: 'Обещание не выполнено',
  },
  {
    event: { kind: 'golemTested', seat: 0, flask: 1, ingredient: 'toad', reaction: { chest: true, ears: false } },
    en: 'The chest glows',
    ru: 'Светится грудь',
  },
  { event: { kind: 'golemAnimated', seat: 0, worked: true, pair }, en: 'It lives', ru: 'Ожил' },
]

describe('a result in short', () => {
  it.each(results)('$event.kind begins with the result: $en', ({ event, en, ru }) => {
    expect(said(event, 'en').startsWith(en)).toBe(true)
    expect(said(event, 'ru').startsWith(ru)).toBe(true)
    for (const locale of ['en', 'ru'] as const) {
      // It stands under the name already, and has the room of a few lines.
      expect(said(event, locale)).not.toContain(names[0])
      expect(said(event, locale).length).toBeLessThan(90)
    }
  })

  it('tells ingredients only to whom they are known', () => {
    const mixed = { kind: 'potionMade', seat: 1, at: 'drink', potion: 'poison' } as const
    expect(said(mixed, 'en')).toBe('Poison: drunk.')
    expect(said({ ...mixed, pair }, 'en')).toBe('Poison: drunk (toad and raven’s feather).')
  })

  it('leaves what has no result to the log’s own words', () => {
    expect(briefly({ kind: 'foraged', seat: 0, ingredient: 'toad' })).toBeNull()
    expect(briefly({ kind: 'potionMade', seat: 0, at: 'sell', potion: 'poison' })).toBeNull()
  })
})
