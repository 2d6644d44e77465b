import { type Certain, type Locale, loadWords, type WordPart, type Words, type WordsPart } from '@athanor/messages'
import { webWords } from '@athanor/messages/words/web'
import { webTableWords } from '@athanor/messages/words/web.table'
import { settings } from '../settings/browser.ts'
import { lettersOf } from './letters.ts'

/** Words that every page may need; why something was refused is among them (words/with.json). */
export const houseParts = [webWords] as const

/** Words of tables, of what leads to one and of what looks back at one. */
export const tableParts = [webTableWords] as const

/** Every part that somebody has asked for. */
const stock = new Set<WordsPart>()

/** Fetches words in the language of the page; from now on a change of language fetches them too. */
export async function stockWords<Part extends WordPart>(
  parts: readonly WordsPart<Part>[],
  locale: Locale = settings.getState().locale,
): Promise<Words<Certain<Part>>> {
  for (const part of parts) stock.add(part)
  return loadWords(locale, parts)
}

/** Speaks another language once everything that is on the page can be said in it. */
export async function speak(locale: Locale): Promise<void> {
  await Promise.all([lettersOf(locale), loadWords(locale, [...stock])])
  settings.getState().change({ locale })
}
