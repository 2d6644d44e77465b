import { alchemistsWords } from '@athanor/messages/words/alchemists'
import { alchemistsShelfWords } from '@athanor/messages/words/alchemists.shelf'
import { alchemyWords } from '@athanor/messages/words/alchemy'
import { houseParts, tableParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** What stands on the shelf. */
export const shelfParts = [alchemistsShelfWords] as const
/** What the table says besides. */
export const gameParts = [alchemistsWords, alchemyWords] as const

export const useWords = speaking(...houseParts, ...tableParts, ...shelfParts, ...gameParts)
export type Words = ReturnType<typeof useWords>
