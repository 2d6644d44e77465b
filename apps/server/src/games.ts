import { compendium } from '@athanor/compendium'
import { kept } from '@athanor/compendium/kept'
import { gameLibrary } from '@athanor/kernel'

/** Every game, and every version of its rules, that a table of this server may play. */
export const games = gameLibrary([compendium], { [compendium.id]: kept })
