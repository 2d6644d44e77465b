import { finalRound, type PromptContext, type PromptName, promptNameOf } from '@athanor/alchemists'
import type { MessageId } from '@athanor/messages'
import { changedHints, moduleHints } from './modules/rules.ts'

/** What a patient teacher would say of each decision to whoever meets it first: what to do, and why. */
const hints = {
  chooseOrder: 'web.alchemists.guide.order',
  declare: 'web.alchemists.guide.plan',
  forage: 'web.alchemists.guide.forage',
  transmute: 'web.alchemists.guide.transmute',
  buy: 'web.alchemists.guide.buy',
  sell: 'web.alchemists.guide.sell',
  bid: 'web.alchemists.guide.bid',
  debunk: 'web.alchemists.guide.debunk',
  publish: 'web.alchemists.guide.publish',
  immediate: 'web.alchemists.guide.publish',
  test: 'web.alchemists.guide.mix',
  drink: 'web.alchemists.guide.drink',
  custodian: 'web.alchemists.guide.drink',
  exhibit: 'web.alchemists.guide.exhibit',
  keepFavour: 'web.alchemists.guide.keepFavour',
  herbalist: 'web.alchemists.guide.herbalist',
  boots: 'web.alchemists.guide.artifact',
  periscope: 'web.alchemists.guide.artifact',
  thinkingCap: 'web.alchemists.guide.artifact',
  feather: 'web.alchemists.guide.artifact',
  grant: 'web.alchemists.guide.grant',
  ...moduleHints,
} as const satisfies Record<PromptName, MessageId>

type HintText = (typeof hints)[PromptName] | (typeof goals)[keyof typeof goals] | (typeof changedHints)[number]['text']

/** Rounds that ask for another plan than the ones before: the market opens, a conference comes, the game ends. */
const goals = {
  market: 'web.alchemists.guide.planMarket',
  conference: 'web.alchemists.guide.planConference',
  last: 'web.alchemists.guide.planLast',
} as const satisfies Record<string, MessageId>

/** What there is to say of a decision; a plan is hinted at by what its round is for. */
export function hintText(context: PromptContext): HintText | null {
  // Whoever can do nothing here will meet it another time.
  if (context.kinds.every((kind) => kind === 'decline')) return null
  const name = promptNameOf(context)
  const changed = changedHints.find(({ ask, isChanged }) => ask === name && isChanged(context))
  if (changed !== undefined) return changed.text
  const { round } = context.at.table
  if (name !== 'declare' || round === 1) return hints[name]
  if (round === finalRound) return goals.last
  if (context.at.rules.conferences.some((each) => each.round === round)) return goals.conference
  return goals.market
}
