import type { IdOf, MessageId, ParamsFor, WordPart } from './ids.ts'
import { type Locale, languages, locales } from './locale.ts'
import { numbersOf } from './numbers.ts'
import { sayFrom, type Values } from './stock.ts'

/** @example say('kernel.reject.seatCount', { count: 1, min: 2, max: 4 }) */
export type Format<Ids extends MessageId = MessageId> = <Id extends Ids>(id: Id, ...params: ParamsFor<Id>) => string

/** A message that came as data: why a game refused something, for instance. */
export interface MessageData {
  readonly id: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** All that is needed to speak to somebody in a language, of what some parts hold. Whoever has it has loaded them. */
export interface Speech<in Ids extends MessageId = MessageId> {
  readonly locale: Locale
  readonly say: Format<Ids>
  /** Says a message whose id came as data, such as the reason of a refusal; whatever is wrong with it, the id. */
  data(message: MessageData): string
  list(items: readonly string[]): string
  /** Joins what excludes each other: "a, b or c". */
  either(items: readonly string[]): string
  number(value: number, digits?: number): string
  percent(share: number): string
}

/** The words of some parts, or of all. A function says which it needs, and takes any words that hold these. */
export type Words<Part extends WordPart = WordPart> = Speech<IdOf<Part>>

const byLocale = new Map(locales.map((locale) => [locale, makeWords(locale)] as const))

/** Everything that can be said so far: for those who know that all of it is there. */
export function stockedWords(locale: Locale): Words {
  return byLocale.get(locale) ?? makeWords(locale)
}

function makeWords(locale: Locale): Words {
  const percents = numbersOf(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const { intl } = languages[locale]
  const lists = new Intl.ListFormat(intl)
  const choices = new Intl.ListFormat(intl, { type: 'disjunction' })
  return {
    locale,
    say: (id, ...params) => sayFrom(locale, id, params[0] as Values | undefined),
    data: ({ id, params }) => {
      try {
        return sayFrom(locale, id, params)
      } catch {
        return id
      }
    },
    list: (items) => lists.format(items),
    either: (items) => choices.format(items),
    number: (value, digits = 0) =>
      numbersOf(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        // Nobody wants to read "-0.0".
        signDisplay: 'negative',
      }).format(value),
    percent: (share) => percents.format(share),
  }
}
