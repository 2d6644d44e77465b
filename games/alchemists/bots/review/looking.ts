import type { Action, AlchemistsShape } from '@athanor/alchemists'
import { type LookedAt, meanOf, type PastDecision, type Tried } from '@athanor/bots'
import { at } from '@athanor/kernel'
import { candidatesOf, nameOf } from '../master/candidates.ts'
import { learnt } from '../master/learnt.ts'
import { triedBy } from '../master/trying.ts'
import { valueAt } from '../master/value.ts'
import { judgement } from '../scholar/judgement.ts'
import { contextOf } from '../scholar/scholarBot.ts'
import { reasonFor } from '../scholar/weighing.ts'
import { scaleAt } from './winning.ts'

/** So many ideas of its own the master tries beside what was done. */
const ideas = 6

/**
 * Looks again at a decision with the view of then: what was done and the scholar's best ideas are played on in the same
 * worlds. Null where there was only one thing to think of.
 */
export function lookAgain(
  { version, round, kind, view, action }: PastDecision<AlchemistsShape>,
  worlds: number,
): LookedAt<Action> | null {
  const own = candidatesOf(contextOf(view, judgement), ideas)
  const done = nameOf(action)
  const isOwn = own.some((each) => nameOf(each.action) === done)
  const actions = [...own.map((each) => each.action), ...(isOwn ? [] : [action])]
  if (actions.length < 2) return null
  const tried = triedBy(view, actions, {
    worlds,
    isHalved: false,
    judgement,
    value: valueAt(learnt.values, view.table),
    outOfTime: () => false,
  })
  const place = actions.findIndex((each) => nameOf(each) === done)
  const mine = at(tried, place)
  const { mean: margin, error } = aheadOf(
    mine,
    tried.filter((each) => each !== mine),
  )
  const options = tried
    .map(({ action: each, leads }) => {
      const why = reasonFor(own.find((candidate) => candidate.action === each))
      return { action: each, lead: meanOf(leads), why }
    })
    .sort((one, other) => other.lead - one.lead)
  return {
    version,
    round,
    kind,
    action: mine.action,
    options,
    lead: meanOf(mine.leads),
    leadError: errorOf(mine.leads),
    margin,
    error,
    scale: scaleAt(view.table),
    worlds: mine.leads.length,
  }
}

/**
 * How far something is ahead of the best of the others. Whoever picks the best of many in the same worlds in which it is
 * measured, flatters it; so it is picked in one half of the worlds and measured in the other, and the other way round.
 */
export function aheadOf(
  one: Tried<Action>,
  others: readonly Tried<Action>[],
): { readonly mean: number; readonly error: number } {
  const gains: number[] = []
  for (const half of [0, 1]) {
    const picked = others.reduce((best, each) => (halfOf(each, half) > halfOf(best, half) ? each : best))
    for (let world = 1 - half; world < one.leads.length; world += 2) {
      gains.push(at(one.leads, world) - at(picked.leads, world))
    }
  }
  return { mean: meanOf(gains), error: errorOf(gains) }
}

function halfOf({ leads }: Tried<Action>, half: number): number {
  return meanOf(leads.filter((_, world) => world % 2 === half))
}

/** The standard error of a mean. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY
  const mean = meanOf(values)
  const variance = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / (values.length - 1)
  return Math.sqrt(variance / values.length)
}
