import { deadline } from '@athanor/bots'
import { quickChance } from '@athanor/kernel'
import { loadBot } from '@athanor/registry/bots'
import { takeLowPriority } from './lowPriority.ts'
import type { BotTask, Thought } from './task.ts'

takeLowPriority()

/** Runs in a thread of its own: a bot that thinks too long is ended with it. */
export async function choose({
  game,
  rulesVersion,
  bot,
  view,
  interrupting,
  seed,
  effort,
  soft,
  begun,
}: BotTask): Promise<Thought> {
  const player = await loadBot(game, rulesVersion, bot)
  begun.postMessage(true, [])
  begun.close()
  if (player === undefined) throw new RangeError(`${game} ${rulesVersion} has no bot ${bot}`)
  const time = deadline(soft, () => performance.now())
  const thinking = { chance: quickChance(seed), effort, outOfTime: time.outOfTime }
  const action = interrupting ? (player.volunteer?.(view, thinking) ?? null) : player.choose(view, thinking)
  return { action, cutShort: time.cutShort }
}
