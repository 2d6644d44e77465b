import { asWritten, type Notation } from '@athanor/alchemy'
import type { Reason } from '@athanor/kernel'
import { cleanText } from '@athanor/terminal/cleanText.ts'
import type { Words } from '@athanor/terminal/words.ts'

/** Why something was not understood; a word is named as it was written, not as the solver saw it. */
export function reasonText(reason: Reason, notation: Notation, words: Words): string {
  const told = asWritten(reason, notation)
  const word = told.params?.['word']
  return words.data(typeof word === 'string' ? { ...told, params: { ...told.params, word: cleanText(word) } } : told)
}
