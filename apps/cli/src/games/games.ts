import { alchemists } from '@athanor/alchemists'
import { compendium } from '@athanor/compendium'
import { type GameLibrary, gameLibrary } from '@athanor/kernel'

/** Every game that the command line can play, with all rules versions whose logs it still reads. */
export const games: GameLibrary = gameLibrary([compendium, alchemists])

export const defaultGame = compendium.id
