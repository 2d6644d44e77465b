import type { DeclareAction } from '../action.ts'
import { favoursHeld } from '../cards.ts'
import type { FavourEffect, Space } from '../contributions.ts'
import type { Reason } from '../reasons.ts'
import { costOf, planCost } from '../space.ts'
import { playerAt } from '../state.ts'
import type { Asking } from './part.ts'

/** Something that makes a plan larger. */
export type PlanChange =
  | { readonly kind: 'action'; readonly space: Space }
  /** */
  | { readonly kind: 'assistant' }
  /** act first on a space. */
  | { readonly kind: 'associate'; readonly space: Space }

export interface PlanChoice {
  readonly change: PlanChange
  /** The plan with it. */
  readonly plan: DeclareAction
  /** Cubes that it takes; below 0 for those that it brings. */
  readonly cubes: number
  readonly refusal: Reason | null
}

/** The running count of a plan. */
export interface PlanCount {
  /** Cubes to place, those of Assistants included. */
  readonly held: number
  readonly placed: number
  readonly left: number
}

/** Nothing declared yet. */
export const emptyPlan: DeclareAction = { kind: 'declare', actions: {}, assistants: 0, associates: [] }

export function planCount({ at }: Asking, plan: DeclareAction): PlanCount {
  const held = playerAt(at.table, at.seat).cubes.board + plan.assistants
  const placed = planCost(at.rules, plan.actions)
  return { held, placed, left: held - placed }
}

/**
 * A-130..A-137: every way to enlarge a plan by one, whether or not the rules allow it; cards that are not in hand are
 * not spoken of. Every plan can be reached so, one step after the other and never leaving what is legal.
 */
export function planChoices(asking: Asking, plan: DeclareAction): readonly PlanChoice[] {
  const { rules, table, own } = asking.at
  const held = (effect: FavourEffect['kind']) =>
    favoursHeld(rules, own.favours, rules.favourFor('declaring', effect).id)
  const open = rules.spaces.filter(({ isOpen, card }) => isOpen(table.round) && (card === undefined || held(card) > 0))
  const changes: readonly PlanChange[] = [
    ...open.map(({ id }): PlanChange => ({ kind: 'action', space: id })),
    ...(held('cube') > 0 ? [{ kind: 'assistant' } as const] : []),
    ...(held('topRow') > 0 ? open : [])
      .filter(({ id }) => (plan.actions[id] ?? 0) > 0 && !plan.associates.includes(id))
      .map(({ id }): PlanChange => ({ kind: 'associate', space: id })),
  ]
  return changes.map((change) => choiceOf(asking, plan, change))
}

function choiceOf(asking: Asking, plan: DeclareAction, change: PlanChange): PlanChoice {
  const next = withChange(asking, plan, change)
  return { change, plan: next, cubes: cubesOf(asking, plan, change), refusal: asking.check(next) }
}

function cubesOf({ at }: Asking, { actions }: DeclareAction, change: PlanChange): number {
  if (change.kind !== 'action') return change.kind === 'assistant' ? -1 : 0
  const space = at.rules.space(change.space)
  const count = actions[change.space] ?? 0
  return costOf(space, count + 1) - costOf(space, count)
}

export function withChange({ at }: Asking, plan: DeclareAction, change: PlanChange): DeclareAction {
  switch (change.kind) {
    case 'action':
      return { ...plan, actions: { ...plan.actions, [change.space]: (plan.actions[change.space] ?? 0) + 1 } }
    case 'assistant':
      return { ...plan, assistants: plan.assistants + 1 }
    case 'associate': {
      const associates = at.rules.spaces
        .map(({ id }) => id)
        .filter((space) => space === change.space || plan.associates.includes(space))
      return { ...plan, associates }
    }
  }
}

/** Takes one back again; a space that loses its last action loses its Associate too. */
export function withoutChange(plan: DeclareAction, change: PlanChange): DeclareAction {
  switch (change.kind) {
    case 'action': {
      const { [change.space]: count = 0, ...others } = plan.actions
      if (count > 1) return { ...plan, actions: { ...plan.actions, [change.space]: count - 1 } }
      return { ...plan, actions: others, associates: plan.associates.filter((space) => space !== change.space) }
    }
    case 'assistant':
      return { ...plan, assistants: Math.max(0, plan.assistants - 1) }
    case 'associate':
      return { ...plan, associates: plan.associates.filter((space) => space !== change.space) }
  }
}
