import {
  finalRound,
  nextOrderSpaces,
  type OrderSpace,
  type PromptContext,
  planLeaves,
  rulesAt,
  type Table,
} from '@athanor/alchemists'
import { goodsText } from '@athanor/alchemists/narration'
import type { Words } from './words.ts'

/** The order spaces of the coming round, from the first to act, as far as they can be seen; null after the last round. */
export function spacesOfTomorrow(table: Table): readonly OrderSpace[] | null {
  if (table.round === finalRound) return null
  const spaces = table.slots.busyDays === undefined ? rulesAt(table).orderSpaces(table) : nextOrderSpaces(table)
  return spaces?.filter(({ players }) => players <= table.players.length) ?? null
}

type Plan = Parameters<typeof planLeaves>[1]

/** What there is to say of tomorrow's order while a plan is made. */
export interface TomorrowTold {
  /** What its places cost. */
  readonly places: string
  /** What the plan leaves for it. */
  readonly leaves: string
}

/** A-122, G-055: what tomorrow's order costs, and what this plan leaves for it; null where nobody chooses any more. */
export function tomorrowText(context: PromptContext, plan: Plan, words: Words): TomorrowTold | null {
  const { say } = words
  const spaces = spacesOfTomorrow(context.at.table)
  if (spaces === null) return null
  const dear = spaces.flatMap(({ cost }, place) => {
    const costs = goodsText(cost, words)
    return costs.length === 0 ? [] : [say('web.alchemists.placeCosts', { place: place + 1, cost: words.list(costs) })]
  })
  const { gold, hasSold } = planLeaves(context, plan)
  return {
    places: say('web.alchemists.tomorrowCosts', {
      dear: dear.length === 0 ? say('web.alchemists.allFree') : words.list(dear),
    }),
    leaves: say('web.alchemists.planLeaves', { left: gold, sale: hasSold ? 'yes' : 'no' }),
  }
}
