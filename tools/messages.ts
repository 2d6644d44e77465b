// Compiles the message catalogue: `npm run messages`. With `-- --check` it writes nothing and audits everything.

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Locale, locales } from '@athanor/messages'
import { allPartsText, type Catalogue, compiledText, messageIdsText } from '@athanor/messages/compile'
import { partsOf } from '@athanor/messages/parts'
import { parseGlossary } from './glossary.ts'
import { auditMessages } from './messageAudit.ts'
import { gameFamilies, reasonIds } from './messageFamilies.ts'
import { messageUses } from './messageUses.ts'
import { projectRoot, readSources } from './sourceFiles.ts'
import { typeset } from './typography.ts'

const folder = join(projectRoot, 'packages', 'messages', 'src')

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'catalogue', name), 'utf8'))
}

const checking = process.argv.includes('--check')

/** A catalogue, typeset as a printer would; whoever writes messages need not think of non-breaking spaces. */
function readCatalogue(locale: Locale): Catalogue {
  const written = readJson(`${locale}.json`) as Catalogue
  if (checking) return written
  const set = Object.fromEntries(Object.entries(written).map(([id, text]) => [id, typeset(locale, text)]))
  const text = `${JSON.stringify(set, null, 2)}\n`
  if (text !== `${JSON.stringify(written, null, 2)}\n`) {
    writeFileSync(join(folder, 'catalogue', `${locale}.json`), text)
    console.log(`typeset catalogue/${locale}.json`)
  }
  return set
}

const english = readCatalogue('en')
const russian = readCatalogue('ru')
const same = readJson('same.json') as readonly string[]

/** A catalogue that cannot be compiled has defects of its own to tell. */
function compiled(make: () => string): string {
  try {
    return make()
  } catch {
    return ''
  }
}

const catalogues: Readonly<Record<Locale, Catalogue>> = { en: english, ru: russian }

const generated = [
  ...locales.flatMap((locale) =>
    [...partsOf(catalogues[locale])].map(([part, messages]) => ({
      name: `compiled/${part}.${locale}.gen.json`,
      expected: compiled(() => compiledText(locale, messages)),
    })),
  ),
  { name: 'all.gen.ts', expected: allPartsText([...partsOf(english).keys()], locales) },
  { name: 'messageIds.gen.ts', expected: compiled(() => messageIdsText(english)) },
].map(({ name, expected }) => {
  const path = join(folder, name)
  return { name, path, expected, found: existsSync(path) ? readFileSync(path, 'utf8') : null }
})

/** Parts that the catalogue no longer has. */
const left = globSync('compiled/*.gen.json', { cwd: folder }).filter(
  (path) => !generated.some(({ name }) => name === path.replaceAll('\\', '/')),
)

if (!checking) {
  for (const { name, path, expected, found } of generated) {
    if (expected === found || expected === '') continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, expected)
    console.log(`wrote ${name}`)
  }
  for (const path of left) rmSync(join(folder, path))
}

const defects = auditMessages({
  english,
  russian,
  same,
  glossary: parseGlossary(readFileSync(join(projectRoot, 'docs', 'glossary.md'), 'utf8')),
  families: gameFamilies(),
  wanted: reasonIds,
  uses: messageUses(
    readSources(projectRoot, ['{packages,games,tellings,apps}/*/src/**/*.{ts,tsx}', 'bots/src/**/*.ts']),
  ),
  generated: checking
    ? [
        ...generated.map(({ name, expected, found }) => ({ path: name, expected, found })),
        ...left.map((path) => ({ path, expected: '', found: null })),
      ]
    : [],
})
console.log(`${Object.keys(english).length} messages, ${defects.length} defects`)
if (defects.length > 0) {
  console.error(defects.join('\n'))
  process.exitCode = 1
}
