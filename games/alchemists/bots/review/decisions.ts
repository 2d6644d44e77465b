import { type Action, type AlchemistsShape, alchemists, type Prompt, type Space } from '@athanor/alchemists'
import type { PastDecision } from '@athanor/bots'
import { observeMatch, type ReplayStep, type Seat } from '@athanor/kernel'

/** What sorts of decisions a review tells apart, the most telling first (docs/bots.md, what each is worth on average). */
export const decisionKinds = ['publishing', 'planning', 'order', 'selling', 'experiments', 'supplies'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** What belongs to a kind by what is asked. */
const asked: Readonly<Partial<Record<Prompt['kind'], DecisionKind>>> = {
  declare: 'planning',
  chooseOrder: 'order',
  bid: 'selling',
  immediate: 'publishing',
  report: 'publishing',
  reportNow: 'publishing',
  thinkingCap: 'experiments',
  readBook: 'experiments',
  readBooks: 'experiments',
}

/** What belongs to a kind by the space on which somebody acts. */
const onSpace: Readonly<Partial<Record<Space, DecisionKind>>> = {
  sell: 'selling',
  exhibit: 'selling',
  debunk: 'publishing',
  publish: 'publishing',
  test: 'experiments',
  drink: 'experiments',
  researchGolem: 'experiments',
  visitLibrary: 'experiments',
}

function kindOf(ask: Prompt): DecisionKind {
  return (ask.kind === 'act' ? onSpace[ask.space] : asked[ask.kind]) ?? 'supplies'
}

interface Made {
  readonly seat: Seat
  readonly version: number
  readonly action: Action
  readonly before: ReplayStep<AlchemistsShape>['match']
}

/** What a seat decided in a game and did not take back, wherever it had a choice; the most telling first. */
export function decisionsIn(
  steps: Iterable<ReplayStep<AlchemistsShape>>,
  seat: Seat,
): readonly PastDecision<AlchemistsShape>[] {
  return madeIn(steps)
    .filter((each) => each.seat === seat)
    .flatMap(({ version, action, before }): readonly PastDecision<AlchemistsShape>[] => {
      const { view } = observeMatch(alchemists, before, seat)
      const ask = view.table.asks.find((each) => each.seat === seat)
      if (ask === undefined || alchemists.legal(view).size < 2) return []
      return [{ version, seat, round: view.table.round, kind: kindOf(ask), view, action }]
    })
    .sort((one, other) => rankOf(one) - rankOf(other) || one.version - other.version)
}

function rankOf({ kind }: PastDecision): number {
  return decisionKinds.findIndex((each) => each === kind)
}

/** All that was decided and stayed so: who takes something back goes on from where it was decided. */
function madeIn(steps: Iterable<ReplayStep<AlchemistsShape>>): readonly Made[] {
  let made: Made[] = []
  let before: Made['before'] | null = null
  for (const { entry, match } of steps) {
    if (entry !== null && before !== null) {
      if ('action' in entry) made.push({ seat: entry.seat, version: match.version, action: entry.action, before })
      else made = without(made, entry.seat, match)
    }
    before = match
  }
  return made
}

/** An answer that was still sealed goes alone; anything else goes with all that came after it. */
function without(made: readonly Made[], seat: Seat, match: Made['before']): Made[] {
  const place = made.findIndex(({ before }) => before.position === match.position)
  const from = place >= 0 ? place : made.findLastIndex((each) => each.seat === seat)
  return place >= 0 ? made.slice(0, from) : made.toSpliced(from, 1)
}
