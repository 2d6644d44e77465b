import { alchemyWords } from '@athanor/messages/words/alchemy'
import { webReaderWords } from '@athanor/messages/words/web.reader'
import { houseParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** The words of the card reader. */
export const useWords = speaking(...houseParts, webReaderWords, alchemyWords)
export type Words = ReturnType<typeof useWords>
