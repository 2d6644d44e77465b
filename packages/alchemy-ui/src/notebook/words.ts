import { alchemyWords } from '@athanor/messages/words/alchemy'
import { webNotebookWords } from '@athanor/messages/words/web.notebook'
import { houseParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** What the notebook says, with the names of what it is about. */
export const notebookParts = [webNotebookWords, alchemyWords] as const

export const useWords = speaking(...houseParts, ...notebookParts)
export type Words = ReturnType<typeof useWords>
