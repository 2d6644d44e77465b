import {
  type Action,
  type ActionPart,
  actionChoices,
  actionOf,
  choicesOf,
  type DeclareAction,
  emptyPlan,
  firstIntent,
  type Intent,
  type PartValues,
  type PromptContext,
  partsOf,
  planChoices,
  type Space,
  stillFits,
  withoutChange,
  withoutPart,
  withPart,
} from '@athanor/alchemists'
import { canonical, type Reason } from '@athanor/kernel'
import type { Drafting } from '@athanor/tabletop/useDeciding.ts'

/** A decision in the making: parts of an action, or the plan of a round. Null where nothing is begun. */
export interface PendingAction {
  readonly intent: Intent | null
  readonly plan: DeclareAction | null
  /** Something without parts, such as declining, that only has to be sent. */
  readonly sure: Action | null
}

export const nothingPending: PendingAction = { intent: null, plan: null, sure: null }

/** What is rarely wanted otherwise is chosen beforehand: the Mortar is used, and no card is played. */
const usual: { readonly [Name in ActionPart]?: PartValues[Name] } = {
  mortar: true,
  merchants: 0,
  barmaids: 0,
  sages: 0,
  shopkeepers: 0,
  others: '',
  offering: 0,
  courtiers: 0,
}

/** An intent with what usually goes with it, wherever that is still possible. */
function withUsual(context: PromptContext, intent: Intent): Intent {
  return partsOf(context, intent).reduce((before, { part }) => {
    const value = usual[part]
    if (value === undefined || before.chosen[part] !== undefined) return before
    const open = choicesOf(context, before, part).filter(({ isClosed }) => !isClosed)
    return open.length > 1 && open.some((choice) => choice.value === value)
      ? withPart(context, before, part, value)
      : before
  }, intent)
}

/** Where only one thing is left to do, all that it takes is chosen and shown before it is confirmed. */
function withForced(context: PromptContext, intent: Intent): Intent {
  if (actionOf(context, intent) === null) return intent
  return partsOf(context, intent).reduce((before, { part }) => {
    if (before.chosen[part] !== undefined) return before
    const open = choicesOf(context, before, part).find(({ isClosed }) => !isClosed)
    return open === undefined ? before : withPart(context, before, part, open.value)
  }, intent)
}

/** To work an intent out takes some time, and several parts of the table ask for the same one. */
const intents = new WeakMap<PromptContext, WeakMap<PendingAction, Intent>>()

/** What stands in the tray. */
export function intentOf(context: PromptContext, pending: PendingAction): Intent {
  const known = intents.get(context) ?? new WeakMap<PendingAction, Intent>()
  intents.set(context, known)
  const intent = known.get(pending) ?? withForced(context, withUsual(context, pending.intent ?? firstIntent(context)))
  known.set(pending, intent)
  return intent
}

export function planOf({ plan }: PendingAction): DeclareAction {
  return plan ?? emptyPlan
}

/** A cube of the plan goes from one space to another; from none where it was not placed yet, to none where it is taken off. */
export function movedCube(
  context: PromptContext,
  plan: DeclareAction,
  from: Space | null,
  to: Space | null,
): DeclareAction | Reason | null {
  const rest = from === null ? plan : withoutChange(context, plan, { kind: 'action', space: from })
  if (to === null) return rest
  const choice = planChoices(context, rest).find(({ change }) => change.kind === 'action' && change.space === to)
  if (choice === undefined) return null
  return choice.refusal ?? choice.plan
}

/** How a decision comes about in a position. */
export function draftingIn(context: PromptContext | null): Drafting<PendingAction, Action> {
  return {
    none: nothingPending,
    isNone: () => false,
    fits: ({ intent, plan }) =>
      (intent === null || stillFits(context, intent)) &&
      (plan === null || (context?.prompt.kind === 'declare' && context.check(plan) === null)),
    actionOf(pending) {
      if (pending.sure !== null || context === null) return pending.sure
      return context.prompt.kind === 'declare' ? planOf(pending) : actionOf(context, intentOf(context, pending))
    },
    stepOf: () => '',
  }
}

