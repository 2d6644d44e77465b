import { type Locale, wordsIn as plainWords, type Words } from '@athanor/messages/all'

export type { Words } from '@athanor/messages'

/** The words of a language, as a terminal prints them. */
export function wordsIn(locale: Locale): Words {
  const words = plainWords(locale)
  return {
    ...words,
    say: (id, ...params) => wrappable(words.say(id, ...params)),
    data: (message) => wrappable(words.data(message)),
  }
}

/** A terminal breaks lines where it is told to, and what it prints is searched and piped: plain spaces serve better. */
function wrappable(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
