import {
  type Certain,
  type Locale,
  type MessageData,
  type MessageId,
  type ParamsFor,
  type Speech,
  type WordPart,
  type Words as WordsOf,
  type WordsPart,
  wordsOf,
} from '@athanor/messages'
import { createContext, Fragment, type ReactNode, use } from 'react'
import { houseParts, stockWords } from './wordStock.ts'

const LocaleContext = createContext<Locale>('en')

export function WordsProvider({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/**
 * Makes the hook with which a room of the house speaks: only ids of these parts can be said with it, and while one of them
 * is not there in the language of the page, whoever asks waits for it (`Suspense`).
 */
export function speaking<Part extends WordPart>(...parts: readonly WordsPart<Part>[]): () => WordsOf<Certain<Part>> {
  return function useWordsOfParts() {
    const locale = use(LocaleContext)
    return wordsOf(locale, parts) ?? use(stockWords(parts, locale))
  }
}

/**
 * The words of whatever has been loaded: for code that speaks for a game or a lesson without knowing which. Whoever holds
 * one has loaded its words (`games/clients.ts`, `school/courses.ts`), and that is the only reason why this may be said.
 */
export function useLoadedWords(): WordsOf {
  return useWords() as WordsOf
}

/** The words of the house. */
export const useWords = speaking(...houseParts)
export type Words = ReturnType<typeof useWords>

type Pictures = Readonly<Record<string, ReactNode>>

type PicturesFor<Id extends MessageId> =
  ParamsFor<Id> extends [infer Params] ? { readonly [Name in keyof Params]?: ReactNode } : never

/** Private-use characters that no text contains: they mark where a picture goes. */
const firstMark = 0xe000

/**
 * Says a message with pictures or coloured names in the places of some parameters. The catalogue keeps the order of
 * words, each language its own.
 * @example sayWith(words, 'web.log.undone', { player: '' }, { player: <PlayerName name="Ann" colour="red" /> })
 */
export function sayWith<Ids extends MessageId, Id extends Ids>(
  words: Speech<Ids>,
  id: Id,
  params: ParamsFor<Id>[0],
  pictures: PicturesFor<Id>,
): ReactNode {
  return showWith(words, { id, params: params ?? {} }, pictures)
}

/** The same for a message that came as data. */
export function showWith({ data }: Pick<Words, 'data'>, { id, params }: MessageData, pictures: Pictures): ReactNode {
  const shown = Object.entries(pictures)
  const marks = Object.fromEntries(shown.map(([name], index) => [name, String.fromCharCode(firstMark + index)]))
  const text = data({ id, params: { ...params, ...marks } })
  return pieces(text).map((piece, index) => {
    const picture = shown[piece.charCodeAt(0) - firstMark]
    return <Fragment key={index}>{picture === undefined ? piece : withSign(picture[1], piece.slice(1))}</Fragment>
  })
}

/** A mark stays with the signs that close it off. */
function pieces(text: string): readonly string[] {
  return text.split(/([\uE000-\uE0FF][.,:;!?…)»”]*)/).filter((piece) => piece !== '')
}

/**
 * A line is never broken between a picture and the sign after it. What may be broken inside, as a row of pictures or a
 * name, says so itself: browsers ask the innermost that holds a picture whether a line may end after it.
 */
function withSign(picture: ReactNode, sign: string): ReactNode {
  if (sign === '') return picture
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {picture}
      {sign}
    </span>
  )
}
