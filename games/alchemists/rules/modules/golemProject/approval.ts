import type { Seat } from '@athanor/kernel'
import { reason } from '../../base/reasons.ts'
import type { GoodRules } from '../../engine/goods.ts'
import { emit, type MutableState, playerOf } from '../../engine/mutableState.ts'
import type { Seated } from '../../engine/rules.ts'
import { playerAt } from '../../engine/state.ts'
import { goldPerApproval } from './components.ts'
import { type ApprovalReason, changeProject, projectOf } from './state.ts'

/** GR-45: the bank never runs out; what is spent goes there, never back to the space. */
export function changeApproval(state: MutableState, seat: Seat, change: number, why: ApprovalReason): void {
  if (change === 0) return
  changeProject(state, seat, { approval: projectOf(playerOf(state, seat)).approval + change })
  emit(state, { kind: 'approvalChanged', seat, change, why })
}

/** GR-92: approval tokens are paid to the bank, and taken from it. */
export const approvalGood: GoodRules = {
  id: 'approval',
  check({ table, seat }, { approval: needed = 0 }) {
    const held = projectOf(playerAt(table, seat)).approval
    return held < needed ? reason('alchemists.reject.noApproval', { needed, held }) : null
  },
  pay: (state, seat, { approval: cost = 0 }, why) => changeApproval(state, seat, -cost, why),
  take: (state, seat, { approval: gain = 0 }, _, why) => changeApproval(state, seat, gain, why),
}

/** G-244: only now that everything is over. */
export function approvalInGold({ table, seat }: Seated): number {
  return goldPerApproval * projectOf(playerAt(table, seat)).approval
}
