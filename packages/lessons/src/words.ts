import { notebookParts } from '@athanor/alchemy-ui/notebook/words.ts'
import { webSchoolWords } from '@athanor/messages/words/web.school'
import { houseParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** The words of the school. */
export const useWords = speaking(...houseParts, ...notebookParts, webSchoolWords)
export type Words = ReturnType<typeof useWords>
