import { aspectOf, type Potion } from '@athanor/alchemy'
import type { Words } from '../words.ts'
import type { Reveal } from './shows.ts'

/** What a potion says of the two that made it, in a sentence: for whoever mixed them. */
export function commonSentence(show: Reveal, words: Pick<Words, 'say'>): string | null {
  if (show.kind !== 'experiment' || show.pair === null) return null
  const [first, second] = show.pair
  return words.say('web.alchemists.reveal.common', { first, second, shared: sharedOf(show.potion) })
}

/** The sign that both have, in a word for the messages. */
export function sharedOf(potion: Potion) {
  if (potion === 'neutral') return 'opposite'
  const { colour, sign } = aspectOf(potion)
  return `${colour}${sign === 'plus' ? 'Plus' : 'Minus'}` as const
}
