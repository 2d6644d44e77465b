import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Catalogue } from '@athanor/messages/compile'
import { withNames } from './names.ts'

/** A folder of words: a file for each language. */
export interface WordFolder {
  /** From the project's root, with forward slashes. */
  readonly path: string
  /**
   * What is loaded in one piece: `chess` for games/chess/words, `chess.shelf` for games/chess/words/shelf, unless another
   * part takes them along (`with.json`).
   */
  readonly part: string
}

/** The folder that words belong to, and where in it they lie. */
const place = /^(?:packages|games|apps)\/([^/]+)\/words(?:\/(.+))?$/

/** Every folder of words in the project, by the names of their parts. */
export function wordFolders(root: string): readonly WordFolder[] {
  const takenBy = companions(root)
  return globSync('{packages,games,apps}/*/words/**/en.json', { cwd: root })
    .map((file) => dirname(file.replaceAll('\\', '/')))
    .map((path) => {
      const [, owner = '', inside] = place.exec(path) ?? []
      const part = inside === undefined ? owner : `${owner}.${inside.replaceAll('/', '.')}`
      return { path, part: takenBy.get(part) ?? part }
    })
    .sort((a, b) => (a.part < b.part ? -1 : 1))
}

/** `with.json` beside the words of a program: parts of others that it always says beside its own, in one file with them. */
function companions(root: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('apps/*/words/with.json', { cwd: root }).flatMap((file) => {
      const taken = JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, readonly string[]>>
      return Object.entries(taken).flatMap(([part, others]) => others.map((other) => [other, part] as const))
    }),
  )
}

/** What each part says in a language. Names come from anywhere in it. */
export function readParts(root: string, locale: string): ReadonlyMap<string, Catalogue> {
  const language = readLanguage(root, locale)
  const parts = new Map<string, Record<string, string>>()
  for (const folder of wordFolders(root)) {
    const part = parts.get(folder.part) ?? {}
    for (const id of Object.keys(readFolder(root, folder, locale))) {
      const text = language[id]
      if (text !== undefined) part[id] = text
    }
    parts.set(folder.part, part)
  }
  return parts
}

/** What a folder says in a language; nothing where it lacks the language. */
function readFolder(root: string, { path }: WordFolder, locale: string): Catalogue {
  const file = join(root, path, `${locale}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {}
}

/** Everything that is said in a language, with the names of things in their places. */
export function readLanguage(root: string, locale: string): Catalogue {
  return withNames(readWritten(root, locale))
}

/** Everything as it is written, forms of names included. */
export function readWritten(root: string, locale: string): Catalogue {
  return Object.assign({}, ...wordFolders(root).map((folder) => readFolder(root, folder, locale))) as Catalogue
}

/** Ids that say in a language on purpose what they say in English: `same.json` beside the words of each owner. */
export function readSame(root: string, locale: string): readonly string[] {
  return globSync('{packages,games,apps}/*/words/same.json', { cwd: root }).flatMap((file) => {
    const same = JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, readonly string[]>>
    return same[locale] ?? []
  })
}

/** Ids that lie in two folders, each with the folders. */
export function doubledIds(root: string): readonly string[] {
  const homes = new Map<string, string>()
  return wordFolders(root).flatMap((folder) =>
    Object.keys(readFolder(root, folder, 'en')).flatMap((id) => {
      const home = homes.get(id)
      homes.set(id, folder.path)
      return home === undefined ? [] : [`${id}: lies in ${home} and in ${folder.path}`]
    }),
  )
}
