import { setTimeout as sleep } from 'node:timers/promises'
import { type Action, alchemists, type View } from '@athanor/alchemists'
import { pick, quickChance } from '@athanor/kernel'
import type { WatchedGame } from '@athanor/protocol'
import type { Choice } from './players.ts'

/**
 * A player of Alchemists who wants to sell in every round, so that there is much to bid for, and who takes a moment
 * over every answer, so that others come first. Like a client it decides by nothing but its sight.
 */
export function seller(seed: number): (game: WatchedGame) => Promise<Choice> {
  const chance = quickChance(seed)
  return async ({ version, sight }) => {
    const { groups } = alchemists.legal(sight.view as unknown as View)
    const group = pick(chance, groups)
    const action = sellingPlan(groups.find(({ kind }) => kind === 'declare')) ?? group.at(chance.below(group.size))
    await sleep(chance.below(6))
    return { version, action }
  }
}

interface Plans {
  readonly size: number
  at(index: number): Action
}

function sellingPlan(plans: Plans | undefined): Action | undefined {
  for (let index = 0; index < (plans?.size ?? 0); index++) {
    const plan = plans?.at(index)
    if (plan?.kind === 'declare' && (plan.actions.sell ?? 0) > 0) return plan
  }
  return undefined
}
