import { findBot } from '@athanor/bots'
import { quickChance } from '@athanor/kernel'
import type { BotQuestion } from '../table/think.ts'

/** Milliseconds after which a bot answers with the best it has. */
const thinkingTime = 1200

/** What the bot does. Throws when there is no such bot. */
export function answerOf({ game, bot, view, seed }: BotQuestion, now: () => number): unknown {
  const player = findBot(game, bot)
  if (player === undefined) throw new RangeError(`there is no bot ${bot} for ${game}`)
  const end = now() + thinkingTime
  return player.choose(view, { chance: quickChance(seed), effort: 1, outOfTime: () => now() > end })
}
