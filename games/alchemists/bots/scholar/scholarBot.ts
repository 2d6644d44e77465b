import { type Action, type AlchemistsShape, alchemists, type View } from '@athanor/alchemists'
import type { Bot } from '@athanor/bots'
import { report } from '../golem.ts'
import { bestBid, booksToRead, given, plainChoices } from './choices.ts'
import type { ScholarContext } from './context.ts'
import { type Judgement, judgement as usual } from './judgement.ts'
import { plansOf } from './planning.ts'
import { judgedKnowledge } from './rivals.ts'
import { actionsOnSpace, publishAtOnce } from './spaceActions.ts'
import { bestOf, type ScholarDecision, sentencesOf, type Weighed } from './weighing.ts'

/** The first opponent that reasons: every choice is worth the points that it promises, and can be told. */
export const scholarBot: Bot<AlchemistsShape> = scholarWith({})

/** The scholar with some of its worths replaced: what each idea brings is measured with it. */
export function scholarWith(changed: Partial<Judgement>, id = 'scholar'): Bot<AlchemistsShape> {
  const judgement = { ...usual, ...changed }
  return {
    id,
    choose: (view) => choiceOf(view, judgement).action,
    explain(view) {
      const decision = choiceOf(view, judgement)
      return { action: decision.action, sentences: sentencesOf(decision) }
    },
  }
}

/** What the scholar does, what that is worth and of what that is made. It draws no lots. */
function choiceOf(view: View, judgement: Judgement): ScholarDecision {
  const context = contextOf(view, judgement)
  return bestOf(optionsOf(context, 2)) ?? { ...given(context.legal.at(0)), second: null }
}

/** What the scholar does, without why: for who plays on a thousand times. */
export function scholarMove(view: View, judgement: Judgement): Action {
  return choiceOf(view, judgement).action
}

/** All that the scholar looks at when something is asked. */
export function contextOf(view: View, judgement: Judgement): ScholarContext {
  const ask = view.table.asks.find(({ seat }) => seat === view.viewer)
  if (ask === undefined) throw new RangeError('nothing is asked')
  return {
    view,
    legal: alchemists.legal(view),
    ask,
    // Where only one thing can be done, nobody asks for it.
    get knowledge() {
      return judgedKnowledge(view, judgement)
    },
    judgement,
  }
}

/** What the scholar takes into consideration, and what that is worth; the first of the best is what it does. */
export function optionsOf(context: ScholarContext, plans: number): readonly Weighed[] {
  const { view, legal, ask } = context
  if (legal.size === 1) return [given(legal.at(0))]
  switch (ask.kind) {
    case 'declare':
      return plansOf(context, plans)
    case 'act':
      return actionsOnSpace(context, ask.boots)
    case 'immediate':
      return publishAtOnce(context)
    case 'periscope':
    case 'feather':
      return [given(taken[ask.kind])]
    case 'readBook':
    case 'readBooks':
      return booksToRead(context)
    case 'report':
    case 'reportNow':
      return [given(report(view, legal, context.knowledge))]
    case 'bid':
      return [bestBid(context)]
    default:
      return plainChoices(context)
  }
}

/** Offers that are never refused. */
const taken: Readonly<Record<'periscope' | 'feather', Action>> = {
  periscope: { kind: 'periscope' },
  feather: { kind: 'setBothAside' },
}
