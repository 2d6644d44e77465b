import type { ActionGroup, Seat } from '@athanor/kernel'
import type { AbilityRule } from './abilities/abilityRule.ts'
import { blockSlot } from './abilities/blockSlot.ts'
import { convert } from './abilities/convert.ts'
import { rerollDie } from './abilities/rerollDie.ts'
import { shiftPrice } from './abilities/shiftPrice.ts'
import { takeUnit } from './abilities/takeUnit.ts'
import { tradeRavens } from './abilities/tradeRavens.ts'
import { tradeUnits } from './abilities/tradeUnits.ts'
import type { Action } from './action.ts'
import type { ActionRule, ActionScene } from './actionRule.ts'
import { tableCount } from './components.ts'
import { reason } from './reasons.ts'
import { type EffectKind, type HeldSlot, hasUsed, heldSlot, isBlocked } from './slots.ts'
import type { State } from './state.ts'
import { isFirstRound } from './turnOrder.ts'
import type { Hand } from './units.ts'

const abilities: { readonly [Kind in EffectKind]: AbilityRule<Kind> } = {
  rerollDie,
  convert,
  tradeUnits,
  tradeRavens,
  blockSlot,
  takeUnit,
  shiftPrice,
}

/** Slots that a seat holds and can still use this round, table by table (D-038, D-094, DR-42, DR-47). */
export function usableSlots(state: State, seat: Seat): readonly HeldSlot[] {
  const slots: HeldSlot[] = []
  if (isFirstRound(state)) return slots
  for (let table = 1; table <= tableCount; table++) {
    const slot = heldSlot(state, seat, table)
    if (slot === null || isBlocked(state, table, slot.rank) || hasUsed(state, seat, table, slot.rank)) continue
    slots.push(slot)
  }
  return slots
}

function does<Kind extends EffectKind>(slot: HeldSlot, kind: Kind): slot is HeldSlot<Kind> {
  return slot.effect.kind === kind
}

/** The slot of this kind that a seat holds at a table. */
function slotFor<Kind extends EffectKind>(state: State, seat: Seat, table: number, kind: Kind): HeldSlot<Kind> | null {
  const slot = heldSlot(state, seat, table)
  return slot !== null && does(slot, kind) ? slot : null
}

/** What holds for all abilities, around what one kind of them does (D-038, D-094, D-099, DR-42, DR-47). */
function ability<Kind extends EffectKind>(kind: Kind): ActionRule<Kind> {
  const rule: AbilityRule<Kind> = abilities[kind]
  return {
    moment: 'turn',
    closed: (state) => (isFirstRound(state) ? reason('apprentices.reject.firstRound') : null),
    check(state, seat, action) {
      const { table } = action
      const slot = slotFor(state, seat, table, kind)
      if (slot === null) return reason('apprentices.reject.noSuchAbility', { table })
      if (isBlocked(state, table, slot.rank)) return reason('apprentices.reject.abilityBlocked', { table })
      if (hasUsed(state, seat, table, slot.rank)) return reason('apprentices.reject.abilityUsed', { table })
      return rule.check(state, seat, slot, action)
    },
    /** Marks the slot as used, then does what it says. */
    apply(state, seat, action, chance, events) {
      const slot = slotFor(state, seat, action.table, kind)
      if (slot === null) throw new RangeError(`seat ${seat} cannot ${kind} at table ${action.table}`)
      const { table, rank } = slot
      const marked = { ...state, used: [...state.used, { seat, table, rank }] }
      return rule.apply(marked, seat, slot, action, chance, events)
    },
  }
}

/** Every kind of slot is an action of the same name. */
export const abilityRules: { readonly [Kind in EffectKind]: ActionRule<Kind> } = {
  rerollDie: ability('rerollDie'),
  convert: ability('convert'),
  tradeUnits: ability('tradeUnits'),
  tradeRavens: ability('tradeRavens'),
  blockSlot: ability('blockSlot'),
  takeUnit: ability('takeUnit'),
  shiftPrice: ability('shiftPrice'),
}

/** Lists all that the usable slots of a seat can do, table by table. */
export function waysToUse({ state, seat, hand, slots }: ActionScene, groups: ActionGroup<Action>[]): void {
  for (const slot of slots) groups.push(waysOf(state, seat, slot.effect.kind, slot, hand))
}

function waysOf<Kind extends EffectKind>(
  state: State,
  seat: Seat,
  kind: Kind,
  slot: HeldSlot<Kind>,
  hand: Hand,
): ActionGroup<Action> {
  return abilities[kind].ways(state, seat, slot, hand)
}
