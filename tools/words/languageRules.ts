import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Slip } from './slips.ts'

/** What is asked of the texts of one language: `rules/<id>.ts`. A language without such a file keeps the common habits alone. */
export interface LanguageRules {
  /** The heading of its columns in docs/glossary.md, null where the glossary has none. */
  readonly glossary: string | null
  readonly habits: readonly Habit[]
  readonly slips: readonly Slip[]
}

/** Something that a printer would see to. */
export interface Habit {
  /** What is wrong with a text that does not keep it. */
  readonly defect: string
  mend(text: string): string
}

/** Written as an escape, because nobody can see it. */
export const noBreakSpace = '\u00a0'
export const wordAfter = String.raw`(?![\p{L}\p{N}-])`

export function replacing(defect: string, pattern: RegExp, by: string): Habit {
  return { defect, mend: (text) => text.replaceAll(pattern, by) }
}

export async function rulesOf(locale: string): Promise<LanguageRules> {
  const path = join(import.meta.dirname, 'rules', `${locale}.ts`)
  if (!existsSync(path)) return { glossary: null, habits: [], slips: [] }
  const { rules } = (await import(pathToFileURL(path).href)) as { readonly rules: LanguageRules }
  return rules
}
