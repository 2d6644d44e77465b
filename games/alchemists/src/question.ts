import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import type { Action, ActionKind, ActionOf, Ask, AskKind, AskName, AskOf } from './contributions.ts'
import type { Draft } from './draft.ts'
import { type Reason, reason } from './reasons.ts'
import type { Rules, Seated } from './rules.ts'

/** One sealed answer. */
export interface SealedAnswer {
  readonly ask: Ask
  readonly seat: Seat
  readonly action: Action
}

/** Something that can be asked: what may be answered, and what the answer does. */
export interface Question {
  readonly kind: AskKind
  /** Answers stay sealed until all are in, those to other sealed questions included. */
  readonly sealed?: true
  /** How the kernel calls it. */
  nameOf(ask: Ask): AskName
  legal(at: Seated, ask: Ask): readonly ActionGroup<Action>[]
  check(at: Seated, ask: Ask, action: Action): Reason | null
  /** Carries out an open answer that `check` allows. */
  answer?(draft: Draft, ask: Ask, action: Action): void
  /** Carries out all sealed answers to this question. */
  open?(draft: Draft, answers: readonly SealedAnswer[]): void
}

/** The same for an author who knows what is asked, but not what may be answered. */
export interface QuestionOf<Kind extends AskKind> {
  readonly kind: Kind
  nameOf(ask: AskOf<Kind>): AskName
  legal(at: Seated, ask: AskOf<Kind>): readonly ActionGroup<Action>[]
  check(at: Seated, ask: AskOf<Kind>, action: Action): Reason | null
  answer(draft: Draft, ask: AskOf<Kind>, action: Action): void
}

/** A question as its author writes it. */
interface QuestionParts<Kind extends Exclude<AskKind, 'act'>, Taken extends ActionKind> {
  readonly kind: Kind
  /** What is an answer at all. */
  readonly takes: readonly Taken[]
  legal(at: Seated, ask: AskOf<Kind>): readonly ActionGroup<ActionOf<Taken>>[]
  check(at: Seated, ask: AskOf<Kind>, action: ActionOf<Taken>): Reason | null
}

interface OpenParts<Kind extends Exclude<AskKind, 'act'>, Taken extends ActionKind> extends QuestionParts<Kind, Taken> {
  answer(draft: Draft, ask: AskOf<Kind>, action: ActionOf<Taken>): void
  /** Whoever is asked may decline. */
  decline?(draft: Draft, ask: AskOf<Kind>): void
}

interface SealedParts<Kind extends Exclude<AskKind, 'act'>, Taken extends ActionKind>
  extends QuestionParts<Kind, Taken> {
  open(
    draft: Draft,
    answers: readonly { readonly ask: AskOf<Kind>; readonly seat: Seat; readonly action: ActionOf<Taken> }[],
  ): void
}

export const declining: ActionGroup<Action> = listed('decline', [{ kind: 'decline' }])

export function notAsked(ask: string): Reason {
  return reason('alchemists.reject.notAsked', { ask })
}

/** A question that one seat answers before everybody's eyes. */
export function question<Kind extends Exclude<AskKind, 'act'>, Taken extends ActionKind>(
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
    answer(draft, ask, action) {
      if (decline !== undefined && action.kind === 'decline') decline(draft, ask)
      else if (isOf(action, parts.takes)) parts.answer(draft, ask, action)
    },
  }
}

/** A question whose answers are opened together. */
export function sealedQuestion<Kind extends Exclude<AskKind, 'act'>, Taken extends ActionKind>(
  parts: SealedParts<Kind, Taken>,
): Question {
  const { kind } = parts
  return {
    kind,
    sealed: true,
    nameOf: () => kind,
    legal: (at, ask) => parts.legal(at, ask as AskOf<Kind>),
    check: (at, ask, action) =>
      isOf(action, parts.takes) ? parts.check(at, ask as AskOf<Kind>, action) : notAsked(kind),
    open(draft, answers) {
      parts.open(
        draft,
        answers.flatMap(({ ask, seat, action }) =>
          isOf(action, parts.takes) ? [{ ask: ask as AskOf<Kind>, seat, action }] : [],
        ),
      )
    },
  }
}

function isOf<Taken extends ActionKind>(action: Action, kinds: readonly Taken[]): action is ActionOf<Taken> {
  return (kinds as readonly ActionKind[]).includes(action.kind)
}

export function questionOf(rules: Rules, ask: { readonly kind: AskKind }): Question {
  const found = rules.question(ask.kind)
  if (found === undefined) throw new RangeError(`nobody knows how to ask ${ask.kind}`)
  return found
}
