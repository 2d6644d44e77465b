// Makes the table of letters that are drawn alike out of Unicode's confusables.txt (UTS #39):
// `node tools/confusables.ts path/to/confusables.txt`. The file comes with ICU, for instance.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './sourceFiles.ts'

const source = process.argv[2]
if (source === undefined) throw new TypeError('where is confusables.txt?')
const text = readFileSync(source, 'utf8')
const version = /^# Version: (\S+)/m.exec(text)?.[1] ?? ''

const letters = (codes: string) =>
  codes
    .trim()
    .split(/\s+/)
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('')

/** For each prototype all that is taken for it; ideographs and hieroglyphs take most of the room and are rarely forged. */
const families = new Map<string, string[]>()
for (const line of text.split('\n')) {
  const [from, to] = line.split('#')[0]?.split(';') ?? []
  if (from === undefined || to === undefined) continue
  families.set(letters(to), [...(families.get(letters(to)) ?? []), letters(from)])
}
const table = [...families].map(([prototype, alike]) => [prototype, alike.join('')] as const)
const path = join(projectRoot, 'apps', 'server', 'src', 'tables', 'confusables.gen.json')
writeFileSync(
  path,
  `${JSON.stringify({ source: `Unicode ${version}, confusables.txt; © Unicode, Inc., Unicode License V3`, table })}\n`,
)
