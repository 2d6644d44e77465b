import { houseParts, tableParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** The words of tables. */
export const useWords = speaking(...houseParts, ...tableParts)
export type Words = ReturnType<typeof useWords>
