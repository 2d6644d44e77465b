import { apprenticesWords } from '@athanor/messages/words/apprentices'
import { apprenticesShelfWords } from '@athanor/messages/words/apprentices.shelf'
import { houseParts, tableParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** What stands on the shelf. */
export const shelfParts = [apprenticesShelfWords] as const
/** What the table says besides. */
export const gameParts = [apprenticesWords] as const

export const useWords = speaking(...houseParts, ...tableParts, ...shelfParts, ...gameParts)
export type Words = ReturnType<typeof useWords>
