import type { Action } from '@athanor/alchemists'

/** What can be said of a choice, each as a message about its terms. */
export const whyKinds = [
  'plan',
  'seal',
  'article',
  'doubt',
  'mix',
  'sale',
  'exhibit',
  'purchase',
  'golem',
  'choice',
  'nothing',
  'only',
  'second',
  'tried',
  'misjudged',
] as const
export type WhyKind = (typeof whyKinds)[number]

/** A sentence as plain data: every figure in it is a term of the decision. */
export interface Why {
  readonly id: `alchemists.why.${WhyKind}`
  readonly params: Readonly<Record<string, string | number>>
}

/** Something that can be done, what it is worth, and of what that is made. */
export interface Weighed<Kind extends Action = Action> {
  readonly action: Kind
  readonly worth: number
  why(): Why
}

export interface ScholarDecision extends Weighed {
  /** What the next best choice would be worth; null where nothing else was weighed. */
  readonly second: number | null
}

/** The choice with the highest worth; the first of equals. */
export function bestOf(all: Iterable<Weighed>): ScholarDecision | null {
  let best: Weighed | null = null
  let second: number | null = null
  for (const each of all) {
    if (best === null || each.worth > best.worth) {
      second = best?.worth ?? null
      best = each
    } else if (second === null || each.worth > second) second = each.worth
  }
  return best === null ? null : { ...best, second }
}

/** Points as they are told: tenths. */
export function told(points: number): number {
  const tenths = Math.round(points * 10) / 10
  return Object.is(tenths, -0) ? 0 : tenths
}

/** A chance as it is told: whole percent. */
export function percent(chance: number): number {
  return Math.round(chance * 100)
}

export function why(kind: WhyKind, params: Why['params'] = {}): Why {
  return { id: `alchemists.why.${kind}`, params }
}

/** One or two sentences: why this, and what the second best would cost. */
export function sentencesOf(decision: ScholarDecision): readonly Why[] {
  const { worth, second } = decision
  const cost = second === null ? 0 : told(worth - second)
  return [decision.why(), ...(cost > 0 ? [why('second', { cost })] : [])]
}

/** What speaks for an option by itself, whether it was chosen or not; null where that is only that nothing promised more. */
export function reasonFor(option: Weighed | undefined): Why | null {
  const reason = option?.why()
  return reason === undefined || reason.id === 'alchemists.why.choice' || reason.id === 'alchemists.why.only'
    ? null
    : reason
}
