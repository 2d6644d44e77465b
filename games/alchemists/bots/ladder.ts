import { alchemists } from '@athanor/alchemists'
import type { Bot } from '@athanor/bots'
import { randomBot } from '@athanor/bots'
import type { Shape } from '@athanor/kernel'
import { greedyBot } from './greedyBot.ts'
import { masterBot } from './master/masterBot.ts'
import { characterBot } from './opponents/characterBot.ts'
import { characters } from './opponents/characters.ts'
import { scholarBot } from './scholar/scholarBot.ts'

/** Those without a name first, weakest first; then those with one, weakest first, too. */
export const ladder: readonly Bot<Shape>[] = [
  randomBot(alchemists),
  greedyBot,
  scholarBot,
  masterBot,
  ...characters.map(characterBot),
]
