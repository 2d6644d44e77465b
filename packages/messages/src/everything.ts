export * from './index.ts'

import type { Locale } from './locale.ts'
import { type Format, type MessageData, stockedWords, type Words } from './words.ts'

/** The words of a language, all of them. */
export function wordsIn(locale: Locale): Words {
  return stockedWords(locale)
}

export function formatter(locale: Locale): Format {
  return stockedWords(locale).say
}

/** Says a message whose id and parameters no compiler has seen. Whatever is wrong with it, the id is shown. */
export function formatData(locale: Locale, message: MessageData): string {
  return stockedWords(locale).data(message)
}
