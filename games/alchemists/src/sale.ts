import { type SaleQuality, saleQualities } from '@athanor/alchemy'
import { changeGold, type Draft, emit } from './draft.ts'
import { changeReputation } from './reputation.ts'
import type { Offer, RunningMix } from './state.ts'

const best = saleQualities.length - 1

/** Worst first, so that a Barmaid adds one. */
function levelOf(quality: SaleQuality): number {
  return best - saleQualities.indexOf(quality)
}

/** A-202..A-204, A-209, A-416, AR-32: payment and reputation after the reader's answer. */
export function settleSale(draft: Draft, { seat, price, barmaids }: RunningMix, quality: SaleQuality): void {
  const { guarantee } = draft.table.offers.at(-1) as Offer
  const raised = levelOf(quality) + barmaids
  const counted = saleQualities[best - Math.min(best, raised)] as SaleQuality
  const kept = levelOf(counted) >= levelOf(guarantee)
  emit(draft, { kind: 'sold', seat, counted, paid: kept ? price : 0 })
  if (kept) changeGold(draft, seat, price, 'sale')
  const spoiled = counted === 'neutral' || counted === 'wrongSign'
  changeReputation(draft, seat, spoiled ? -1 : Math.max(0, raised - best), 'sale')
}
