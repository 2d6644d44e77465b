import type { AlchemistsShape, Prompt, View } from '@athanor/alchemists'
import { type Bot, betterThanFirst, type Thinking } from '@athanor/bots'
import { judgement } from '../scholar/judgement.ts'
import { contextOf } from '../scholar/scholarBot.ts'
import { type ScholarDecision, sentencesOf, told, type Weighed, why } from '../scholar/weighing.ts'
import { candidatesOf } from './candidates.ts'
import { learnt } from './learnt.ts'
import { triedBy } from './trying.ts'
import { valueAt } from './value.ts'

/** What is tried out where something is decided. */
export interface Depth {
  readonly candidates: number
  /** Worlds for each candidate, if none were dropped. */
  readonly worlds: number
}

/** How the master searches. */
export interface Searching {
  /** By what is asked, on a space by the space; what is not named is left to the scholar. */
  readonly depths: Readonly<Record<string, Depth>>
  /** How many standard errors something must be ahead of what the scholar would do. */
  readonly sure: number
}

export const searching: Searching = {
  depths: {
    declare: { candidates: 6, worlds: 16 },
    chooseOrder: { candidates: 6, worlds: 12 },
    publish: { candidates: 5, worlds: 16 },
    immediate: { candidates: 5, worlds: 16 },
    test: { candidates: 4, worlds: 12 },
    drink: { candidates: 4, worlds: 12 },
    sell: { candidates: 4, worlds: 12 },
  },
  sure: 0.5,
}

/** A round with a golem takes as long as two to play on, so half of the worlds are tried. */
const withGolem = 0.5

/** Tries the scholar's best ideas in worlds that may be, everybody playing on with his own view; or leaves it at those. */
export function masterWith(changed: Partial<Searching>, id = 'master'): Bot<AlchemistsShape> {
  const search = { ...searching, ...changed }
  return {
    id,
    choose: (view, thinking) => decisionOf(view, thinking, search).action,
    explain(view, thinking) {
      const decision = decisionOf(view, thinking, search)
      return { action: decision.action, sentences: decision.sentences() }
    },
  }
}

export const masterBot: Bot<AlchemistsShape> = masterWith({})

interface MasterDecision {
  readonly action: Weighed['action']
  sentences(): ReturnType<typeof sentencesOf>
}

function decisionOf(view: View, { effort, outOfTime }: Thinking, { depths, sure }: Searching): MasterDecision {
  const context = contextOf(view, judgement)
  const depth = depths[askedIn(context.ask)]
  const candidates = context.legal.size === 1 ? [] : candidatesOf(context, depth?.candidates ?? 2)
  const [first, second] = candidates
  if (first === undefined)
    return asScholar({ action: context.legal.at(0), worth: 0, second: null, why: () => why('only') })
  const usual = asScholar({ ...first, second: second?.worth ?? null })
  const share = view.table.slots.golemProject === undefined ? 1 : withGolem
  const worlds = Math.round((depth?.worlds ?? 0) * effort * share)
  if (second === undefined || worlds < 2) return usual
  const tried = triedBy(
    view,
    candidates.map(({ action }) => action),
    { worlds, isHalved: true, judgement, value: valueAt(learnt.values, view.table), outOfTime },
  )
  const best = betterThanFirst(tried, sure)
  if (best === null) return usual
  const chosen = candidates.find(({ action }) => action === best.tried.action) as Weighed
  const params = { worlds: best.tried.leads.length, gain: told(best.gain), error: told(best.error) }
  return { action: chosen.action, sentences: () => [chosen.why(), why('tried', params)] }
}

function asScholar(decision: ScholarDecision): MasterDecision {
  return { action: decision.action, sentences: () => sentencesOf(decision) }
}

function askedIn(ask: Prompt): string {
  return ask.kind === 'act' ? ask.space : ask.kind
}
