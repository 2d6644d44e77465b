import { isFirstRound } from '@athanor/apprentices'
import type { MessageId } from '@athanor/messages'
import type { PendingAction, ShownTurn } from './turn.ts'
import { waysTo } from './ways.ts'

/** The kinds of decisions that somebody meets in a first game, with what there is to know about each. */
const guides = {
  fifthDie: 'web.apprentices.guide.fifthDie',
  firstRound: 'web.apprentices.guide.firstRound',
  threeRavens: 'web.apprentices.guide.threeRavens',
  ravens: 'web.apprentices.guide.ravens',
  work: 'web.apprentices.guide.work',
  abilities: 'web.apprentices.guide.abilities',
  buyDie: 'web.apprentices.guide.buyDie',
  lastRound: 'web.apprentices.guide.lastRound',
} as const satisfies Record<string, MessageId>

export type GuideKind = keyof typeof guides

/** What the viewer has to decide now; null while nothing is asked. */
export function guideKind({ ask, state, abilities, all }: ShownTurn, pending: PendingAction): GuideKind | null {
  if (ask !== 'work') return ask
  if (pending.target !== null) return pending.target.kind === 'buyDie' ? 'buyDie' : null
  if (state.endTriggered) return 'lastRound'
  if (isFirstRound(state)) return 'firstRound'
  const usable = abilities.some(({ table, effect }) => waysTo(all, effect.kind, table).length > 0)
  return usable ? 'abilities' : 'work'
}

export function guideText(kind: GuideKind): (typeof guides)[GuideKind] {
  return guides[kind]
}
