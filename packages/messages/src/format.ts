import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from './locale.ts'
import type { MessageParams } from './messageIds.gen.ts'

export type MessageId = keyof MessageParams

/** Nothing for a message without parameters, otherwise exactly the parameters it names. */
export type ParamsFor<Id extends MessageId> = [MessageParams[Id]] extends [null] ? [] : [params: MessageParams[Id]]

/** @example format('kernel.reject.seatCount', { count: 1, min: 2, max: 4 }) */
export type Format = <Id extends MessageId>(id: Id, ...params: ParamsFor<Id>) => string

/** A message that came as data: why a game refused something, for instance. */
export interface MessageData {
  readonly id: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A compiled part of the catalogue, as its file holds it: parsed messages by id. */
export type CompiledMessages = Readonly<Record<string, unknown>>

type Values = Readonly<Record<string, string | number>>
type MessageSyntax = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>

/** What can be said so far, by language. Programs take the parts that they speak of (`addMessages`), or `all`. */
const known: Readonly<Record<Locale, Map<string, MessageSyntax>>> = { en: new Map(), ru: new Map() }

/** Messages that were said before, ready to be said again. */
const prepared: Readonly<Record<Locale, Map<string, IntlMessageFormat>>> = { en: new Map(), ru: new Map() }

/** The catalogue writes British English, without a comma before "and". */
const lists: Readonly<Record<Locale, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  ru: new Intl.ListFormat('ru'),
}

const formats: Readonly<Record<Locale, Format>> = {
  en: (id, ...params) => say('en', id, ...params),
  ru: (id, ...params) => say('ru', id, ...params),
}

/** From now on these can be said too. */
export function addMessages(locale: Locale, messages: CompiledMessages): void {
  for (const [id, syntax] of Object.entries(messages)) known[locale].set(id, syntax as MessageSyntax)
}

/** How messages are said in a language. */
export function formatter(locale: Locale): Format {
  return formats[locale]
}

/** Says a message whose id and parameters no compiler has seen. Whatever is wrong with it, the id is shown. */
export function formatData(locale: Locale, { id, params }: MessageData): string {
  try {
    return say(locale, id, params)
  } catch {
    return id
  }
}

/** Joins what stands side by side: "a, b and c". */
export function formatList(locale: Locale, items: readonly string[]): string {
  return lists[locale].format(items)
}

function say(locale: Locale, id: string, values?: Values | null): string {
  let message = prepared[locale].get(id)
  if (message === undefined) {
    const syntax = known[locale].get(id)
    if (syntax === undefined) throw new RangeError(`there is no message ${id}`)
    message = new IntlMessageFormat(syntax, locale)
    prepared[locale].set(id, message)
  }
  return String(message.format(values ?? {}))
}
