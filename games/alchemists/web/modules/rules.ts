import type { PromptContext, PromptName } from '@athanor/alchemists'
import type { MessageId } from '@athanor/messages'

/** The rules of the modules, each with its heading. */
export const moduleRules = [
  'alchemists.rules.startup',
  'alchemists.rules.busyDays',
  'alchemists.rules.encyclopedia',
  'alchemists.rules.golem',
  'alchemists.rules.library',
] as const satisfies readonly MessageId[]

/** The part of the rules that a decision of a module is about. */
export const moduleParts = {
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
} as const satisfies Partial<Record<PromptName, MessageId>>

/** What is said of it to whoever meets it first. */
export const moduleHints = {
  chooseStartup: 'web.alchemists.guide.startup',
  settleFunding: 'web.alchemists.guide.startup',
  replicate: 'web.alchemists.guide.artifact',
  offerGold: 'web.alchemists.guide.artifact',
  unveil: 'web.alchemists.guide.artifact',
  researchGolem: 'web.alchemists.guide.golem',
  report: 'web.alchemists.guide.report',
  reportNow: 'web.alchemists.guide.report',
  visitLibrary: 'web.alchemists.guide.library',
  readBook: 'web.alchemists.guide.library',
  readBooks: 'web.alchemists.guide.library',
} as const satisfies Record<keyof typeof moduleParts, MessageId>

interface ChangedHint {
  readonly ask: PromptName
  isChanged(context: PromptContext): boolean
  readonly text: MessageId
}

/** Decisions of the base game of which something else is to be said where a module has changed them. */
export const changedHints = [
  {
    ask: 'chooseOrder',
    isChanged: ({ at }) => at.table.slots.busyDays !== undefined,
    text: 'web.alchemists.guide.orderBusy',
  },
  {
    ask: 'publish',
    isChanged: ({ kinds }) => kinds.includes('publishArticle'),
    text: 'web.alchemists.guide.article',
  },
] as const satisfies readonly ChangedHint[]
