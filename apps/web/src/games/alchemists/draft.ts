import {
  type Action,
  type Asking,
  actionChoices,
  actionOf,
  choicesOf,
  type DeclareAction,
  emptyPlan,
  firstIntent,
  type Intent,
  type PartName,
  type PartValues,
  partsOf,
  planChoices,
  type Space,
  stillFits,
  withoutChange,
  withoutPart,
  withPart,
} from '@athanor/alchemists'
import type { Reason } from '@athanor/kernel'
import type { Drafting } from '../../table/useDeciding.ts'

/** A decision in the making: parts of an action, or the plan of a round. Null where nothing is begun. */
export interface Draft {
  readonly intent: Intent | null
  readonly plan: DeclareAction | null
  /** Something without parts, such as declining, that only has to be sent. */
  readonly sure: Action | null
}

export const noDraft: Draft = { intent: null, plan: null, sure: null }

/** What is rarely wanted otherwise is chosen beforehand: the Mortar is used, and no card is played. */
const usual: { readonly [Name in PartName]?: PartValues[Name] } = {
  mortar: true,
  merchants: 0,
  barmaids: 0,
  sages: 0,
  shopkeepers: 0,
  offering: 0,
  courtiers: 0,
}

/** An intent with what usually goes with it, wherever that is still possible. */
function withUsual(asking: Asking, intent: Intent): Intent {
  return partsOf(asking, intent).reduce((before, { part }) => {
    const value = usual[part]
    if (value === undefined || before.chosen[part] !== undefined) return before
    const open = choicesOf(asking, before, part).filter(({ isClosed }) => !isClosed)
    return open.length > 1 && open.some((choice) => choice.value === value)
      ? withPart(asking, before, part, value)
      : before
  }, intent)
}

/** Where only one thing is left to do, all that it takes is chosen and shown before it is confirmed. */
function withForced(asking: Asking, intent: Intent): Intent {
  if (actionOf(asking, intent) === null) return intent
  return partsOf(asking, intent).reduce((before, { part }) => {
    if (before.chosen[part] !== undefined) return before
    const open = choicesOf(asking, before, part).find(({ isClosed }) => !isClosed)
    return open === undefined ? before : withPart(asking, before, part, open.value)
  }, intent)
}

/** To work an intent out takes some time, and several parts of the table ask for the same one. */
const intents = new WeakMap<Asking, WeakMap<Draft, Intent>>()

/** What stands in the tray. */
export function intentOf(asking: Asking, draft: Draft): Intent {
  const known = intents.get(asking) ?? new WeakMap<Draft, Intent>()
  intents.set(asking, known)
  const intent = known.get(draft) ?? withForced(asking, withUsual(asking, draft.intent ?? firstIntent(asking)))
  known.set(draft, intent)
  return intent
}

export function planOf({ plan }: Draft): DeclareAction {
  return plan ?? emptyPlan
}

/** A cube of the plan goes from one space to another; from none where it was not placed yet, to none where it is taken off. */
export function movedCube(
  asking: Asking,
  plan: DeclareAction,
  from: Space | null,
  to: Space | null,
): DeclareAction | Reason | null {
  const rest = from === null ? plan : withoutChange(plan, { kind: 'action', space: from })
  if (to === null) return rest
  const choice = planChoices(asking, rest).find(({ change }) => change.kind === 'action' && change.space === to)
  if (choice === undefined) return null
  return choice.refusal ?? choice.plan
}

/** How a decision comes about in a position. */
export function draftingIn(asking: Asking | null): Drafting<Draft, Action> {
  return {
    none: noDraft,
    isNone: () => false,
    fits: ({ intent, plan }) =>
      (intent === null || stillFits(asking, intent)) &&
      (plan === null || (asking?.ask.kind === 'declare' && asking.check(plan) === null)),
    actionOf(draft) {
      if (draft.sure !== null || asking === null) return draft.sure
      return asking.ask.kind === 'declare' ? planOf(draft) : actionOf(asking, intentOf(asking, draft))
    },
    stepOf: () => '',
  }
}

/** The parts that are two cards of a kind, chosen in one go. */
const pairs = [
  ['first', 'second'],
  ['firstShown', 'secondShown'],
  ['firstDiscard', 'secondDiscard'],
  ['firstStartup', 'secondStartup'],
  ['firstAnimator', 'secondAnimator'],
  ['firstToken', 'secondToken'],
] as const
export type PairParts = (typeof pairs)[number]

export function pairOf(part: PartName): PairParts | null {
  return pairs.find((each) => each[0] === part) ?? null
}

export function isSecond(part: PartName): boolean {
  return pairs.some((each) => each[1] === part)
}

/** Takes a card into the pair, or out of it again. */
export function withCard(
  asking: Asking,
  intent: Intent,
  [first, second]: PairParts,
  card: PartValues[PairParts[0]],
  taken: boolean,
): Intent {
  const { [first]: one, [second]: other } = intent.chosen
  if (taken) {
    if (other === card) return withoutPart(intent, second)
    const rest = withoutPart(withoutPart(intent, first), second)
    return other === undefined ? rest : withPart(asking, rest, first, other)
  }
  return one === undefined ? withPart(asking, intent, first, card) : withPart(asking, intent, second, card)
}

/** What stands in the tray, and then everything else that could be begun instead. */
function beginnings(asking: Asking, draft: Draft): readonly Intent[] {
  const intent = intentOf(asking, draft)
  const others = actionChoices(asking).filter(
    ({ action, hasParts, refusal }) => hasParts && refusal === null && action !== intent.action,
  )
  return [intent, ...others.map(({ action }): Intent => ({ action, chosen: {} }))]
}

/** A choice of the table itself: pressing a book chooses the part that it is, of whatever can be begun with it. */
export function picked<Name extends PartName>(
  asking: Asking | null,
  draft: Draft,
  parts: readonly Name[],
  value: PartValues[Name],
): Intent | null {
  if (asking === null || asking.ask.kind === 'declare') return null
  for (const intent of beginnings(asking, draft)) {
    for (const part of parts) {
      const open = choicesOf(asking, intent, part).some((choice) => choice.value === value && !choice.isClosed)
      if (open) return withPart(asking, intent, part, value)
    }
  }
  return null
}

/** Everything that can be picked so. */
export function pickable<Name extends PartName>(
  asking: Asking | null,
  draft: Draft,
  parts: readonly Name[],
): readonly PartValues[Name][] {
  if (asking === null || asking.ask.kind === 'declare') return []
  const open = beginnings(asking, draft).flatMap((intent) =>
    parts.flatMap((part) => choicesOf(asking, intent, part).filter(({ isClosed }) => !isClosed)),
  )
  return [...new Set(open.map(({ value }) => value))]
}
