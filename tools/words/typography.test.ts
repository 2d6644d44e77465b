import { describe, expect, it } from 'vitest'
import { noBreakSpace } from './languageRules.ts'
import { rules as en } from './rules/en.ts'
import { rules as ru } from './rules/ru.ts'
import { typeset, typographyDefects } from './typography.ts'

const languages = { en, ru }

/** Non-breaking spaces made visible. */
function seen(text: string): string {
  return text.replaceAll(noBreakSpace, '~')
}

describe('typesetting', () => {
  it.each([
    ['en', 'One moment …', 'One moment…'],
    ['en', 'Wait...', 'Wait…'],
    ['en', 'after {seconds} s on 95 % of days', 'after {seconds}~s on 95~% of days'],
    ['en', 'a bag of # cubes', 'a bag of # cubes'],
    ['ru', 'Сварить зелье за {value, number}', 'Сварить зелье за~{value, number}'],
    ['ru', 'В запасе и в мешке', 'В~запасе и~в~мешке'],
    ['ru', 'из-за ширмы', 'из-за~ширмы'],
    ['ru', 'Атанор — печь', 'Атанор~— печь'],
    ['ru', 'честно ли было', 'честно~ли было'],
    [
      'ru',
      '{count, plural, one {# кубик} other {# кубика}} на 2 места',
      '{count, plural, one {#~кубик} other {#~кубика}} на~2~места',
    ],
    ['ru', 'раунд {round, number} последний', 'раунд {round, number}~последний'],
    ['ru', 'Нет игры', 'Нет игры'],
  ] as const)('%s: %s', (locale, written, printed) => {
    const rules = languages[locale]
    expect(seen(typeset(rules, written))).toBe(printed)
    expect(typeset(rules, typeset(rules, written))).toBe(typeset(rules, written))
  })

  it('leaves what is typed into a terminal alone', () => {
    const text = 'Пример:\n  npx athanor solve --facts "гриб + жаба = R+"  с опытом ...'
    expect(typeset(ru, text)).toBe(text)
    expect(typographyDefects(ru, text)).toEqual([])
  })
})

describe('the printer objects', () => {
  it.each([
    ['en', 'One moment …', 'has a space before an ellipsis'],
    ['en', 'Wait...', 'has three dots instead of an ellipsis'],
    ['en', 'the "bag"', 'has straight quotes'],
    ['en', "dragon's blood", 'has straight quotes'],
    ['en', '95 %', 'needs a non-breaking space before a unit'],
    ['ru', 'в мешке', 'needs a non-breaking space after a short word'],
    ['ru', 'Атанор — печь', 'needs a non-breaking space before a dash'],
    ['ru', '5 кубиков', 'needs a non-breaking space between a number and what it counts'],
    ['ru', 'честно ли', 'needs a non-breaking space before a particle'],
  ] as const)('%s: %s', (locale, text, defect) => {
    expect(typographyDefects(languages[locale], text)).toEqual([defect])
  })

  it('has nothing to say about what was typeset', () => {
    expect(typographyDefects(ru, typeset(ru, 'Кубик из мешка — не глядя, в руку…'))).toEqual([])
  })
})
