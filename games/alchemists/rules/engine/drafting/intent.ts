import { aidsWith, noInsight } from '@athanor/alchemy'
import { aidOf } from '../../base/options.ts'
import type { Reason } from '../../base/reasons.ts'
import type { Action, ActionKind, ActionPart, PartValues, Preview, PromptName } from '../contributions.ts'
import { questionOf } from '../question.ts'
import type { Chosen, Informed, Part, PromptContext } from './part.ts'
import { withoutChances } from './withoutChances.ts'

/** An action in the making, as plain data: nothing is done before it is whole and confirmed. */
export interface Intent {
  /** Null while it is open what is to be done. */
  readonly action: ActionKind | null
  readonly chosen: Chosen
}

/** Something that could be done, or why it cannot be done now. */
export interface ActionChoice {
  readonly action: ActionKind
  readonly refusal: Reason | null
  /** Whether anything is to be chosen for it. */
  readonly hasParts: boolean
}

/** One value of a part: what can be said of it, or why it is closed. */
export interface PartChoice<Name extends ActionPart = ActionPart> {
  readonly value: PartValues[Name]
  readonly refusal: Reason | null
  /** Nothing that is legal has this value with what is chosen already. */
  readonly isClosed: boolean
  readonly preview: Preview | null
}

/** A part that is to be chosen, with all its values. */
export type PartStep = {
  readonly [Name in ActionPart]: { readonly part: Name; readonly choices: readonly PartChoice<Name>[] }
}[ActionPart]

/** What is to be chosen next, or the action when nothing is left to choose. */
export type DraftingStep =
  | { readonly kind: 'action'; readonly choices: readonly ActionChoice[] }
  | { readonly kind: 'part'; readonly step: PartStep }
  | { readonly kind: 'whole'; readonly action: Action }

/** How the kernel calls what is asked. */
export function promptNameOf({ at, prompt }: PromptContext): PromptName {
  return questionOf(at.rules, prompt).nameOf(prompt)
}

/**
 * All that can be done in answer, the things that consist of parts first and declining last. On a space, what cannot be
 * done now is listed too if the rules can say why.
 */
export function actionChoices(context: PromptContext): readonly ActionChoice[] {
  const { at, prompt, kinds } = context
  const actions = prompt.kind === 'act' ? at.rules.space(prompt.space).actions.map(({ action }) => action) : []
  // To decline is the last thing that anybody is offered.
  const others = kinds.filter((kind) => kind !== 'decline')
  const declining = kinds.filter((kind) => kind === 'decline')
  return [...new Set([...actions, ...others, ...declining])].flatMap((action): readonly ActionChoice[] => {
    const drafting = at.rules.drafting(action)
    const hasParts = drafting !== undefined
    if (kinds.includes(action)) return [{ action, refusal: null, hasParts }]
    const attempt = drafting?.attempt?.(context) ?? null
    return attempt === null ? [] : [{ action, refusal: context.check(attempt), hasParts }]
  })
}

/** Where an answer begins: with the only thing that consists of parts, or with what is to be done. */
export function firstIntent(context: PromptContext): Intent {
  const drafted = actionChoices(context).filter(({ hasParts }) => hasParts)
  const [only] = drafted
  return { action: drafted.length === 1 && only?.refusal === null ? only.action : null, chosen: {} }
}

/** The parts of an intent's action, in their order. */
export function partsOf({ at }: PromptContext, { action }: Intent): readonly Part[] {
  if (action === null) return []
  return at.rules.drafting(action)?.parts ?? []
}

/** What is left is asked for again and again while nothing else is chosen; the kinds are the same for one question. */
const remembered = new WeakMap<PromptContext['kinds'], Map<string, readonly Action[]>>()
const mostRemembered = 60

/** The legal actions that fit all that is chosen, whatever one part may be. */
function leftBy(context: PromptContext, intent: Intent, except?: ActionPart): readonly Action[] {
  const wanted = except === undefined ? intent : withoutPart(intent, except)
  const known = remembered.get(context.kinds) ?? new Map<string, readonly Action[]>()
  remembered.set(context.kinds, known)
  const key = JSON.stringify(wanted)
  const left = known.get(key) ?? fittingIn(context, wanted)
  if (known.size >= mostRemembered) known.clear()
  known.set(key, left)
  return left
}

function fittingIn(context: PromptContext, intent: Intent): readonly Action[] {
  const { action, chosen } = intent
  if (action === null) return []
  const set = partsOf(context, intent).filter(({ part }) => chosen[part] !== undefined)
  const listed = context.at.rules.drafting(action)?.some?.(context, chosen) ?? context.actions(action)
  return listed.filter((each) => set.every((part) => has(part, each, chosen)))
}

