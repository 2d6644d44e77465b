import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Locale } from './locale.ts'

/** Message ids with their ICU texts. */
export type Catalogue = Readonly<Record<string, string>>

/** A parsed message. */
export type MessageSyntax = readonly MessageFormatElement[]

/** What a message wants to be given: a number, any text, or one of a few words. */
export type ParamType = 'number' | 'string' | readonly string[]

/** Parses a message, or says in one sentence what is wrong with it. Tags are plain text: messages have no mark-up. */
export function parseMessage(text: string): MessageSyntax | string {
  try {
    return parse(text, { ignoreTag: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Every element of a message, those inside plural and select branches included. */
export function* elementsOf(message: MessageSyntax): Generator<MessageFormatElement, void> {
  for (const element of message) {
    yield element
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) yield* elementsOf(value)
    }
  }
}

/** What of a message is heard as it stands: without parameters and the names of branches. */
export function literalsOf(message: MessageSyntax): readonly string[] {
  return [...elementsOf(message)].flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))
}

/**
 * The parameters of a message, by name. A select takes the words of its branches, and `other` besides when that branch
 * says something; a parameter that is also shown as it is takes any text.
 */
export function paramsOf(message: MessageSyntax): ReadonlyMap<string, ParamType> {
  const params = new Map<string, ParamType>()
  for (const element of elementsOf(message)) {
    switch (element.type) {
      case TYPE.argument:
        if (params.get(element.value) !== 'number') params.set(element.value, 'string')
        break
      case TYPE.number:
      case TYPE.plural:
        params.set(element.value, 'number')
        break
      case TYPE.select: {
        const before = params.get(element.value)
        if (typeof before === 'string') break
        const branches = Object.entries(element.options).filter(
          ([word, { value }]) => word !== 'other' || value.length > 0,
        )
        params.set(element.value, [...new Set([...(before ?? []), ...branches.map(([word]) => word)])].sort())
        break
      }
      case TYPE.literal:
      case TYPE.pound:
        break
      default:
        throw new TypeError(`messages have no use for ${TYPE[element.type]} elements`)
    }
  }
  return new Map([...params].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A part of the catalogue as `compiled/<part>.<locale>.gen.json`, a line for each message. Throws when a message cannot be parsed. */
export function compiledText(locale: Locale, catalogue: Catalogue): string {
  const lines = Object.entries(catalogue).map(([id, text]) => {
    const message = parseMessage(text)
    if (typeof message === 'string') throw new SyntaxError(`${locale} ${id}: ${message}`)
    return `  ${JSON.stringify(id)}: ${JSON.stringify(message)}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The source of `messageIds.gen.ts`: every id with the type of its parameters. */
export function messageIdsText(english: Catalogue): string {
  const lines = Object.entries(english).map(([id, text]) => {
    const message = parseMessage(text)
    if (typeof message === 'string') throw new SyntaxError(`en ${id}: ${message}`)
    return `  readonly ${JSON.stringify(id)}: ${paramsType(paramsOf(message))}`
  })
  return [
    '// Made by `npm run messages` from catalogue/en.json.',
    '',
    '/** The parameters of every message, null where there are none. */',
    'export interface MessageParams {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

/** The source of `all.gen.ts`: every part in every language, for programs that speak of everything. */
export function allPartsText(parts: readonly string[], languages: readonly Locale[]): string {
  const files = languages.flatMap((locale) => parts.map((part) => ({ locale, part, name: nameOf(part, locale) })))
  return [
    '// Made by `npm run messages`.',
    '',
    ...files.map(
      ({ name, part, locale }) => `import ${name} from './compiled/${part}.${locale}.gen.json' with { type: 'json' }`,
    ),
    "import { addMessages } from './format.ts'",
    '',
    ...files.map(({ name, locale }) => `addMessages('${locale}', ${name})`),
    '',
    "export * from './index.ts'",
    '',
  ].join('\n')
}

/** @example chessShelfEn */
function nameOf(part: string, locale: Locale): string {
  return `${part}.${locale}`.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function paramsType(params: ReadonlyMap<string, ParamType>): string {
  if (params.size === 0) return 'null'
  const fields = [...params].map(([name, type]) => `readonly ${name}: ${typeText(type)}`)
  return `{ ${fields.join('; ')} }`
}

function typeText(type: ParamType): string {
  return typeof type === 'string' ? type : type.map((word) => JSON.stringify(word)).join(' | ')
}
