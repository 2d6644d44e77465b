import { type SaleQuality, saleQualities } from '@athanor/alchemy'
import type { ActionGroup, Seat } from '@athanor/kernel'
import type { Action, BidAction, SellAction } from './action.ts'
import { favoursHeld, playFavours } from './cards.ts'
import { adventurers, blockedBy } from './components/adventurers.ts'
import { type Bid, bidSmileys, bids } from './components/bids.ts'
import { basePrices } from './components/guarantees.ts'
import { changeGold, type Draft, emit } from './draft.ts'
import { merchant } from './favours/merchant.ts'
import { product, upTo } from './groups.ts'
import { checkMix, mortarChoices, pairsIn, startMix } from './mixing.ts'
import { type Reason, reason } from './reasons.ts'
import { zoneOf, zonePrice, zoneSmileys } from './reputation.ts'
import { type Own, type Pair, playerAt, type Table, type Turn } from './state.ts'

/** what a guarantee would pay now; it may be offered from 1 gold on. */
export function priceOf(table: Table, seat: Seat, guarantee: SaleQuality): number {
  const { reputation } = playerAt(table, seat)
  return basePrices[guarantee] + zonePrice[zoneOf(reputation)] - (table.bids[seat] ?? 0)
}

/** A-230, AR-28: in the red zone the highest discount would leave no guarantee. */
function mayBid(table: Table, seat: Seat, bid: Bid): boolean {
  return basePrices.exact + zonePrice[zoneOf(playerAt(table, seat).reputation)] - bid >= 1
}

export function checkBid(table: Table, seat: Seat, { bid }: BidAction): Reason | null {
  return mayBid(table, seat, bid) ? null : reason('alchemists.reject.bidTooLow', { bid })
}

export function bidActions(table: Table, seat: Seat): readonly Action[] {
  return bids.filter((bid) => mayBid(table, seat, bid)).map((bid) => ({ kind: 'bid', bid }))
}

/** A-215..A-219: bids are shown together and decide who sells when. */
export function revealBids(draft: Draft, given: ReadonlyMap<Seat, Bid>): void {
  const { table } = draft
  table.bids = table.players.map((_, seat) => given.get(seat) ?? null)
  const smileys = (seat: Seat) =>
    bidSmileys[given.get(seat) ?? 0].smileys + zoneSmileys[zoneOf(playerAt(table, seat).reputation)]
  // The queue stands in usual order, and sorting keeps equals in place.
  table.queue = [...table.queue].sort((a: Turn, b: Turn) => smileys(b.seat) - smileys(a.seat))
  emit(draft, {
    kind: 'bidsRevealed',
    bids: [...given].map(([seat, bid]) => ({ seat, bid, smileys: smileys(seat) })),
    order: table.queue.map(({ seat }) => seat),
  })
}

/** A-190..A-193: wanted potions that earlier offers leave free. */
export function freePotions(table: Table): readonly number[] {
  const blocked = table.offers.flatMap(({ wanted }) => blockedBy(table.players.length, wanted))
  return [0, 1, 2].filter((wanted) => !blocked.includes(wanted))
}

/** A-426, AR-31: a Merchant lifts all blocks. */
function choosable(table: Table, merchants: number): readonly number[] {
  return merchants > 0 ? [0, 1, 2] : freePotions(table)
}

export function checkSell(table: Table, seat: Seat, own: Own, action: SellAction): Reason | null {
  const { wanted, guarantee, merchants, barmaids } = action
  for (const [favour, count] of [['merchant', merchants] as const, ['barmaid', barmaids] as const]) {
    const held = favoursHeld(own.favours, favour)
    if (held < count) return reason('alchemists.reject.favourMissing', { favour, needed: count, held })
  }
  if (!choosable(table, merchants).includes(wanted)) return reason('alchemists.reject.potionBlocked')
  if (priceOf(table, seat, guarantee) < 1) return reason('alchemists.reject.guaranteeWorthless')
  return checkMix(own.hand, playerAt(table, seat).artifacts, action)
}

/** One group for each number of Merchants: with one, more potions can be sold. */
export function sales(table: Table, seat: Seat, own: Own): readonly ActionGroup<Action>[] {
  const guarantees = saleQualities.filter((guarantee) => priceOf(table, seat, guarantee) >= 1)
  const pairs = pairsIn(own.hand)
  const mortars = mortarChoices(playerAt(table, seat).artifacts)
  const barmaidCounts = upTo(favoursHeld(own.favours, 'barmaid'))
  return upTo(favoursHeld(own.favours, 'merchant')).map((merchants) =>
    product<Action, [number, number, SaleQuality, Pair, boolean]>(
      'sell',
      [barmaidCounts, choosable(table, merchants), guarantees, pairs, mortars],
      (barmaids, wanted, guarantee, pair, mortar) => ({
        kind: 'sell',
        wanted,
        guarantee,
        merchants,
        barmaids,
        pair,
        mortar,
      }),
    ),
  )
}

/** AR-79: the offer and its favors become public, Merchants pay, then the reader answers. */
export function sell(draft: Draft, seat: Seat, action: SellAction): void {
  const { wanted, guarantee, merchants, barmaids, pair, mortar } = action
  const { table } = draft
  const promised = adventurers[table.adventurer ?? 0]?.wants[wanted]
  if (promised === undefined) throw new RangeError('nobody is there to buy')
  const price = priceOf(table, seat, guarantee)
  emit(draft, { kind: 'offered', seat, potion: promised, guarantee, price })
  playFavours(draft, seat, 'merchant', merchants)
  playFavours(draft, seat, 'barmaid', barmaids)
  // for the first seller every Merchant pays, for others one makes the place.
  const paying = table.offers.length === 0 ? merchants : Math.max(0, merchants - 1)
  changeGold(draft, seat, paying * merchant.effect.gold, 'merchant')
  table.offers = [...table.offers, { seat, wanted, guarantee }]
  startMix(draft, { seat, at: 'sell', mortar, price, barmaids, promised }, pair)
}
