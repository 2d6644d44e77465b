import type { Reason } from '@athanor/kernel'
import { cleanText } from '../terminal/cleanText.ts'
import type { Words } from '../words.ts'
import type { Notation } from './notation.ts'

/** Why something was not understood; a word is named as it was written, not as the solver saw it. */
export function reasonText(reason: Reason, { written }: Notation, words: Words): string {
  const word = reason.params?.['word']
  if (typeof word !== 'string') return words.data(reason)
  return words.data({ ...reason, params: { ...reason.params, word: cleanText(written(word)) } })
}
