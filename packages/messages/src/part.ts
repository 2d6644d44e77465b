import type { WordPart } from './ids.ts'
import type { Locale } from './locale.ts'
import { addMessages, type CompiledMessages, isInStock } from './stock.ts'
import { stockedWords, type Words } from './words.ts'

/** A part of the words that can be loaded by itself. */
export interface WordsPart<Name extends WordPart = WordPart> {
  readonly name: Name
  /** Fetches it in a language: once, unless it fails. */
  load(locale: Locale): Promise<void>
}

export type Sources = Readonly<Record<Locale, () => Promise<{ readonly default: CompiledMessages }>>>

/** @internal Called by what is made of each folder of words. */
export function wordsPart<Name extends WordPart>(name: Name, sources: Sources): WordsPart<Name> {
  const coming = new Map<Locale, Promise<void>>()
  return {
    name,
    load(locale) {
      const before = coming.get(locale)
      if (before !== undefined) return before
      const next = sources[locale]().then((part) => addMessages(locale, name, part.default))
      coming.set(locale, next)
      // What could not be fetched is asked for again the next time.
      next.catch(() => coming.delete(locale))
      return next
    },
  }
}

/** Parts of which nobody knows the names could be any: nothing is certain to be said with them. */
export type Certain<Part extends WordPart> = [WordPart] extends [Part] ? never : Part

/** The words of these parts, or null while one of them is missing. */
export function wordsOf<Part extends WordPart>(
  locale: Locale,
  parts: readonly WordsPart<Part>[],
): Words<Certain<Part>> | null {
  return parts.every(({ name }) => isInStock(locale, name)) ? stockOf<Part>(locale) : null
}

/** The words of these parts, loaded where they are not there yet. */
export async function loadWords<Part extends WordPart>(
  locale: Locale,
  parts: readonly WordsPart<Part>[],
): Promise<Words<Certain<Part>>> {
  await Promise.all(parts.map((part) => part.load(locale)))
  return stockOf<Part>(locale)
}

/** To be said of parts that are in stock, and of no others. */
function stockOf<Part extends WordPart>(locale: Locale): Words<Certain<Part>> {
  const words: unknown = stockedWords(locale)
  return words as Words<Certain<Part>>
}
