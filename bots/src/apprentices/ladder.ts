import { apprentices } from '@athanor/apprentices'
import type { Shape } from '@athanor/kernel'
import type { Bot } from '../bot.ts'
import { randomBot } from '../randomBot.ts'
import { greedyBot } from './greedyBot.ts'
import { strongBot } from './strongBot.ts'

/** Weakest first. */
export const ladder: readonly Bot<Shape>[] = [randomBot(apprentices), greedyBot, strongBot]
