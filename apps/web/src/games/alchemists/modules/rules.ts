import type { AskName } from '@athanor/alchemists'
import type { MessageId } from '@athanor/messages'

/** The rules of the modules, each with its heading. */
export const moduleRules = [
  'alchemists.rules.startup',
  'alchemists.rules.busyDays',
  'alchemists.rules.encyclopedia',
  'alchemists.rules.golem',
  'alchemists.rules.library',
] as const satisfies readonly MessageId[]

/** What there is to know about the decisions that modules bring. */
export const moduleGuides = {
  chooseStartup: 'alchemists.rules.startup',
  settleFunding: 'alchemists.rules.startup',
  replicate: 'alchemists.rules.startup',
  offerGold: 'alchemists.rules.startup',
  unveil: 'alchemists.rules.startup',
  researchGolem: 'alchemists.rules.golem',
  report: 'alchemists.rules.golem',
  reportNow: 'alchemists.rules.golem',
  visitLibrary: 'alchemists.rules.library',
  readBook: 'alchemists.rules.library',
  readBooks: 'alchemists.rules.library',
} as const satisfies Partial<Record<AskName, MessageId>>
