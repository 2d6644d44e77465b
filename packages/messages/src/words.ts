import { type Format, formatData, formatList, formatter, type MessageData } from './format.ts'
import type { Locale } from './locale.ts'

/** All that is needed to speak to somebody in a language. */
export interface Words {
  readonly locale: Locale
  readonly say: Format
  /** Says a message whose id came as data, such as the reason of a refusal. */
  data(message: MessageData): string
  list(items: readonly string[]): string
  /** Joins what excludes each other: "a, b or c". */
  either(items: readonly string[]): string
  number(value: number, digits?: number): string
  percent(share: number): string
}

/** The words of a language; the same object every time. */
export function wordsIn(locale: Locale): Words {
  return byLocale[locale]
}

const byLocale: Readonly<Record<Locale, Words>> = { en: makeWords('en'), ru: makeWords('ru') }

function makeWords(locale: Locale): Words {
  const percents = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const choices = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' })
  return {
    locale,
    say: formatter(locale),
    data: (message) => formatData(locale, message),
    list: (items) => formatList(locale, items),
    either: (items) => choices.format(items),
    number: (value, digits = 0) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        // Nobody wants to read "-0.0".
        signDisplay: 'negative',
      }).format(value),
    percent: (share) => percents.format(share),
  }
}
