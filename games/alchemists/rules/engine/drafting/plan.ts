import type { DeclareAction } from '../../base/action.ts'
import { favoursHeld } from '../../base/cards.ts'
import { cubesFor, idleIn } from '../../base/declareActions.ts'
import type { Reason } from '../../base/reasons.ts'
import type { Favour, FavourEffect, Space } from '../contributions.ts'
import type { Rules } from '../rules.ts'
import { costOf, planCost } from '../space.ts'
import { playerAt } from '../state.ts'
import type { PromptContext } from './part.ts'

/** Something that makes a plan larger. `favour` is the card that is played for it, if the plan names it. */
export type PlanChange =
  | { readonly kind: 'action'; readonly space: Space; readonly favour?: Favour }
  /** */
  | { readonly kind: 'assistant'; readonly favour?: Favour }
  /** act first on a space. */
  | { readonly kind: 'associate'; readonly space: Space; readonly favour?: Favour }

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

export function planCount({ at }: PromptContext, plan: DeclareAction): PlanCount {
  const held = cubesFor(at.rules, playerAt(at.table, at.seat), plan)
  const placed = planCost(at.rules, plan.actions)
  return { held, placed, left: held - placed }
}

/**
 * A-130..A-137: every way to enlarge a plan by one, whether or not the rules allow it; cards that are not in hand are
 * not spoken of. Every plan can be reached so, one step after the other and never leaving what is legal.
 */
export function planChoices(context: PromptContext, plan: DeclareAction): readonly PlanChoice[] {
  const { rules, table } = context.at
  const open = rules.spaces.filter(({ isOpen, card }) => isOpen(table.round) && waysFor(context, card).length > 0)
  const changes: readonly PlanChange[] = [
    ...open.flatMap(({ id, card }) =>
      waysFor(context, card).map((way): PlanChange => ({ kind: 'action', space: id, ...way })),
    ),
    ...waysFor(context, 'cube').map((way): PlanChange => ({ kind: 'assistant', ...way })),
    ...open
      .filter(({ id }) => (plan.actions[id] ?? 0) > 0 && !plan.associates.includes(id))
      .flatMap(({ id }) =>
        waysFor(context, 'topRow').map((way): PlanChange => ({ kind: 'associate', space: id, ...way })),
      ),
  ]
  return changes.map((change) => choiceOf(context, plan, change))
}

/** A card that is played for a change, if the plan names it. */
type Way = Pick<PlanChange, 'favour'>

const withoutName: Way = {}

/** The cards in hand with which something can be done while declaring: one way where it takes none. */
function waysFor({ at: { rules, own } }: PromptContext, effect: FavourEffect['kind'] | undefined): readonly Way[] {
  if (effect === undefined) return [withoutName]
  const named = rules.namedBy('declare')
  return rules
    .favoursFor('declaring', effect)
    .filter(({ id }) => favoursHeld(rules, own.favours, id) > 0)
    .map(({ id }) => (named.includes(id) ? { favour: id } : withoutName))
}

function choiceOf(context: PromptContext, plan: DeclareAction, change: PlanChange): PlanChoice {
  const next = withChange(context, plan, change)
  return { change, plan: next, cubes: cubesOf(context, plan, change), refusal: context.check(next) }
}

function cubesOf({ at }: PromptContext, { actions }: DeclareAction, change: PlanChange): number {
  if (change.kind !== 'action') return change.kind === 'assistant' ? -1 : 0
  const space = at.rules.space(change.space)
  const count = actions[change.space] ?? 0
  return costOf(space, count + 1) - costOf(space, count)
}

export function withChange({ at }: PromptContext, plan: DeclareAction, change: PlanChange): DeclareAction {
  const { favour } = change
  const named = favour === undefined ? plan : withNamed(plan, favour, 1)
  switch (change.kind) {
    case 'action':
      return { ...named, actions: { ...plan.actions, [change.space]: (plan.actions[change.space] ?? 0) + 1 } }
    case 'assistant':
      return favour === undefined ? { ...plan, assistants: plan.assistants + 1 } : named
    case 'associate': {
      const associates = at.rules.spaces
        .map(({ id }) => id)
        .filter((space) => space === change.space || plan.associates.includes(space))
      return { ...named, associates }
    }
  }
}

/** A plan that plays a card by name so many times more, or less; no more names than there are cards. */
function withNamed({ others, ...plan }: DeclareAction, favour: Favour, more: 1 | -1): DeclareAction {
  const { [favour]: before = 0, ...rest } = others ?? {}
  const count = Math.max(0, before + more)
  const named = count === 0 ? rest : { ...rest, [favour]: count }
  return Object.keys(named).length === 0 ? plan : { ...plan, others: named }
}

/**
 * Takes one back again; a space that loses its last action loses its Associate too. A change with a card that the plan
 * names takes that card back with it.
 */
export function withoutChange(
  { at: { rules } }: PromptContext,
  whole: DeclareAction,
  change: PlanChange,
): DeclareAction {
  const { favour } = change
  return withoutIdle(rules, smaller(favour === undefined ? whole : withNamed(whole, favour, -1), change))
}

function smaller(plan: DeclareAction, change: PlanChange): DeclareAction {
  const { favour } = change
  switch (change.kind) {
    case 'action': {
      const { [change.space]: count = 0, ...others } = plan.actions
      if (count > 1) return { ...plan, actions: { ...plan.actions, [change.space]: count - 1 } }
      return { ...plan, actions: others, associates: plan.associates.filter((space) => space !== change.space) }
    }
    case 'assistant':
      return favour === undefined ? { ...plan, assistants: Math.max(0, plan.assistants - 1) } : plan
    case 'associate':
      return { ...plan, associates: plan.associates.filter((space) => space !== change.space) }
  }
}

/** A plan without the names of cards for which it has no use any more. */
function withoutIdle(rules: Rules, plan: DeclareAction): DeclareAction {
  const idle = idleIn(rules, plan)
  return idle === undefined ? plan : withoutIdle(rules, withNamed(plan, idle, -1))
}
