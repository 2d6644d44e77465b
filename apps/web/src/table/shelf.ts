import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { createRemovals } from './removals.ts'
import { createShelf } from './savedGame.ts'

/** The games in this browser. */
export const shelf = createShelf(browserStorage)

/** Those of them that are on their way off the shelf. */
export const removals = createRemovals(shelf)
