import type { ActionGroup, Chance, Seat } from '@athanor/kernel'
import type { Action, ActionOf, Raven } from './action.ts'
import type { Event } from './event.ts'
import type { Moment } from './moments.ts'
import type { Reason } from './reasons.ts'
import type { HeldSlot } from './slots.ts'
import type { State } from './state.ts'
import type { Hand } from './units.ts'

/** A seat and what it has at hand, looked up once for all that it may do. */
export interface ActionScene {
  readonly state: State
  readonly seat: Seat
  readonly hand: Hand
  /** Ravens of one's own that are still to be dealt with. */
  readonly ravens: readonly Raven[]
  /** Slots that can be used now. */
  readonly slots: readonly HeldSlot[]
}

/** All rules of one kind of action. */
export interface ActionRule<Kind extends Action['kind']> {
  readonly moment: Moment
  /** Why it cannot be done now with anything, though its moment has come. */
  readonly closed?: (state: State, seat: Seat) => Reason | null
  /** Lists everything that can be done, unless it is closed; what slots do is listed slot by slot (abilities.ts). */
  readonly ways?: (prospect: ActionScene, groups: ActionGroup<Action>[]) => void
  /** Why this cannot be done, unless it is closed. */
  readonly check: (state: State, seat: Seat, action: ActionOf<Kind>) => Reason | null
  /** What comes of it. */
  readonly apply: (state: State, seat: Seat, action: ActionOf<Kind>, chance: Chance, events: Event[]) => State
}
