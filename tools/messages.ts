// Compiles the message catalogue: `npm run messages`. With `-- --check` it writes nothing and audits everything.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Catalogue, compiledText, messageIdsText } from '@athanor/messages/compile'
import { auditMessages } from './messageAudit.ts'
import { gameFamilies, reasonIds } from './messageFamilies.ts'
import { messageUses } from './messageUses.ts'
import { projectRoot, readSources } from './sourceFiles.ts'

const folder = join(projectRoot, 'packages', 'messages', 'src')

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'catalogue', name), 'utf8'))
}

const english = readJson('en.json') as Catalogue
const russian = readJson('ru.json') as Catalogue
const same = readJson('same.json') as readonly string[]

/** A catalogue that cannot be compiled has defects of its own to tell. */
function compiled(make: () => string): string {
  try {
    return make()
  } catch {
    return ''
  }
}

const generated = [
  { name: 'compiled/en.gen.json', expected: compiled(() => compiledText('en', english)) },
  { name: 'compiled/ru.gen.json', expected: compiled(() => compiledText('ru', russian)) },
  { name: 'messageIds.gen.ts', expected: compiled(() => messageIdsText(english)) },
].map(({ name, expected }) => {
  const path = join(folder, name)
  return { name, path, expected, found: existsSync(path) ? readFileSync(path, 'utf8') : null }
})

const checking = process.argv.includes('--check')
if (!checking) {
  for (const { name, path, expected, found } of generated) {
    if (expected === found || expected === '') continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, expected)
    console.log(`wrote ${name}`)
  }
}

const defects = auditMessages({
  english,
  russian,
  same,
  families: gameFamilies(),
  wanted: reasonIds,
  uses: messageUses(readSources(projectRoot, ['{packages,games,apps}/*/src/**/*.{ts,tsx}', 'bots/src/**/*.ts'])),
  generated: checking ? generated.map(({ name, expected, found }) => ({ path: name, expected, found })) : [],
})
console.log(`${Object.keys(english).length} messages, ${defects.length} defects`)
if (defects.length > 0) {
  console.error(defects.join('\n'))
  process.exitCode = 1
}