/** All that a value of a part can come from in an action: what stands in it, and what is not named. */
function valuesIn(action: unknown, found = new Set<unknown>(['', 0, false])): ReadonlySet<unknown> {
  if (typeof action !== 'object' || action === null) found.add(action)
  else for (const value of Object.values(action)) valuesIn(value, found)
  return found
}

/** The intent that comes to an action, as if its parts had been chosen one by one; null where none does. */
export function intentFor(context: PromptContext, action: Action): Intent | null {
  const values = valuesIn(action)
  const wanted = canonical(action)
  const search = (intent: Intent): Intent | null => {
    const whole = actionOf(context, intent)
    if (whole !== null && canonical(whole) === wanted) return intent
    for (const { part } of partsOf(context, intent)) {
      if (intent.chosen[part] !== undefined) continue
      for (const { value, isClosed } of choicesOf(context, intent, part)) {
        const found = isClosed || !values.has(value) ? null : search(withPart(context, intent, part, value))
        if (found !== null) return found
      }
      return null
    }
    return null
  }
  return search({ action: action.kind, chosen: {} })
}

/** An action as it would lie in the tray before it is sent. */
export function pendingFor(context: PromptContext, action: Action): PendingAction {
  if (action.kind === 'declare') return { ...nothingPending, plan: action }
  const choice = actionChoices(context).find((each) => each.action === action.kind)
  return choice?.hasParts === true ? { ...nothingPending, intent: intentFor(context, action) } : nothingPending
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

export function pairOf(part: ActionPart): PairParts | null {
  return pairs.find((each) => each[0] === part) ?? null
}

/** The two parts of which this is one. */
export function pairWith(part: ActionPart): PairParts | null {
  return pairs.find(([first, second]) => first === part || second === part) ?? null
}

/** Parts that are not spoken of where there is only one way. */
const tacit: ReadonlySet<ActionPart> = new Set([
  'mortar',
  'merchants',
  'barmaids',
  'sages',
  'shopkeepers',
  'others',
  'offering',
  'courtiers',
  'rejected',
  'starting',
  'secret',
] as const)

export function isTacit(part: ActionPart): boolean {
  return tacit.has(part)
}

export function isSecond(part: ActionPart): boolean {
  return pairs.some((each) => each[1] === part)
}

/** Takes a card into the pair, or out of it again. */
export function withCard(
  context: PromptContext,
  intent: Intent,
  [first, second]: PairParts,
  card: PartValues[PairParts[0]],
  taken: boolean,
): Intent {
  const { [first]: one, [second]: other } = intent.chosen
  if (taken) {
    if (other === card) return withoutPart(intent, second)
    const rest = withoutPart(withoutPart(intent, first), second)
    return other === undefined ? rest : withPart(context, rest, first, other)
  }
  return one === undefined ? withPart(context, intent, first, card) : withPart(context, intent, second, card)
}

/** What stands in the tray, and then everything else that could be begun instead. */
function beginnings(context: PromptContext, pending: PendingAction): readonly Intent[] {
  const intent = intentOf(context, pending)
  const others = actionChoices(context).filter(
    ({ action, hasParts, refusal }) => hasParts && refusal === null && action !== intent.action,
  )
  return [intent, ...others.map(({ action }): Intent => ({ action, chosen: {} }))]
}

/** A choice of the table itself: pressing a book chooses the part that it is, of whatever can be begun with it. */
export function picked<Name extends ActionPart>(
  context: PromptContext | null,
  pending: PendingAction,
  parts: readonly Name[],
  value: PartValues[Name],
): Intent | null {
  if (context === null || context.prompt.kind === 'declare') return null
  for (const intent of beginnings(context, pending)) {
    for (const part of parts) {
      const open = choicesOf(context, intent, part).some((choice) => choice.value === value && !choice.isClosed)
      if (open) return withPart(context, intent, part, value)
    }
  }
  return null
}

/** Everything that can be picked so. */
export function pickable<Name extends ActionPart>(
  context: PromptContext | null,
  pending: PendingAction,
  parts: readonly Name[],
): readonly PartValues[Name][] {
  if (context === null || context.prompt.kind === 'declare') return []
  const open = beginnings(context, pending).flatMap((intent) =>
    parts.flatMap((part) => choicesOf(context, intent, part).filter(({ isClosed }) => !isClosed)),
  )
  return [...new Set(open.map(({ value }) => value))]
}
