import { type Catalogue, literalsOf, parseMessage } from '@athanor/messages/compile'
import { noBreakSpace } from './typography.ts'

/** One thing and its one name in each language: a row of docs/glossary.md. */
export interface Term {
  readonly english: string
  readonly russian: string
  /** Messages that say nothing but this term. */
  readonly saidBy: readonly string[]
  /** Beginnings of words that other people use for it and we do not. */
  readonly notEnglish: readonly string[]
  readonly notRussian: readonly string[]
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

const heading = /^## (.+)$/u
const scope = /^Messages: (.+)$/u
const columns = 5

/**
 * Reads docs/glossary.md: a chapter is a heading, a line `Messages:` with the beginnings of ids, and a table whose rows
 * are English | Russian | said by | not in English | not in Russian.
 */
export function parseGlossary(text: string): Glossary {
  const chapters: { title: string; prefixes: readonly string[]; terms: Term[] }[] = []
  const defects: string[] = []
  for (const line of text.split('\n')) {
    const chapter = chapters.at(-1)
    const title = heading.exec(line)?.[1]
    if (title !== undefined) chapters.push({ title, prefixes: [], terms: [] })
    if (chapter === undefined) continue
    const ids = scope.exec(line)?.[1]
    if (ids !== undefined) chapter.prefixes = codesIn(ids)
    if (!line.startsWith('|') || /^\|[ |:-]+\|$/u.test(line) || line.startsWith('| English |')) continue
    const cells = line.split('|').slice(1, -1)
    if (cells.length === columns) chapter.terms.push(termOf(cells.map((cell) => cell.trim())))
    else defects.push(`docs/glossary.md: a row needs ${columns} cells: ${line}`)
  }
  return { chapters, defects }
}

function termOf([english = '', russian = '', saidBy = '', notEnglish = '', notRussian = '']: readonly string[]): Term {
  return { english, russian, saidBy: codesIn(saidBy), notEnglish: wordsIn(notEnglish), notRussian: wordsIn(notRussian) }
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

/** Where the catalogue calls a thing by another name than the glossary, one sentence each. */
export function glossaryDefects({ chapters, defects }: Glossary, english: Catalogue, russian: Catalogue): string[] {
  return [...defects, ...chapters.flatMap((chapter) => chapterDefects(chapter, english, russian))]
}

function chapterDefects({ title, prefixes, terms }: Chapter, english: Catalogue, russian: Catalogue): string[] {
  const within = (id: string) => prefixes.some((prefix) => id.startsWith(prefix))
  return [
    ...prefixes
      .filter((prefix) => !Object.keys(english).some((id) => id.startsWith(prefix)))
      .map((prefix) => `docs/glossary.md: no message of “${title}” begins with ${prefix}`),
    ...terms.flatMap((term) => [
      ...term.saidBy.flatMap((id) => [
        ...unlike('en', id, english[id], term.english),
        ...unlike('ru', id, russian[id], term.russian),
      ]),
      ...strangers('en', english, within, term.notEnglish, term.english),
      ...strangers('ru', russian, within, term.notRussian, term.russian),
    ]),
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
