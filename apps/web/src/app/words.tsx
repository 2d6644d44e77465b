import {
  type Format,
  formatData,
  formatList,
  formatter,
  type Locale,
  type MessageData,
  type MessageId,
  type ParamsFor,
} from '@athanor/messages'
import { createContext, Fragment, type ReactNode, use } from 'react'

/** How things are said to whoever reads. */
export interface Words {
  readonly locale: Locale
  readonly say: Format
  /** A message that came as data, such as the reason of a refusal. */
  data(message: MessageData): string
  list(items: readonly string[]): string
}

/** The words of a language; the same object every time. */
export function wordsFor(locale: Locale): Words {
  return byLocale[locale]
}

const byLocale: Readonly<Record<Locale, Words>> = { en: makeWords('en'), ru: makeWords('ru') }

function makeWords(locale: Locale): Words {
  return {
    locale,
    say: formatter(locale),
    data: (message) => formatData(locale, message),
    list: (items) => formatList(locale, items),
  }
}

const WordsContext = createContext<Words>(wordsFor('en'))

export function WordsProvider({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return <WordsContext value={wordsFor(locale)}>{children}</WordsContext>
}

export function useWords(): Words {
  return use(WordsContext)
}

type Pictures = Readonly<Record<string, ReactNode>>

type PicturesFor<Id extends MessageId> =
  ParamsFor<Id> extends [infer Params] ? { readonly [Name in keyof Params]?: ReactNode } : never

/** Private-use characters that no text contains: they mark where a picture goes. */
const firstMark = 0xe000

/**
 * Says a message with pictures or coloured names in the places of some parameters. The catalogue keeps the order of
 * words, each language its own.
 * @example sayWith(words, 'compendium.event.reserveCounted', { cubes: '' }, { cubes: <CubeRow cubes={counts} /> })
 */
export function sayWith<Id extends MessageId>(
  words: Words,
  id: Id,
  params: ParamsFor<Id>[0],
  pictures: PicturesFor<Id>,
): ReactNode {
  return showWith(words, { id, params: params ?? {} }, pictures)
}

/** The same for a message that came as data. */
export function showWith(words: Words, { id, params }: MessageData, pictures: Pictures): ReactNode {
  const shown = Object.entries(pictures)
  const marks = Object.fromEntries(shown.map(([name], index) => [name, String.fromCharCode(firstMark + index)]))
  const text = words.data({ id, params: { ...params, ...marks } })
  return pieces(text).map((piece, index) => {
    const picture = shown[piece.charCodeAt(0) - firstMark]
    return <Fragment key={index}>{picture === undefined ? piece : picture[1]}</Fragment>
  })
}

function pieces(text: string): readonly string[] {
  return text.split(/([\uE000-\uE0FF])/).filter((piece) => piece !== '')
}
