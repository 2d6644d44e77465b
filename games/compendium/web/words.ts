import { compendiumWords } from '@athanor/messages/words/compendium'
import { compendiumShelfWords } from '@athanor/messages/words/compendium.shelf'
import { houseParts, tableParts } from '@athanor/ui/words/wordStock.ts'
import { speaking } from '@athanor/ui/words/words.tsx'

/** What stands on the shelf. */
export const shelfParts = [compendiumShelfWords] as const
/** What the table says besides. */
export const gameParts = [compendiumWords] as const

export const useWords = speaking(...houseParts, ...tableParts, ...shelfParts, ...gameParts)
export type Words = ReturnType<typeof useWords>
