import { listed } from '@athanor/kernel'
import { reason } from '../reasons.ts'
import { isBlocked, isInPlay, slotsOf } from '../slots.ts'
import type { State } from '../state.ts'
import type { AbilityRule } from './abilityRule.ts'

/** DR-47, DR-59: any slot in play that is not blocked yet, held or not. */
export function canBlock(state: State, table: number, rank: number): boolean {
  return isInPlay(state, { table, rank }) && !isBlocked(state, table, rank)
}

/** D-139, D-141: nobody uses that slot this round. */
export const blockSlot: AbilityRule<'blockSlot'> = {
  ways: (state, _, { table }) =>
    listed(
      'blockSlot',
      slotsOf(state)
        .filter((slot) => !isBlocked(state, slot.table, slot.rank))
        .map((slot) => ({ kind: 'blockSlot', table, targetTable: slot.table, targetRank: slot.rank })),
    ),
  check: (state, _, __, { targetTable, targetRank }) =>
    canBlock(state, targetTable, targetRank) ? null : reason('apprentices.reject.cannotBlock'),
  apply(state, seat, { table }, { targetTable, targetRank }, _, events) {
    events.push({ public: { kind: 'slotBlocked', seat, table, targetTable, targetRank } })
    return { ...state, blocked: [...state.blocked, { table: targetTable, rank: targetRank }] }
  },
}
