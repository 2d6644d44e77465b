import { createShelf } from '../table/savedGame.ts'
import { browserStorage } from './browser.ts'

/** The games in this browser. */
export const shelf = createShelf(browserStorage)
