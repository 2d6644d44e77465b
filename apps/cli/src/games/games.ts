import { alchemists } from '@athanor/alchemists'
import { kept as keptAlchemists } from '@athanor/alchemists/kept'
import { apprentices } from '@athanor/apprentices'
import { kept as keptApprentices } from '@athanor/apprentices/kept'
import { compendium } from '@athanor/compendium'
import { kept as keptCompendium } from '@athanor/compendium/kept'
import { type GameLibrary, gameLibrary } from '@athanor/kernel'

/** Every game that the command line can play, with all rules versions whose logs it still reads. */
export const games: GameLibrary = gameLibrary([compendium, alchemists, apprentices], {
  [compendium.id]: keptCompendium,
  [alchemists.id]: keptAlchemists,
  [apprentices.id]: keptApprentices,
})

export const defaultGame = compendium.id
