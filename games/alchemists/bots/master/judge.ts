import type { Action, View } from '@athanor/alchemists'
import { difference, meanOf } from '@athanor/bots'
import { type Judgement, judgement } from '../scholar/judgement.ts'
import { contextOf } from '../scholar/scholarBot.ts'
import type { Why } from '../scholar/weighing.ts'
import { candidatesOf, nameOf } from './candidates.ts'
import { learnt } from './learnt.ts'
import { triedBy } from './trying.ts'
import { valueAt } from './value.ts'

/** How long and how widely a decision is judged. */
export interface Judging {
  /** In how many worlds each candidate is tried. */
  readonly worlds: number
  /** How many candidates of its own it looks at. */
  readonly candidates: number
  /** Judged in any case, whatever is thought of them: what somebody did. */
  readonly also: readonly Action[]
  /** Whoever says yes gets what has been found out so far. */
  outOfTime(): boolean
  onProgress?(share: number): void
}

/** What an action is worth. */
export interface JudgedAction {
  readonly action: Action
  /** Points ahead of the best rival at the end of the game, on average. */
  readonly lead: number
  /** Points lost with it beside the best one, and the standard error of that. */
  readonly lost: number
  readonly error: number
  readonly worlds: number
  /** What the scholar says of it; null for what it would not consider. */
  readonly why: Why | null
}

/**
 * Everything that could be done where somebody decides, the best first, each tried in the same worlds. It reads a view
 * and nothing else, so it can be asked of any decision of a finished game, in a worker; the same view and the same
 * judging give the same figures everywhere.
 */
export function judge(view: View, judging: Judging, weighed: Judgement = judgement): readonly JudgedAction[] {
  const context = contextOf(view, weighed)
  const own = candidatesOf(context, judging.candidates)
  const names = new Set(own.map(({ action }) => nameOf(action)))
  const also = judging.also.filter((action) => !names.has(nameOf(action)))
  const actions = [...own.map(({ action }) => action), ...also]
  const { outOfTime, onProgress } = judging
  const tried = triedBy(view, actions, {
    worlds: judging.worlds,
    isHalved: false,
    judgement: weighed,
    value: valueAt(learnt.values, view.table),
    outOfTime,
    ...(onProgress === undefined ? {} : { onProgress }),
  })
  const [best] = tried.toSorted((one, other) => meanOf(other.leads) - meanOf(one.leads))
  if (best === undefined || best.leads.length === 0) return []
  return tried
    .map((each): JudgedAction => {
      const { mean, error } = difference(best, each)
      const known = own.find(({ action }) => action === each.action)
      return {
        action: each.action,
        lead: meanOf(each.leads),
        lost: each === best ? 0 : mean,
        error: each === best ? 0 : error,
        worlds: each.leads.length,
        why: known?.why() ?? null,
      }
    })
    .sort((one, other) => one.lost - other.lost)
}
