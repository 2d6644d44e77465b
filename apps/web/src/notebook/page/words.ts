import { notebookParts } from '@athanor/alchemy-ui/notebook/words.ts'
import { webReaderWords } from '@athanor/messages/words/web.reader'
import { houseParts, tableParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** The words of the notebook’s own page, which also follows tables and card readers. */
export const useWords = speaking(...houseParts, ...tableParts, ...notebookParts, webReaderWords)
export type Words = ReturnType<typeof useWords>
