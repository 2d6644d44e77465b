import { alchemists } from '@athanor/alchemists'
import { kept as keptAlchemists } from '@athanor/alchemists/kept'
import { apprentices } from '@athanor/apprentices'
import { kept as keptApprentices } from '@athanor/apprentices/kept'
import { compendium } from '@athanor/compendium'
import { kept as keptCompendium } from '@athanor/compendium/kept'
import { ladder as alchemistsLadder } from './alchemists/ladder.ts'
import { ladder as apprenticesLadder } from './apprentices/ladder.ts'
import { ladder as compendiumLadder } from './compendium/ladder.ts'
import { botLibrary } from './library.ts'

export type { Bot, Thinking } from './bot.ts'

export const { botsFor, findBot, loadBot } = botLibrary([
  { game: alchemists, ladder: alchemistsLadder, kept: keptAlchemists },
  { game: apprentices, ladder: apprenticesLadder, kept: keptApprentices },
  { game: compendium, ladder: compendiumLadder, kept: keptCompendium },
])
