import { alchemists } from '@athanor/alchemists'
import { compendium } from '@athanor/compendium'
import type { Shape } from '@athanor/kernel'
import { greedyBot as greedyAlchemist } from './alchemists/greedyBot.ts'
import type { Bot } from './bot.ts'
import { greedyBot } from './compendium/greedyBot.ts'
import { strongBot } from './compendium/strongBot.ts'
import { randomBot } from './randomBot.ts'

export type { Bot, Thinking } from './bot.ts'

/** Every bot that can sit at a game's table, weakest first. */
const ladders: Readonly<Record<string, readonly Bot<Shape>[]>> = {
  [alchemists.id]: [randomBot(alchemists), greedyAlchemist],
  [compendium.id]: [randomBot(compendium), greedyBot, strongBot],
}

export function botsFor(gameId: string): readonly Bot<Shape>[] {
  return ladders[gameId] ?? []
}

export function findBot(gameId: string, botId: string): Bot<Shape> | undefined {
  return botsFor(gameId).find((bot) => bot.id === botId)
}
