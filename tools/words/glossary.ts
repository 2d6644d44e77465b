import { type Catalogue, literalsOf, parseMessage } from '@athanor/messages/compile'
import { noBreakSpace } from './languageRules.ts'

/** What a thing is called in one language. */
interface Name {
  readonly name: string
  /** Beginnings of words that other people use for it and we do not. */
  readonly not: readonly string[]
}

/** One thing and its one name in each language: a row of docs/glossary.md. */
export interface Term {
  /** By the headings of the columns: `English`. */
  readonly names: ReadonlyMap<string, Name>
  /** Messages that say nothing but this term. */
  readonly saidBy: readonly string[]
}

/** The terms of one game, and the beginnings of the message ids that speak of it. */
export interface Chapter {
  readonly title: string
  readonly prefixes: readonly string[]
  readonly terms: readonly Term[]
}

export interface Glossary {
  readonly chapters: readonly Chapter[]
  /** Lines that should be rows and are not. */
  readonly defects: readonly string[]
}

/** A language, what it says, and the heading of its columns. */
export interface Spoken {
  readonly locale: string
  readonly catalogue: Catalogue
  readonly glossary: string | null
}

const heading = /^## (.+)$/u
const scope = /^Messages: (.+)$/u
const saidBy = 'said by'

/**
 * Reads docs/glossary.md: a chapter is a heading, a line `Messages:` with the beginnings of ids, and a table. Its columns are
 * the languages, `said by`, and for each language `not in` it.
 */
export function parseGlossary(text: string): Glossary {
  const chapters: { title: string; prefixes: readonly string[]; terms: Term[] }[] = []
  const defects: string[] = []
  let columns: readonly string[] = []
  for (const line of text.split('\n')) {
    const chapter = chapters.at(-1)
    const title = heading.exec(line)?.[1]
    if (title !== undefined) chapters.push({ title, prefixes: [], terms: [] })
    if (chapter === undefined) continue
    const ids = scope.exec(line)?.[1]
    if (ids !== undefined) chapter.prefixes = codesIn(ids)
    if (!line.startsWith('|') || /^\|[ |:-]+\|$/u.test(line)) continue
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells.includes(saidBy)) columns = cells
    else if (cells.length === columns.length) chapter.terms.push(termOf(new Map(zipped(columns, cells))))
    else defects.push(`docs/glossary.md: a row needs ${columns.length} cells: ${line}`)
  }
  return { chapters, defects }
}

function zipped(names: readonly string[], cells: readonly string[]): readonly (readonly [string, string])[] {
  return names.map((name, index) => [name, cells[index] ?? ''])
}

function termOf(cells: ReadonlyMap<string, string>): Term {
  const languages = [...cells.keys()].filter((column) => column !== saidBy && !column.startsWith('not in '))
  const names = languages.map((language) => {
    return [language, { name: cells.get(language) ?? '', not: wordsIn(cells.get(`not in ${language}`) ?? '') }] as const
  })
  return { names: new Map(names), saidBy: codesIn(cells.get(saidBy) ?? '') }
}

function codesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code)
}

function wordsIn(cell: string): readonly string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Where a language calls a thing by another name than the glossary, one sentence each. */
export function glossaryDefects({ chapters, defects }: Glossary, languages: readonly Spoken[]): string[] {
  return [...defects, ...chapters.flatMap((chapter) => chapterDefects(chapter, languages))]
}

function chapterDefects({ title, prefixes, terms }: Chapter, languages: readonly Spoken[]): string[] {
  const within = (id: string) => prefixes.some((prefix) => id.startsWith(prefix))
  const ids = Object.keys(languages[0]?.catalogue ?? {})
  return [
    ...prefixes
      .filter((prefix) => !ids.some((id) => id.startsWith(prefix)))
      .map((prefix) => `docs/glossary.md: no message of “${title}” begins with ${prefix}`),
    ...terms.flatMap((term) =>
      languages.flatMap(({ locale, catalogue, glossary }) => {
        const { name, not } = term.names.get(glossary ?? '') ?? { name: '', not: [] }
        if (name === '') return []
        return [
          ...term.saidBy.flatMap((id) => unlike(locale, id, catalogue[id], name)),
          ...strangers(locale, catalogue, within, not, name),
        ]
      }),
    ),
  ]
}

function unlike(locale: string, id: string, text: string | undefined, term: string): string[] {
  if (text === undefined) return [`docs/glossary.md: there is no message ${id}`]
  const said = plain(text)
  return said === plain(term) ? [] : [`${locale} ${id}: says “${text}” where the glossary says “${term}”`]
}

function strangers(
  locale: string,
  catalogue: Catalogue,
  within: (id: string) => boolean,
  words: readonly string[],
  term: string,
): string[] {
  if (words.length === 0) return []
  const stranger = new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})`, 'iu')
  return Object.entries(catalogue).flatMap(([id, text]) => {
    if (!within(id)) return []
    const found = stranger.exec(spokenIn(text))?.[0]
    return found === undefined ? [] : [`${locale} ${id}: says “${found}” where the glossary says “${term}”`]
  })
}

/** Parts of a message that stand apart are not read as one word. */
function spokenIn(text: string): string {
  const syntax = parseMessage(text)
  return typeof syntax === 'string' ? '' : plain(literalsOf(syntax).join(' '))
}

function plain(text: string): string {
  return text.replaceAll(noBreakSpace, ' ').toLowerCase()
}
