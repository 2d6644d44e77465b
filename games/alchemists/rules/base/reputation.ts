import type { Seat } from '@athanor/kernel'
import type { ReputationReason } from '../engine/contributions.ts'
import { changePlayer, emit, type MutableState, playerOf, seatContextOf } from '../engine/mutableState.ts'
import type { SeatContext } from '../engine/rules.ts'
import { playerAt } from '../engine/state.ts'
import { bonusOf } from './artifacts/powers.ts'
import { finalRound } from './components/spaces.ts'

export const zones = ['red', 'plain', 'green', 'blue'] as const
export type Zone = (typeof zones)[number]

/** A-224..A-231. */
export function zoneOf(reputation: number): Zone {
  if (reputation <= 6) return 'red'
  if (reputation <= 13) return 'plain'
  return reputation <= 17 ? 'green' : 'blue'
}

const lossSurcharge: Readonly<Record<Zone, number>> = { red: -1, plain: 0, green: 1, blue: 2 }
/** */
export const zoneSmileys: Readonly<Record<Zone, number>> = { red: 0, plain: 0, green: 1, blue: 1 }
/** */
export const zonePrice: Readonly<Record<Zone, number>> = { red: -1, plain: 0, green: 0, blue: 1 }

const leastReputation = 1

/** A-226..A-234, AR-50: where the marker goes when all gains and losses of one moment are added up. */
export function reputationAfter(reputation: number, net: number, gainBonus: number): number {
  if (net > 0) return reputation + net + gainBonus
  if (net === 0) return reputation
  return Math.max(leastReputation, reputation - lossAt(reputation, -net))
}

/** A-226..A-231: what a loss is in the zone where the marker stands. */
export function lossAt(reputation: number, loss: number): number {
  return Math.max(0, loss + lossSurcharge[zoneOf(reputation)])
}

/**
 * What reputation would be short of to lose so much in full: 0 when it can be paid.
 * @public Modules use it.
 */
export function reputationShort(reputation: number, loss: number): number {
  return Math.max(0, lossAt(reputation, loss) + leastReputation - reputation)
}

/** What all gains and losses of one moment, added up, come to where the marker stands and with the artifacts held. */
export function reputationChange({ rules, table, seat }: SeatContext, net: number): number {
  const { reputation, artifacts } = playerAt(table, seat)
  // A-399, AR-82: nothing is enlarged in the final round.
  const gainBonus = table.round < finalRound ? bonusOf(rules, artifacts, 'gainBonus') : 0
  return reputationAfter(reputation, net, gainBonus) - reputation
}

/** A-235, AR-49: one event of gains and losses, as its net change. */
export function changeReputation(state: MutableState, seat: Seat, net: number, why: ReputationReason): void {
  const { reputation } = playerOf(state, seat)
  moveReputation(state, seat, reputation + reputationChange(seatContextOf(state, seat), net), why)
}

/** The marker goes to its new place. */
export function moveReputation(state: MutableState, seat: Seat, to: number, why: ReputationReason): void {
  const { reputation: from } = playerOf(state, seat)
  if (to === from) return
  changePlayer(state, seat, { reputation: to })
  emit(state, { kind: 'reputationChanged', seat, from, to, why })
}

/** A-313: several players' changes at one moment, each as its net change, by seat. */
export function settleReputation(state: MutableState, changes: readonly number[], why: ReputationReason): void {
  for (const [seat, net] of changes.entries()) changeReputation(state, seat, net, why)
}
