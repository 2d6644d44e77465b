import { alchemists } from '@athanor/alchemists'
import { kept as keptAlchemists } from '@athanor/alchemists/kept'
import { apprentices } from '@athanor/apprentices'
import { kept as keptApprentices } from '@athanor/apprentices/kept'
import { compendium } from '@athanor/compendium'
import { kept as keptCompendium } from '@athanor/compendium/kept'
import { gameLibrary } from '@athanor/kernel'

/**
 * Every game, and every version of its rules, that a table of this server may play. Programs may play all of them; the
 * web client offers those that it has a board for.
 */
export const games = gameLibrary([compendium, alchemists, apprentices], {
  [compendium.id]: keptCompendium,
  [alchemists.id]: keptAlchemists,
  [apprentices.id]: keptApprentices,
})
