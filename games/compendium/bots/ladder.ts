import { type Bot, ladderOf, randomBot } from '@athanor/bots'
import { compendium } from '@athanor/compendium'
import type { Shape } from '@athanor/kernel'
import { greedyBot } from './greedyBot.ts'
import { masterBot } from './masterBot.ts'
import { strengths } from './strengths.ts'
import { strongBot } from './strongBot.ts'

/** Weakest first. */
export const ladder: readonly Bot<Shape>[] = ladderOf(strengths, {
  random: randomBot(compendium),
  greedy: greedyBot,
  strong: strongBot,
  master: masterBot,
})
