import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allText, type Catalogue, compiledText, idsText, partText } from '@athanor/messages/compile'
import { locales } from '@athanor/messages/languages'
import { projectRoot } from '../sourceFiles.ts'
import { pseudoCatalogue } from './pseudo.ts'
import { readParts } from './wordFolders.ts'

/** Where all that is made of the words lies, from the project's root. Git ignores it. */
const madeFolder = 'packages/messages/src/made'

/** What the made files depend on besides the words themselves. */
const makers = ['tools/words/*.ts', 'packages/messages/src/{compile,locale}.ts', 'package-lock.json']

/** How the words are spoken: as they are written, or English drawn out and accented, to see what a layout can bear. */
export type Manner = 'plain' | 'pseudo'

/** Makes what programs and pages read out of the folders of words, unless it is there already. True when it was made anew. */
export function makeWords(root: string, manner: Manner): boolean {
  const folder = join(root, madeFolder)
  const stamp = join(folder, '.made-from')
  const fingerprint = fingerprintOf(root, manner)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false
  const wanted = filesOf(root, manner)
  for (const [name, text] of wanted) replace(join(folder, name), text)
  for (const left of globSync('**/*.{ts,json}', { cwd: folder })) {
    if (!wanted.has(left.replaceAll('\\', '/'))) rmSync(join(folder, left))
  }
  replace(stamp, fingerprint)
  return true
}

/** Makes the project's own, in the manner that `ATHANOR_WORDS` asks for. */
export function makeOwnWords(): void {
  makeWords(projectRoot, process.env['ATHANOR_WORDS'] === 'pseudo' ? 'pseudo' : 'plain')
}

/** A few hundred bytes that change with whatever the made files are made of. */
function fingerprintOf(root: string, manner: Manner): string {
  const hash = createHash('sha256').update(manner)
  const words = '{packages,games,apps}/*/words/**/*.json'
  for (const path of globSync([words, ...makers], { cwd: root }).sort()) {
    hash.update(`\n${path.replaceAll('\\', '/')}\n`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** Every made file with its text. */
function filesOf(root: string, manner: Manner): ReadonlyMap<string, string> {
  const english = readParts(root, 'en')
  const parts = [...english.keys()]
  const files = new Map([
    ['ids.ts', idsText(english)],
    ['all.ts', allText(parts, locales)],
    ...parts.map((part) => [`parts/${part}.ts`, partText(part, locales)] as const),
  ])
  for (const locale of locales) {
    for (const [part, written] of readParts(root, locale)) {
      files.set(`${part}.${locale}.json`, compiledText(locale, spoken(written, locale, manner)))
    }
  }
  return files
}

function spoken(written: Catalogue, locale: string, manner: Manner): Catalogue {
  return manner === 'pseudo' && locale === 'en' ? pseudoCatalogue(written) : written
}

/** Writes a file in one piece: somebody may be reading it. What would not change keeps its time, so nobody builds it anew. */
function replace(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
