import { type Format, formatData, formatList, formatter, type Locale, type MessageData } from '@athanor/messages'

/** All that is needed to speak to somebody in a language. */
export interface Words {
  readonly locale: Locale
  readonly say: Format
  /** Says a message whose id came as data, such as the reason of a refusal. */
  sayData(message: MessageData): string
  list(items: readonly string[]): string
  number(value: number, digits?: number): string
  percent(share: number): string
}

export function wordsIn(locale: Locale): Words {
  const percents = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return {
    locale,
    say: (id, ...params) => wrappable(formatter(locale)(id, ...params)),
    sayData: (message) => wrappable(formatData(locale, message)),
    list: (items) => formatList(locale, items),
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

/** A terminal breaks lines where it is told to, and what it prints is searched and piped: plain spaces serve better. */
function wrappable(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
