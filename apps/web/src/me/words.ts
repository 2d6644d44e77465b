import { webMeWords } from '@athanor/messages/words/web.me'
import { houseParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** The words of whoever looks at their own games: nobody else fetches them. */
export const useWords = speaking(...houseParts, webMeWords)
