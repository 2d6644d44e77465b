import type { Pair } from '@athanor/alchemists'
import { aspectOf, type Potion } from '@athanor/alchemy'
import type { Words } from '../words.ts'

/** What a potion says of the two that make it, in a sentence. */
export function commonSentence([first, second]: Pair, potion: Potion, { say }: Pick<Words, 'say'>): string {
  return say('web.alchemists.reveal.common', { first, second, shared: sharedOf(potion) })
}

/** The sign that both have, in a word for the messages. */
export function sharedOf(potion: Potion) {
  if (potion === 'neutral') return 'opposite'
  const { colour, sign } = aspectOf(potion)
  return `${colour}${sign === 'plus' ? 'Plus' : 'Minus'}` as const
}
