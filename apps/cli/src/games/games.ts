import { alchemists } from '@athanor/alchemists'
import { kept as keptAlchemists } from '@athanor/alchemists/kept'
import { compendium } from '@athanor/compendium'
import { kept as keptCompendium } from '@athanor/compendium/kept'
import { type GameLibrary, gameLibrary } from '@athanor/kernel'

/** Every game that the command line can play, with all rules versions whose logs it still reads. */
export const games: GameLibrary = gameLibrary([compendium, alchemists], {
  [compendium.id]: keptCompendium,
  [alchemists.id]: keptAlchemists,
})

export const defaultGame = compendium.id
