import type { AlchemistsShape } from '@athanor/alchemists'
import type { Reviewer } from '@athanor/bots'
import { decisionKinds, decisionsIn } from './decisions.ts'
import { lookAgain } from './looking.ts'
import { reviewOf } from './reviewing.ts'

/** The master looks back: every decision of a seat again, with the view of then. */
export const reviewer: Reviewer<AlchemistsShape> = {
  kinds: decisionKinds,
  worlds: 16,
  decisions: decisionsIn,
  lookAgain,
  review: reviewOf,
}
