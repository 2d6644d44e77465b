import { IntlMessageFormat } from 'intl-messageformat'
import { type Locale, locales } from './locale.ts'
import { formatters } from './numbers.ts'

/** A compiled part of the words, as its file holds it: parsed messages by id. */
export type CompiledMessages = Readonly<Record<string, unknown>>

export type Values = Readonly<Record<string, string | number>>
type MessageSyntax = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>

interface Stock {
  readonly parts: Set<string>
  readonly known: Map<string, MessageSyntax>
  /** Messages that were said before, ready to be said again. */
  readonly prepared: Map<string, IntlMessageFormat>
}

/** What can be said so far, by language. */
const stocks = new Map<Locale, Stock>(
  locales.map((locale) => [locale, { parts: new Set(), known: new Map(), prepared: new Map() }]),
)

function stockOf(locale: Locale): Stock {
  const stock = stocks.get(locale)
  if (stock === undefined) throw new RangeError(`nobody here speaks ${locale}`)
  return stock
}

/** From now on a part of the words can be said; words that have changed meanwhile take the place of what they were. */
export function addMessages(locale: Locale, part: string, messages: CompiledMessages): void {
  const { parts, known, prepared } = stockOf(locale)
  for (const [id, syntax] of Object.entries(messages)) {
    known.set(id, syntax as MessageSyntax)
    prepared.delete(id)
  }
  parts.add(part)
}

export function isInStock(locale: Locale, part: string): boolean {
  return stockOf(locale).parts.has(part)
}

export function sayFrom(locale: Locale, id: string, values?: Values | null): string {
  const { known, prepared } = stockOf(locale)
  let message = prepared.get(id)
  if (message === undefined) {
    const syntax = known.get(id)
    if (syntax === undefined) throw new RangeError(`there is no message ${id}`)
    message = new IntlMessageFormat(syntax, locale, undefined, { formatters })
    prepared.set(id, message)
  }
  return String(message.format(values ?? {}))
}
