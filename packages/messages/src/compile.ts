import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

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
 * says something and does not choose again among further words; a parameter that is also shown as it is takes any text.
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
          ([word, { value }]) => word !== 'other' || (value.length > 0 && !choosesAgain(value, element.value)),
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

function choosesAgain(branch: MessageSyntax, param: string): boolean {
  return branch.some((element) => element.type === TYPE.select && element.value === param)
}

/** A part of the words in one language, parsed, a line for each message. Throws when a message cannot be parsed. */
export function compiledText(locale: string, catalogue: Catalogue): string {
  const lines = Object.entries(catalogue).map(([id, text]) => {
    return `  ${JSON.stringify(id)}: ${JSON.stringify(parsed(locale, id, text))}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The source of `ids.ts`: every id with the type of its parameters, part by part. */
export function idsText(parts: ReadonlyMap<string, Catalogue>): string {
  const shapes = [...parts].map(([part, english]) => {
    const lines = Object.entries(english).map(([id, text]) => {
      return `  readonly ${JSON.stringify(id)}: ${paramsType(paramsOf(parsed('en', id, text)))}`
    })
    return { part, name: `${nameOf(part)}Params`, lines }
  })
  return [
    header,
    ...shapes.flatMap(({ name, lines }) => [`interface ${name} {`, ...lines, '}', '']),
    '/** The parameters of every message, null where there are none, by the part of the words that it belongs to. */',
    'export interface PartParams {',
    ...shapes.map(({ part, name }) => `  readonly ${JSON.stringify(part)}: ${name}`),
    '}',
    '',
    `export interface MessageParams extends ${shapes.map(({ name }) => name).join(', ')} {}`,
    '',
  ].join('\n')
}

/** The source of `parts/<part>.ts`: where a part of the words comes from. */
export function partText(part: string, locales: readonly string[]): string {
  return [
    header,
    `import { wordsPart } from '../../part.ts'`,
    '',
    `export const ${variableOf(part)} = wordsPart('${part}', {`,
    ...locales.map((locale) => `  ${locale}: () => import('../${part}.${locale}.json', { with: { type: 'json' } }),`),
    '})',
    '',
  ].join('\n')
}

/** The source of `all.ts`: every part in every language, for programs that speak of everything. */
export function allText(parts: readonly string[], locales: readonly string[]): string {
  const files = locales.flatMap((locale) => parts.map((part) => ({ locale, part, name: nameOf(`${part}.${locale}`) })))
  return [
    header,
    ...files.map(({ name, part, locale }) => `import ${name} from './${part}.${locale}.json' with { type: 'json' }`),
    "import { addMessages } from '../stock.ts'",
    '',
    ...files.map(({ name, part, locale }) => `addMessages('${locale}', '${part}', ${name})`),
    '',
    "export * from '../everything.ts'",
    '',
  ].join('\n')
}

const header = '// Made of the folders of words by `npm run messages`; not kept in git.\n'

function parsed(locale: string, id: string, text: string): MessageSyntax {
  const message = parseMessage(text)
  if (typeof message === 'string') throw new SyntaxError(`${locale} ${id}: ${message}`)
  return message
}

/** What a part is called in code. @example chessShelfWords */
function variableOf(part: string): string {
  const name = nameOf(part)
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Words`
}

/** @example ChessShelfEn */
function nameOf(name: string): string {
  return name.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function paramsType(params: ReadonlyMap<string, ParamType>): string {
  if (params.size === 0) return 'null'
  const fields = [...params].map(([name, type]) => `readonly ${name}: ${typeText(type)}`)
  return `{ ${fields.join('; ')} }`
}

function typeText(type: ParamType): string {
  return typeof type === 'string' ? type : type.map((word) => JSON.stringify(word)).join(' | ')
}
