// Sets and sorts the words of all folders, then makes what is spoken of them: `npm run messages`. With `-- --check` it
// writes nothing, and everything unset or unsorted is a defect. Either way all of it is audited.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@athanor/messages/languages'
import { projectRoot, readSources } from './sourceFiles.ts'
import { parseGlossary } from './words/glossary.ts'
import { rulesOf } from './words/languageRules.ts'
import { makeOwnWords } from './words/makeWords.ts'
import { type AuditedLanguage, auditMessages } from './words/messageAudit.ts'
import { gameFamilies, reasonIds } from './words/messageFamilies.ts'
import { messageUses } from './words/messageUses.ts'
import { nameDefects } from './words/names.ts'
import { tidied } from './words/tidy.ts'
import { doubledIds, readLanguage, readSame, readWritten, wordFolders } from './words/wordFolders.ts'

const checking = process.argv.includes('--check')
const untidy: string[] = []

for (const locale of locales) {
  const rules = await rulesOf(locale)
  for (const { path } of wordFolders(projectRoot)) {
    const file = join(projectRoot, path, `${locale}.json`)
    if (!existsSync(file)) continue
    const written = readFileSync(file, 'utf8')
    const tidy = tidied(rules, written)
    if (written === tidy) continue
    if (checking) untidy.push(`${path}/${locale}.json: is not sorted or not typeset, run \`npm run messages\``)
    else {
      writeFileSync(file, tidy)
      console.log(`tidied ${path}/${locale}.json`)
    }
  }
}

async function languageOf(locale: string): Promise<AuditedLanguage> {
  return {
    locale,
    catalogue: readLanguage(projectRoot, locale),
    rules: await rulesOf(locale),
    same: readSame(projectRoot, locale),
  }
}

const english = await languageOf('en')
const defects = [
  ...untidy,
  ...doubledIds(projectRoot),
  ...locales.flatMap((locale) => nameDefects(locale, readWritten(projectRoot, locale))),
  ...auditMessages({
    english,
    others: await Promise.all(locales.filter((locale) => locale !== 'en').map(languageOf)),
    glossary: parseGlossary(readFileSync(join(projectRoot, 'docs', 'glossary.md'), 'utf8')),
    families: gameFamilies(),
    wanted: reasonIds,
    uses: messageUses(readSources(projectRoot, ['{packages,games,apps,registry}/**/*.{ts,tsx}'])),
  }),
]
console.log(
  `${Object.keys(english.catalogue).length} messages in ${locales.length} languages, ${defects.length} defects`,
)
if (defects.length > 0) {
  console.error(defects.join('\n'))
  process.exitCode = 1
} else if (!checking) {
  makeOwnWords()
}
