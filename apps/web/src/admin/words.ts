import { webAdminWords } from '@athanor/messages/words/web.admin'
import { houseParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** The words of the host’s page: nobody else fetches them. */
export const useWords = speaking(...houseParts, webAdminWords)
