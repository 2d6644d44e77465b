import { apprentices } from '@athanor/apprentices'
import { type Bot, ladderOf, randomBot } from '@athanor/bots'
import type { Shape } from '@athanor/kernel'
import { greedyBot } from './greedyBot.ts'
import { masterBot } from './masterBot.ts'
import { strengths } from './strengths.ts'
import { strongBot } from './strongBot.ts'

/** Weakest first. */
export const ladder: readonly Bot<Shape>[] = ladderOf(strengths, {
  random: randomBot(apprentices),
  greedy: greedyBot,
  strong: strongBot,
  master: masterBot,
})
