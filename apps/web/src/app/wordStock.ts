import { addMessages, type CompiledMessages, type Locale } from '@athanor/messages'
import { settings } from './browser.ts'
import { lettersOf } from './letters.ts'

/** Where a part of the catalogue comes from, by language. It is fetched when it is first spoken of. */
export type WordSource = Readonly<Record<Locale, () => Promise<{ readonly default: CompiledMessages }>>>

/** Words that every page may need. */
export const houseWords: WordSource = {
  en: () => import('@athanor/messages/compiled/house.en.gen.json'),
  ru: () => import('@athanor/messages/compiled/house.ru.gen.json'),
}

/** Words of tables, of what leads to one and of what looks back at one. */
export const tableWords: WordSource = {
  en: () => import('@athanor/messages/compiled/table.en.gen.json'),
  ru: () => import('@athanor/messages/compiled/table.ru.gen.json'),
}

/** Every part that somebody has asked for, with the languages it is there in. */
const stock = new Map<WordSource, Map<Locale, Promise<void>>>()

/** Fetches words in the language of the page; from now on a change of language fetches them too. */
export async function stockWords(...sources: readonly WordSource[]): Promise<void> {
  const { locale } = settings.getState()
  await Promise.all(sources.map((source) => fetched(source, locale)))
}

/** Speaks another language once everything that is on the page can be said in it. */
export async function speak(locale: Locale): Promise<void> {
  await Promise.all([lettersOf(locale), ...[...stock.keys()].map((source) => fetched(source, locale))])
  settings.getState().change({ locale })
}

function fetched(source: WordSource, locale: Locale): Promise<void> {
  const languages = stock.get(source) ?? new Map<Locale, Promise<void>>()
  stock.set(source, languages)
  const before = languages.get(locale)
  if (before !== undefined) return before
  const coming = source[locale]().then((part) => addMessages(locale, part.default))
  languages.set(locale, coming)
  // What could not be fetched is asked for again the next time.
  coming.catch(() => languages.delete(locale))
  return coming
}
