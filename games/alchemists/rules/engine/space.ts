import type { ActionGroup, Seat } from '@athanor/kernel'
import type { Source } from '../base/components/source.ts'
import type { Reason } from '../base/reasons.ts'
import type { Action, ActionKind, ActionOf, FavourEffect, Space } from './contributions.ts'
import type { MutableState } from './mutableState.ts'
import type { Rules, SeatContext, Seated } from './rules.ts'

/** One thing that can be done on an action space. */
export interface SpaceAction {
  readonly action: ActionKind
  /**
   * AR-59: whether the table leaves the seat this to do. It reads public things alone, so that declining for a player
   * never tells what the player holds.
   */
  isPossible(at: SeatContext): boolean
  legal(at: Seated): readonly ActionGroup<Action>[]
  check(at: Seated, action: Action): Reason | null
  act(state: MutableState, seat: Seat, action: Action): void
}

/** The same for its author, who knows which action it is. */
export interface SpaceActionOf<Kind extends ActionKind> extends Omit<SpaceAction, 'action' | 'check' | 'act'> {
  readonly action: Kind
  check(at: Seated, action: ActionOf<Kind>): Reason | null
  act(state: MutableState, seat: Seat, action: ActionOf<Kind>): void
}

/** An action space: what cubes on it cost, when it takes them, and all that can be done there. */
export interface SpaceRules {
  readonly id: Space
  /** Cubes for the first action, the second and so on. */
  readonly cubes: readonly number[]
  readonly source: Source
  /** AR-82: whether it takes cubes in a round. */
  isOpen(round: number): boolean
  readonly actions: readonly SpaceAction[]
  /** each cube needs a favor card with this effect, played with the plan. */
  readonly card?: FavourEffect['kind']
  /** Boots of Speed do not repeat it. */
  readonly once?: true
  /** When somebody has something to do there, before the first of them. */
  begin?(state: MutableState): void
  /** When all are done, and also when nobody was there. */
  finish?(state: MutableState): void
}

/** AR-59. */
export function isPossible(at: SeatContext, space: Space): boolean {
  for (const spaceAction of at.rules.space(space).actions) if (spaceAction.isPossible(at)) return true
  return false
}

/** Cubes that so many actions on a space take together. */
export function costOf({ cubes }: SpaceRules, actions: number): number {
  let cost = 0
  for (let action = 0; action < actions; action++) cost += cubes[action] ?? 0
  return cost
}

export function planCost(rules: Rules, plan: Readonly<Partial<Record<Space, number>>>): number {
  let cost = 0
  for (const space of rules.spaces) {
    const actions = plan[space.id]
    if (actions !== undefined) cost += costOf(space, actions)
  }
  return cost
}
