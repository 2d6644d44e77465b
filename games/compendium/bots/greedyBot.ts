import type { Bot } from '@athanor/bots'
import { type CompendiumShape, noCubes } from '@athanor/compendium'
import { appraise, best, tasteFor } from './appraisal.ts'

/** Takes what looks best at once: fame now, cubes at what they may still bring, rivals' profit taken off. */
export const greedyBot: Bot<CompendiumShape> = {
  id: 'greedy',
  choose: (view) => best(appraise(view, view.hand ?? noCubes, tasteFor(view.players.length))).action,
}
