import type { Catalogue } from '@athanor/messages/compile'
import type { LanguageRules } from './languageRules.ts'
import { typeset } from './typography.ts'

/** A file of words as it lies in git: sorted by id, and set as a printer would; whoever writes words need think of neither. */
export function tidied(rules: LanguageRules, written: string): string {
  const catalogue = Object.entries(JSON.parse(written) as Catalogue)
  const sorted = catalogue.sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, text]) => [id, typeset(rules, text)] as const)
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
