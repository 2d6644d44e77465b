import type { AskName } from '@athanor/alchemists'
import type { MessageId } from '@athanor/messages'
import { moduleGuides } from './modules/rules.ts'

/** What there is to know about each kind of decision, for whoever meets it for the first time. */
const guides = {
  chooseOrder: 'alchemists.rules.order',
  declare: 'alchemists.rules.plan',
  forage: 'alchemists.rules.gather',
  transmute: 'alchemists.rules.gather',
  buy: 'alchemists.rules.gather',
  sell: 'alchemists.rules.sell',
  bid: 'alchemists.rules.sell',
  debunk: 'alchemists.rules.debunk',
  publish: 'alchemists.rules.publish',
  immediate: 'alchemists.rules.publish',
  test: 'alchemists.rules.experiment',
  drink: 'alchemists.rules.experiment',
  custodian: 'alchemists.rules.experiment',
  exhibit: 'alchemists.rules.last',
  ...moduleGuides,
} as const satisfies Partial<Record<AskName, MessageId>>

/** Null for a decision that its question explains. */
export function guideText(ask: AskName): (typeof guides)[keyof typeof guides] | null {
  return ask in guides ? guides[ask as keyof typeof guides] : null
}
