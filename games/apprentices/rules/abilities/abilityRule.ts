import type { ActionGroup, Chance, Seat } from '@athanor/kernel'
import type { ActionOf } from '../action.ts'
import type { Event } from '../event.ts'
import { inputsOf, type PayingKind } from '../inputs.ts'
import { pays } from '../payment.ts'
import { type Reason, reason } from '../reasons.ts'
import type { EffectKind, HeldSlot } from '../slots.ts'
import type { State } from '../state.ts'
import { type Hand, typesReady } from '../units.ts'

/**
 * What one kind of slot does for whoever holds it. That the slot is of this kind, open and unused has been seen to
 * (abilities.ts), and when it is applied it is marked as used already.
 */
export interface AbilityRule<Kind extends EffectKind> {
  readonly ways: (state: State, seat: Seat, slot: HeldSlot<Kind>, hand: Hand) => ActionGroup<ActionOf<Kind>>
  readonly check: (state: State, seat: Seat, slot: HeldSlot<Kind>, action: ActionOf<Kind>) => Reason | null
  readonly apply: (
    state: State,
    seat: Seat,
    slot: HeldSlot<Kind>,
    action: ActionOf<Kind>,
    chance: Chance,
    events: Event[],
  ) => State
}

/** Whether these units pay for one use of the slot. */
export function checkInputs(
  state: State,
  seat: Seat,
  { effect }: HeldSlot<PayingKind>,
  units: readonly number[],
): Reason | null {
  const types = typesReady(state, seat, units)
  if (types === null) return reason('apprentices.reject.unitsNotReady')
  return pays(inputsOf(effect), types) ? null : reason('apprentices.reject.wrongInputs')
}
