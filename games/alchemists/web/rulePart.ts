import type { PromptName } from '@athanor/alchemists'
import type { MessageId } from '@athanor/messages'
import { moduleParts } from './modules/rules.ts'

const parts = {
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
  keepFavour: 'alchemists.rules.favours',
  herbalist: 'alchemists.rules.favours',
  boots: 'alchemists.rules.artifacts',
  periscope: 'alchemists.rules.artifacts',
  thinkingCap: 'alchemists.rules.artifacts',
  feather: 'alchemists.rules.artifacts',
  grant: 'alchemists.rules.publish',
  ...moduleParts,
} as const satisfies Record<PromptName, MessageId>

/** The part of the rules that a decision is about. */
export function rulePart(ask: PromptName): (typeof parts)[PromptName] {
  return parts[ask]
}
