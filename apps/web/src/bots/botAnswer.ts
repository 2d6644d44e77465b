import { loadBot } from '@athanor/bots'
import { quickChance } from '@athanor/kernel'
import type { BotQuestion } from '../table/think.ts'

/** Milliseconds after which a bot answers with the best it has. */
const thinkingTime = 1200

/** What the bot does. Throws when there is no such bot. */
export async function answerOf(
  { game, rulesVersion, bot, view, invited, seed }: BotQuestion,
  now: () => number,
): Promise<unknown> {
  const player = await loadBot(game, rulesVersion, bot)
  if (player === undefined) throw new RangeError(`there is no bot ${bot} for ${game} ${rulesVersion}`)
  const end = now() + thinkingTime
  const thinking = { chance: quickChance(seed), effort: 1, outOfTime: () => now() > end }
  return invited === true ? (player.volunteer?.(view, thinking) ?? null) : player.choose(view, thinking)
}