function has(part: Part, action: Action, chosen: Chosen): boolean {
  return valuesOf(part, action, chosen).includes(chosen[part.part] as Value)
}

type Value = PartValues[ActionPart]

function valuesOf(part: Part, action: Action, chosen: Chosen): readonly Value[] {
  return part.valuesOf(action, chosen)
}

/**
 * What can be chosen for a part, whether it is chosen already or not, with all else that is. Values without a legal
 * action are listed where the part shows everything.
 */
export function choicesOf<Name extends ActionPart>(
  context: PromptContext,
  intent: Intent,
  name: Name,
): readonly PartChoice<Name>[] {
  const part = partsOf(context, intent).find((each) => each.part === name)
  if (part === undefined) return []
  return choicesIn(context, part, intent.chosen, leftBy(context, intent, name)) as readonly PartChoice<Name>[]
}

function choicesIn(context: PromptContext, part: Part, chosen: Chosen, left: readonly Action[]): readonly PartChoice[] {
  const fitting = new Map<Value, Action[]>()
  for (const action of left) {
    for (const value of valuesOf(part, action, chosen)) {
      const known = fitting.get(value)
      if (known === undefined) fitting.set(value, [action])
      else known.push(action)
    }
  }
  const offered = part.offered?.(context)
  const values = offered === undefined ? [...fitting.keys()] : offered
  const knowing = informed(context)
  return values.map((value) => {
    const actions = fitting.get(value) ?? []
    return {
      value,
      isClosed: actions.length === 0,
      refusal: actions.length > 0 ? null : (part.refusal?.(context, value as never, chosen) ?? null),
      preview: previewIn(context, part.preview?.(knowing, value as never, actions, chosen) ?? null),
    }
  })
}

/** Where advice was agreed on, and the chances are worked out. */
function tellsChances({ at, insight }: PromptContext): boolean {
  return insight !== null && aidsWith(aidOf(at.table.options), 'advice')
}

/** Whoever may not know chances, or does not know them yet, gets none to speak of. */
function informed(context: PromptContext): Informed {
  const { insight } = context
  return { ...context, insight: insight !== null && tellsChances(context) ? insight : () => noInsight }
}

/** What costs and counts is told all the same. */
function previewIn(context: PromptContext, preview: Preview | null): Preview | null {
  return tellsChances(context) ? preview : withoutChances(preview)
}

/**
 * What is to be chosen next. Parts in which all that is left agrees are not asked for, except for the first one: it is
 * what the decision is about. Following open choices to the end leads exactly to what is legal.
 */
export function nextStep(context: PromptContext, intent: Intent): DraftingStep {
  if (intent.action === null) return { kind: 'action', choices: actionChoices(context) }
  const left = leftBy(context, intent)
  const parts = partsOf(context, intent)
  const isBegun = parts.some(({ part }) => intent.chosen[part] !== undefined)
  const [only] = left
  if (only !== undefined && left.length === 1 && isBegun) return { kind: 'whole', action: only }
  for (const part of parts) {
    if (intent.chosen[part.part] !== undefined) continue
    const choices = choicesIn(context, part, intent.chosen, left)
    const open = choices.filter(({ isClosed }) => !isClosed).length
    if (open > 1 || (open > 0 && !isBegun)) return { kind: 'part', step: { part: part.part, choices } as PartStep }
  }
  if (only !== undefined && left.length === 1) return { kind: 'whole', action: only }
  throw new RangeError(`${left.length} actions of the kind ${intent.action} cannot be told apart`)
}

/** The same intent with one more part; what was chosen before and does not go with it any more is dropped. */
export function withPart<Name extends ActionPart>(
  context: PromptContext,
  intent: Intent,
  name: Name,
  value: PartValues[Name],
): Intent {
  let kept: Intent = { action: intent.action, chosen: { [name]: value } }
  for (const { part } of partsOf(context, intent)) {
    const before = intent.chosen[part]
    if (part === name || before === undefined) continue
    const next = { action: intent.action, chosen: { ...kept.chosen, [part]: before } as Chosen }
    if (leftBy(context, next).length > 0) kept = next
  }
  return kept
}

/** The same intent with a part open again. */
export function withoutPart(intent: Intent, name: ActionPart): Intent {
  const { [name]: _, ...chosen } = intent.chosen
  return { action: intent.action, chosen }
}

/** The action of a whole intent; null while something is still to be chosen. */
export function actionOf(context: PromptContext, intent: Intent): Action | null {
  if (intent.action === null) return null
  const [only, ...others] = leftBy(context, intent)
  return only !== undefined && others.length === 0 ? only : null
}

/** Whether an intent still goes with what is asked now. */
export function stillFits(context: PromptContext | null, intent: Intent): boolean {
  if (intent.action === null) return true
  return context?.kinds.includes(intent.action) === true && leftBy(context, intent).length > 0
}
