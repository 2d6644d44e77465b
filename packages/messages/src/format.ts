import { IntlMessageFormat } from 'intl-messageformat'
import en from './compiled/en.gen.json' with { type: 'json' }
import ru from './compiled/ru.gen.json' with { type: 'json' }
import type { Locale } from './locale.ts'
import type { MessageParams } from './messageIds.gen.ts'

export type MessageId = keyof MessageParams

/** Nothing for a message without parameters, otherwise exactly the parameters it names. */
export type ParamsFor<Id extends MessageId> = [MessageParams[Id]] extends [null] ? [] : [params: MessageParams[Id]]

/** @example format('compendium.event.drewFromBag', { player: 'Abigail', count: 2 }) */
export type Format = <Id extends MessageId>(id: Id, ...params: ParamsFor<Id>) => string

/** A message that came as data: why a game refused something, for instance. */
export interface MessageData {
  readonly id: string
  readonly params?: Readonly<Record<string, string | number>>
}

type Values = Readonly<Record<string, string | number>>
type MessageSyntax = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>

/** The compiler reads JSON more narrowly than what it is: parsed messages by id. */
const compiled: Readonly<Record<Locale, unknown>> = { en, ru }

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
    const syntax = (compiled[locale] as Readonly<Record<string, MessageSyntax>>)[id]
    if (syntax === undefined) throw new RangeError(`there is no message ${id}`)
    message = new IntlMessageFormat(syntax, locale)
    prepared[locale].set(id, message)
  }
  return String(message.format(values ?? {}))
}
