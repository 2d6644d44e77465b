import type { Locale } from '@athanor/messages'
import {
  type Catalogue,
  elementsOf,
  type MessageSyntax,
  type ParamType,
  paramsOf,
  parseMessage,
} from '@athanor/messages/compile'
import { type Glossary, glossaryDefects } from './glossary.ts'
import type { MessageUse } from './messageUses.ts'
import { typographyDefects } from './typography.ts'

/** Ids that are put together at run time: the prefix and every ending it must have a message for. */
export interface Family {
  readonly prefix: string
  readonly members: readonly string[]
}

export interface AuditInput {
  readonly english: Catalogue
  readonly russian: Catalogue
  /** Ids whose Russian text is the same as the English one on purpose. */
  readonly same: readonly string[]
  /** One name for one thing: docs/glossary.md. */
  readonly glossary: Glossary
  readonly families: readonly Family[]
  /** Whole ids that must have a message, such as the reasons of a game. */
  readonly wanted: readonly string[]
  readonly uses: readonly MessageUse[]
  /** Generated files: what they hold, and what they should hold. */
  readonly generated: readonly { readonly path: string; readonly found: string | null; readonly expected: string }[]
}

interface Message {
  readonly syntax: MessageSyntax
  readonly params: ReadonlyMap<string, ParamType>
}

type Messages = ReadonlyMap<string, Message>

/** Everything that is wrong with the catalogue, one sentence each. */
export function auditMessages(input: AuditInput): readonly string[] {
  const defects: string[] = []
  const english = read('en', input.english, defects)
  const russian = read('ru', input.russian, defects)
  return [
    ...defects,
    ...sortDefects('en', input.english),
    ...sortDefects('ru', input.russian),
    ...pluralDefects('en', english),
    ...pluralDefects('ru', russian),
    ...pairDefects(input, english, russian),
    ...sameDefects(input),
    ...printDefects('en', input.english),
    ...printDefects('ru', input.russian),
    ...glossaryDefects(input.glossary, input.english, input.russian),
    ...familyDefects(input),
    ...useDefects(input, english),
    ...input.generated
      .filter(({ found, expected }) => found !== expected)
      .map(({ path }) => `${path}: is stale, run \`npm run messages\``),
  ]
}

function read(locale: string, catalogue: Catalogue, defects: string[]): Messages {
  const messages = new Map<string, Message>()
  for (const [id, text] of Object.entries(catalogue)) {
    const syntax = parseMessage(text)
    if (typeof syntax === 'string') defects.push(`${locale} ${id}: cannot be parsed (${syntax})`)
    else messages.set(id, { syntax, params: paramsOf(syntax) })
  }
  return messages
}

function sortDefects(locale: string, catalogue: Catalogue): readonly string[] {
  const ids = Object.keys(catalogue)
  const late = ids.find((id, index) => index > 0 && id < (ids[index - 1] ?? ''))
  return late === undefined ? [] : [`${locale} ${late}: the catalogue is not sorted by id`]
}

/** English counts in two forms, Russian in four; what is missing would be said wrongly for some number. */
function pluralDefects(locale: string, messages: Messages): readonly string[] {
  return [...messages].flatMap(([id, { syntax }]) =>
    [...elementsOf(syntax)].flatMap((element) => {
      if (!('pluralType' in element)) return []
      const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' })
      const wanted: readonly string[] = rules.resolvedOptions().pluralCategories.toSorted()
      const found = Object.keys(element.options).filter((category) => !category.startsWith('='))
      return [
        ...wanted.filter((each) => !found.includes(each)).map((each) => `lacks the plural form ${each}`),
        ...found.filter((each) => !wanted.includes(each)).map((each) => `has no use for the plural form ${each}`),
      ].map((defect) => `${locale} ${id}: {${element.value}} ${defect}`)
    }),
  )
}

function pairDefects(input: AuditInput, english: Messages, russian: Messages): readonly string[] {
  const ids = [...new Set([...Object.keys(input.english), ...Object.keys(input.russian)])]
  return ids.flatMap((id) => {
    if (!(id in input.russian)) return [`ru ${id}: is missing`]
    if (!(id in input.english)) return [`ru ${id}: has no English text`]
    const wanted = paramsText(english.get(id)?.params)
    const found = paramsText(russian.get(id)?.params)
    return wanted === found ? [] : [`ru ${id}: takes ${found} instead of ${wanted}`]
  })
}

function paramsText(params: ReadonlyMap<string, ParamType> | undefined): string {
  const list = [...(params ?? [])].map(([name, type]) => `${name}: ${typeof type === 'string' ? type : type.join('|')}`)
  return list.length === 0 ? 'no parameters' : list.join(', ')
}

function sameDefects({ english, russian, same }: AuditInput): readonly string[] {
  const copied = Object.keys(english).filter((id) => id in russian && english[id] === russian[id])
  return [
    ...copied.filter((id) => !same.includes(id)).map((id) => `ru ${id}: is the same as in English`),
    ...same.filter((id) => !copied.includes(id)).map((id) => `same.json ${id}: is not the same in both languages`),
  ]
}

function printDefects(locale: Locale, catalogue: Catalogue): readonly string[] {
  return Object.entries(catalogue).flatMap(([id, text]) =>
    typographyDefects(locale, text).map((defect) => `${locale} ${id}: ${defect}`),
  )
}

function familyDefects({ english, families, wanted }: AuditInput): readonly string[] {
  const needed = new Set([
    ...wanted,
    ...families.flatMap(({ prefix, members }) => members.map((each) => prefix + each)),
  ])
  return [
    ...[...needed].filter((id) => !(id in english)).map((id) => `en ${id}: is missing`),
    ...Object.keys(english)
      .filter((id) => !needed.has(id) && families.some(({ prefix }) => id.startsWith(prefix)))
      .map((id) => `en ${id}: the game knows nothing of it`),
  ]
}

function useDefects({ english, families, wanted, uses }: AuditInput, messages: Messages): readonly string[] {
  const inFamily = (id: string) => families.some(({ prefix }) => id.startsWith(prefix))
  const used = new Set([...wanted, ...uses.map(({ id }) => id)])
  const groups = new Set(Object.keys(english).map(groupOf))
  return [
    ...Object.keys(english)
      .filter((id) => !used.has(id) && !inFamily(id))
      .map((id) => `en ${id}: is never used`),
    ...uses.flatMap(({ path, id, params }) => {
      const message = messages.get(id)
      if (message === undefined) {
        return !(id in english) && groups.has(groupOf(id)) ? [`${path}: ${id} has no message`] : []
      }
      const takes = [...message.params.keys()].join(', ')
      // Whoever speaks for a telling knows who reads, and says “you” (packages/telling).
      const all =
        params === null ? null : /^(?:tellings|packages\/telling)\//.test(path) ? [...params, ...you(message)] : params
      const given = all === null ? null : [...all].sort().join(', ')
      return given === null || given === takes ? [] : [`${path}: gives ${id} {${given}} instead of {${takes}}`]
    }),
  ]
}

function you({ params }: Message): readonly string[] {
  return params.has('you') ? ['you'] : []
}

/** `kernel.reject` of `kernel.reject.gameOver`. */
function groupOf(id: string): string {
  return id.split('.').slice(0, 2).join('.')
}
