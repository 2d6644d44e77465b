import {
  type Catalogue,
  elementsOf,
  type MessageSyntax,
  type ParamType,
  paramsOf,
  parseMessage,
} from '@athanor/messages/compile'
import { type Glossary, glossaryDefects } from './glossary.ts'
import type { LanguageRules } from './languageRules.ts'
import type { MessageUses } from './messageUses.ts'
import { slipDefects } from './slips.ts'
import { typographyDefects } from './typography.ts'

/** Ids that are put together at run time: the prefix and every ending it must have a message for. */
export interface Family {
  readonly prefix: string
  readonly members: readonly string[]
}

/** Everything that is said in one language, and what is asked of it. */
export interface AuditedLanguage {
  readonly locale: string
  readonly catalogue: Catalogue
  readonly rules: LanguageRules
  /** Ids that say the same as in English on purpose. */
  readonly same: readonly string[]
}

export interface AuditInput {
  /** English, which names the ids and their parameters. */
  readonly english: AuditedLanguage
  readonly others: readonly AuditedLanguage[]
  /** One name for one thing: docs/glossary.md. */
  readonly glossary: Glossary
  readonly families: readonly Family[]
  /** Whole ids that must have a message, such as the reasons of a game. */
  readonly wanted: readonly string[]
  readonly uses: MessageUses
}

interface Message {
  readonly syntax: MessageSyntax
  readonly params: ReadonlyMap<string, ParamType>
}

type Messages = ReadonlyMap<string, Message>

/** Everything that is wrong with what is said, one sentence each. */
export function auditMessages(input: AuditInput): readonly string[] {
  const defects: string[] = []
  const languages = [input.english, ...input.others]
  const read = new Map(languages.map((language) => [language, messagesOf(language, defects)] as const))
  const english = read.get(input.english) ?? new Map<string, Message>()
  return [
    ...defects,
    ...[...read].flatMap(([{ locale }, messages]) => pluralDefects(locale, messages)),
    ...input.others.flatMap((other) => [
      ...pairDefects(input.english.catalogue, other, english, read.get(other) ?? new Map<string, Message>()),
      ...sameDefects(input.english.catalogue, other),
    ]),
    ...languages.flatMap(printDefects),
    ...languages.flatMap(({ locale, catalogue, rules }) => slipDefects(rules.slips, locale, catalogue)),
    ...glossaryDefects(
      input.glossary,
      languages.map(({ locale, catalogue, rules }) => ({ locale, catalogue, glossary: rules.glossary })),
    ),
    ...familyDefects(input),
    ...useDefects(input, english),
  ]
}

function messagesOf({ locale, catalogue }: AuditedLanguage, defects: string[]): Messages {
  const messages = new Map<string, Message>()
  for (const [id, text] of Object.entries(catalogue)) {
    const syntax = parseMessage(text)
    if (typeof syntax === 'string') defects.push(`${locale} ${id}: cannot be parsed (${syntax})`)
    else messages.set(id, { syntax, params: paramsOf(syntax) })
  }
  return messages
}

/** English counts in two forms, others in one or in six; what is missing would be said wrongly for some number. */
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

function pairDefects(
  english: Catalogue,
  { locale, catalogue }: AuditedLanguage,
  wantedOf: Messages,
  foundOf: Messages,
): readonly string[] {
  const ids = [...new Set([...Object.keys(english), ...Object.keys(catalogue)])]
  return ids.flatMap((id) => {
    if (!(id in catalogue)) return [`${locale} ${id}: is missing`]
    if (!(id in english)) return [`${locale} ${id}: has no English text`]
    const wanted = paramsText(wantedOf.get(id)?.params)
    const found = paramsText(foundOf.get(id)?.params)
    return wanted === found ? [] : [`${locale} ${id}: takes ${found} instead of ${wanted}`]
  })
}

function paramsText(params: ReadonlyMap<string, ParamType> | undefined): string {
  const list = [...(params ?? [])].map(([name, type]) => `${name}: ${typeof type === 'string' ? type : type.join('|')}`)
  return list.length === 0 ? 'no parameters' : list.join(', ')
}

function sameDefects(english: Catalogue, { locale, catalogue, same }: AuditedLanguage): readonly string[] {
  const copied = Object.keys(english).filter((id) => english[id] === catalogue[id])
  return [
    ...copied.filter((id) => !same.includes(id)).map((id) => `${locale} ${id}: is the same as in English`),
    ...same
      .filter((id) => !copied.includes(id))
      .map((id) => `same.json ${id}: is not the same in English and ${locale}`),
  ]
}

function printDefects({ locale, catalogue, rules }: AuditedLanguage): readonly string[] {
  return Object.entries(catalogue).flatMap(([id, text]) =>
    typographyDefects(rules, text).map((defect) => `${locale} ${id}: ${defect}`),
  )
}

function familyDefects({ english: { catalogue: english }, families, wanted }: AuditInput): readonly string[] {
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

function useDefects(
  { english: { catalogue: english }, families, wanted, uses }: AuditInput,
  messages: Messages,
): readonly string[] {
  const inFamily = (id: string) => families.some(({ prefix }) => id.startsWith(prefix))
  const used = new Set([...wanted, ...uses.whole.map(({ id }) => id)])
  const isPutTogether = (id: string) => uses.heads.some((head) => id.startsWith(head))
  const groups = new Set(Object.keys(english).map(groupOf))
  return [
    ...Object.keys(english)
      .filter((id) => !used.has(id) && !inFamily(id) && !isPutTogether(id))
      .map((id) => `en ${id}: is never used`),
    ...uses.whole.flatMap(({ path, id, params }) => {
      const message = messages.get(id)
      if (message === undefined) {
        return !(id in english) && groups.has(groupOf(id)) ? [`${path}: ${id} has no message`] : []
      }
      const takes = [...message.params.keys()].join(', ')
      // Whoever speaks for a telling knows who reads, and says “you” (packages/narration).
      const all =
        params === null
          ? null
          : /^(?:games\/\w+\/narration|packages\/narration)\//.test(path)
            ? [...params, ...you(message)]
            : params
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
