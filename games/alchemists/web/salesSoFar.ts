import type { AlchemistsShape } from '@athanor/alchemists'
import type { ColouredPotion, SaleQuality } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { SeenEvent } from '@athanor/narration'

/** What came of an offer, as everybody heard it. */
export interface SaleOutcome {
  readonly promised: ColouredPotion
  readonly guarantee: SaleQuality
  /** What it counted as; null as long as the reader has not answered. */
  readonly counted: SaleQuality | null
  /** Gold, 0 where the promise was broken. */
  readonly paid: number
}

export interface Seller {
  readonly seat: Seat
  readonly bid: number | null
  readonly smileys: number
  /** Null for whoever is still to sell, or has not sold though it was their turn. */
  readonly outcome: SaleOutcome | null
}

interface Step {
  readonly undo: boolean
  readonly events: readonly SeenEvent<AlchemistsShape>[]
}

/**
 * A-217..A-221: the sellers of this round in the order of selling, with what each has promised and what came of it;
 * nobody before the bids are open, and nobody where a single one sells.
 */
export function sellersSoFar(steps: readonly Step[]): readonly Seller[] {
  const opened = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'bidsRevealed'))
  let sellers: readonly Seller[] = []
  for (const event of steps.slice(Math.max(0, opened)).flatMap(({ events }) => events)) {
    sellers = afterEvent(sellers, event)
  }
  return sellers
}

function afterEvent(sellers: readonly Seller[], event: SeenEvent<AlchemistsShape>): readonly Seller[] {
  const changed = (seat: Seat, change: (before: SaleOutcome | null) => SaleOutcome | null) =>
    sellers.map((seller) => (seller.seat === seat ? { ...seller, outcome: change(seller.outcome) } : seller))
  switch (event.kind) {
    case 'bidsRevealed':
      return event.order.map((seat) => {
        const bid = event.bids.find((each) => each.seat === seat)
        return { seat, bid: bid?.bid ?? null, smileys: bid?.smileys ?? 0, outcome: null }
      })
    case 'offered':
      return changed(event.seat, () => ({
        promised: event.potion,
        guarantee: event.guarantee,
        counted: null,
        paid: 0,
      }))
    case 'sold':
      return changed(event.seat, (before) => before && { ...before, counted: event.counted, paid: event.paid })
    // The market of this round is over.
    case 'spaceBegan':
    case 'adventurerCame':
      return []
    default:
      return sellers
  }
}
