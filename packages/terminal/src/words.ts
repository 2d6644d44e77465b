import { type Locale, wordsIn as plainWords, type Words } from '@athanor/messages/all'
import { withoutSteering, withPaintAlone } from './cleanText.ts'

export type { Words } from '@athanor/messages'

/**
 * The words of a language, as a terminal prints them. Whatever a parameter holds, nothing of it steers the terminal; only
 * the looks that this program has put on it stay.
 */
export function wordsIn(locale: Locale): Words {
  return printable(locale, withPaintAlone)
}

/** The words for what is said of a stranger's file: no look comes from there either. */
export function unpainted({ locale }: Words): Words {
  return printable(locale, withoutSteering)
}

function printable(locale: Locale, clean: (text: string) => string): Words {
  const words = plainWords(locale)
  const cleaned = <Params>(params: Params): Params =>
    typeof params !== 'object' || params === null
      ? params
      : (Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]),
        ) as Params)
  return {
    ...words,
    say: (id, ...params) => wrappable(words.say(id, ...(params.map(cleaned) as typeof params))),
    data: ({ id, params }) =>
      wrappable(words.data({ id: clean(id), ...(params === undefined ? {} : { params: cleaned(params) }) })),
  }
}

/** A terminal breaks lines where it is told to, and what it prints is searched and piped: plain spaces serve better. */
function wrappable(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
