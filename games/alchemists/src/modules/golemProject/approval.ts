import type { Seat } from '@athanor/kernel'
import { type Draft, emit, playerOf } from '../../draft.ts'
import type { GoodRules } from '../../goods.ts'
import { reason } from '../../reasons.ts'
import type { Seated } from '../../rules.ts'
import { playerAt } from '../../state.ts'
import { goldPerApproval } from './components.ts'
import { type ApprovalReason, changeProject, projectOf } from './state.ts'

/** GR-45: the bank never runs out; what is spent goes there, never back to the space. */
export function changeApproval(draft: Draft, seat: Seat, change: number, why: ApprovalReason): void {
  if (change === 0) return
  changeProject(draft, seat, { approval: projectOf(playerOf(draft, seat)).approval + change })
  emit(draft, { kind: 'approvalChanged', seat, change, why })
}

/** GR-92: approval tokens are paid to the bank, and taken from it. */
export const approvalGood: GoodRules = {
  id: 'approval',
  check({ table, seat }, { approval: needed = 0 }) {
    const held = projectOf(playerAt(table, seat)).approval
    return held < needed ? reason('alchemists.reject.noApproval', { needed, held }) : null
  },
  pay: (draft, seat, { approval: cost = 0 }, why) => changeApproval(draft, seat, -cost, why),
  take: (draft, seat, { approval: gain = 0 }, _, why) => changeApproval(draft, seat, gain, why),
}

/** G-244: only now that everything is over. */
export function approvalInGold({ table, seat }: Seated): number {
  return goldPerApproval * projectOf(playerAt(table, seat)).approval
}
