import { icon as bookcase } from 'virtual:icon/bookshelf'
import { icon as courtier } from 'virtual:icon/crown'
import { icon as copies } from 'virtual:icon/cycle'
import { icon as signet } from 'virtual:icon/diamond-ring'
import { icon as library } from 'virtual:icon/open-book'
import { icon as golem } from 'virtual:icon/rock-golem'

/** Pictures of what modules bring. Whatever has none does not compile (`pieces/art.ts`). */
export const moduleArt = {
  spaces: { researchGolem: golem, visitLibrary: library },
  favours: { courtier },
  artifacts: { replicator: copies, royalSignet: signet, mahoganyBookcase: bookcase },
} as const
