import { type SaleQuality, saleQualities } from '@athanor/alchemy'
import { changeGold, emit, type MutableState } from '../engine/mutableState.ts'
import type { Offer, RunningMix } from '../engine/state.ts'
import { changeReputation } from './reputation.ts'

const best = saleQualities.length - 1

/** Worst first, so that a Barmaid adds one. */
function levelOf(quality: SaleQuality): number {
  return best - saleQualities.indexOf(quality)
}

/** A-202..A-204, A-209, A-416, AR-32: payment and reputation after the reader's answer. */
export function settleSale(state: MutableState, { seat, price, barmaids }: RunningMix, quality: SaleQuality): void {
  const { guarantee } = state.table.offers.at(-1) as Offer
  const raised = levelOf(quality) + barmaids
  const counted = saleQualities[best - Math.min(best, raised)] as SaleQuality
  const kept = levelOf(counted) >= levelOf(guarantee)
  emit(state, { kind: 'sold', seat, counted, paid: kept ? price : 0 })
  if (kept) changeGold(state, seat, price, 'sale')
  const spoiled = counted === 'neutral' || counted === 'wrongSign'
  changeReputation(state, seat, spoiled ? -1 : Math.max(0, raised - best), 'sale')
}
