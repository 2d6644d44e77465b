import { findBot } from '@athanor/bots'
import { quickChance } from '@athanor/kernel'
import type { BotTask } from './task.ts'

/** Runs in a thread of its own: a bot that thinks too long is ended with it. */
export function choose({ game, bot, view, seed, effort, soft, begun }: BotTask): object {
  begun.postMessage(true, [])
  begun.close()
  const player = findBot(game, bot)
  if (player === undefined) throw new RangeError(`${game} has no bot ${bot}`)
  const deadline = performance.now() + soft
  return player.choose(view, {
    chance: quickChance(seed),
    effort,
    outOfTime: () => performance.now() > deadline,
  })
}
