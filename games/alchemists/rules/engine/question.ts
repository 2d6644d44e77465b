import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import { type Reason, reason } from '../base/reasons.ts'
import type { Action, ActionKind, ActionOf, Prompt, PromptKind, PromptName, PromptOf } from './contributions.ts'
import type { MutableState } from './mutableState.ts'
import type { Rules, Seated } from './rules.ts'

/** One sealed answer. */
export interface SealedPromptAnswer {
  readonly ask: Prompt
  readonly seat: Seat
  readonly action: Action
}

/** Something that can be asked: what may be answered, and what the answer does. */
export interface PromptRules {
  readonly kind: PromptKind
  /** Answers stay sealed until all are in, those to other sealed questions included. */
  readonly sealed?: true
  /** How the kernel calls it. */
  nameOf(ask: Prompt): PromptName
  legal(at: Seated, ask: Prompt): readonly ActionGroup<Action>[]
  check(at: Seated, ask: Prompt, action: Action): Reason | null
  /** Carries out an open answer that `check` allows. */
  answer?(state: MutableState, ask: Prompt, action: Action): void
  /** Carries out all sealed answers to this question. */
  open?(state: MutableState, answers: readonly SealedPromptAnswer[]): void
}

/** The same for an author who knows what is asked, but not what may be answered. */
export interface QuestionOf<Kind extends PromptKind> {
  readonly kind: Kind
  nameOf(ask: PromptOf<Kind>): PromptName
  legal(at: Seated, ask: PromptOf<Kind>): readonly ActionGroup<Action>[]
  check(at: Seated, ask: PromptOf<Kind>, action: Action): Reason | null
  answer(state: MutableState, ask: PromptOf<Kind>, action: Action): void
}

/** A question as its author writes it. */
interface QuestionParts<Kind extends Exclude<PromptKind, 'act'>, Taken extends ActionKind> {
  readonly kind: Kind
  /** What is an answer at all. */
  readonly takes: readonly Taken[]
  legal(at: Seated, ask: PromptOf<Kind>): readonly ActionGroup<ActionOf<Taken>>[]
  check(at: Seated, ask: PromptOf<Kind>, action: ActionOf<Taken>): Reason | null
}

interface OpenParts<Kind extends Exclude<PromptKind, 'act'>, Taken extends ActionKind>
  extends QuestionParts<Kind, Taken> {
  answer(state: MutableState, ask: PromptOf<Kind>, action: ActionOf<Taken>): void
  /** Whoever is asked may decline. */
  decline?(state: MutableState, ask: PromptOf<Kind>): void
}

interface SealedParts<Kind extends Exclude<PromptKind, 'act'>, Taken extends ActionKind>
  extends QuestionParts<Kind, Taken> {
  open(
    state: MutableState,
    answers: readonly { readonly ask: PromptOf<Kind>; readonly seat: Seat; readonly action: ActionOf<Taken> }[],
  ): void
}

export const declining: ActionGroup<Action> = listed('decline', [{ kind: 'decline' }])

export function notAsked(ask: string): Reason {
  return reason('alchemists.reject.notAsked', { ask })
}

/** A question that one seat answers before everybody's eyes. */
export function question<Kind extends Exclude<PromptKind, 'act'>, Taken extends ActionKind>(
  parts: OpenParts<Kind, Taken>,
): QuestionOf<Kind> {
  const { kind, decline } = parts
  return {
    kind,
    nameOf: () => kind,
    legal: (at, ask) => (decline === undefined ? parts.legal(at, ask) : [...parts.legal(at, ask), declining]),
    check(at, ask, action) {
      if (decline !== undefined && action.kind === 'decline') return null
      return isOf(action, parts.takes) ? parts.check(at, ask, action) : notAsked(kind)
    },
    answer(state, ask, action) {
      if (decline !== undefined && action.kind === 'decline') decline(state, ask)
      else if (isOf(action, parts.takes)) parts.answer(state, ask, action)
    },
  }
}

/** A question whose answers are opened together. */
export function sealedQuestion<Kind extends Exclude<PromptKind, 'act'>, Taken extends ActionKind>(
  parts: SealedParts<Kind, Taken>,
): PromptRules {
  const { kind } = parts
  return {
    kind,
    sealed: true,
    nameOf: () => kind,
    legal: (at, ask) => parts.legal(at, ask as PromptOf<Kind>),
    check: (at, ask, action) =>
      isOf(action, parts.takes) ? parts.check(at, ask as PromptOf<Kind>, action) : notAsked(kind),
    open(state, answers) {
      parts.open(
        state,
        answers.flatMap(({ ask, seat, action }) =>
          isOf(action, parts.takes) ? [{ ask: ask as PromptOf<Kind>, seat, action }] : [],
        ),
      )
    },
  }
}

function isOf<Taken extends ActionKind>(action: Action, kinds: readonly Taken[]): action is ActionOf<Taken> {
  return (kinds as readonly ActionKind[]).includes(action.kind)
}

export function questionOf(rules: Rules, ask: { readonly kind: PromptKind }): PromptRules {
  const found = rules.question(ask.kind)
  if (found === undefined) throw new RangeError(`nobody knows how to ask ${ask.kind}`)
  return found
}
