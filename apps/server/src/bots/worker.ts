import { loadBot } from '@athanor/bots'
import { quickChance } from '@athanor/kernel'
import type { BotTask } from './task.ts'

/** Runs in a thread of its own: a bot that thinks too long is ended with it. */
export async function choose({
  game,
  rulesVersion,
  bot,
  view,
  invited,
  seed,
  effort,
  soft,
  begun,
}: BotTask): Promise<object | null> {
  const player = await loadBot(game, rulesVersion, bot)
  begun.postMessage(true, [])
  begun.close()
  if (player === undefined) throw new RangeError(`${game} ${rulesVersion} has no bot ${bot}`)
  const deadline = performance.now() + soft
  const thinking = { chance: quickChance(seed), effort, outOfTime: () => performance.now() > deadline }
  return invited ? (player.volunteer?.(view, thinking) ?? null) : player.choose(view, thinking)
}
