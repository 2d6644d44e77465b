import { alchemyWords } from '@athanor/messages/words/alchemy'
import { houseParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** The words of the science: the names of ingredients, potions and alchemicals. */
export const useWords = speaking(...houseParts, alchemyWords)
export type Words = ReturnType<typeof useWords>
