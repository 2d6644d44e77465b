import { alchemistsBreaks } from './alchemists.ts'
import { apprenticesBreaks } from './apprentices.ts'
import type { Break } from './break.ts'
import { compendiumBreaks } from './compendium.ts'

/** All breaks, in the order of the campaign. */
export const breaks: readonly Break[] = [...compendiumBreaks, ...alchemistsBreaks, ...apprenticesBreaks]
