import type { ColouredPotion, Potion, SaleQuality } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { SellAction } from '../base/action.ts'
import type { Event } from '../base/event.ts'
import type { Action } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { type CardFacts, printedCards, worthOf, worthsOf } from './cards.ts'
import { compare, demand, goldFor, happened, isBad, playerOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { potionOf, settledMix } from './settled.ts'
import { movedBy, zoneGold } from './zones.ts'

/** what the six adventurers want, in printed order. */
const wanted: readonly (readonly ColouredPotion[])[] = [
  ['wisdom', 'healing', 'speed'],
  ['speed', 'wisdom', 'poison'],
  ['healing', 'speed', 'insanity'],
  ['poison', 'paralysis', 'wisdom'],
  ['paralysis', 'insanity', 'healing'],
  ['insanity', 'poison', 'paralysis'],
]

/** */
const prices: Readonly<Record<SaleQuality, number>> = { exact: 4, correctSign: 3, neutral: 2, wrongSign: 1 }

/** A-198, from the worst up. */
const steps: readonly SaleQuality[] = ['wrongSign', 'neutral', 'correctSign', 'exact']

/** A-186..A-223 with Merchants and Barmaids. */
export const judgeSales: Judge = (before, seat, action, events, after, cards = printedCards) => [
  ...(action.kind === 'sell' ? judgeOffer(before, seat, action, events, cards) : []),
  ...judgePayment(before, seat, action, events, after, cards),
]

/** A-426, AR-31: whether a card lifts the block of a potion. */
export function makesPlace(action: SellAction, cards: CardFacts): boolean {
  return worthsOf(cards, 'merchant', action.merchants, action).length > 0
}

/** */
function qualityOf(promised: ColouredPotion, made: Potion): SaleQuality {
  if (made === promised) return 'exact'
  if (made === 'neutral') return 'neutral'
  return isBad(made) === isBad(promised) ? 'correctSign' : 'wrongSign'
}

/** A-222, AR-29. */
export function priceOf(before: State, seat: Seat, guarantee: SaleQuality): number {
  return prices[guarantee] + zoneGold(playerOf(before, seat).reputation) - (before.table.bids[seat] ?? 0)
}

/** A-190..A-192: whether an earlier offer leaves no place for this potion. */
export function isBlocked(before: State, number: number): boolean {
  const players = before.table.players.length
  return before.table.offers.some((offer) => {
    if (players === 2) return true
    return players === 3 ? (offer.wanted === 2) === (number === 2) : offer.wanted === number
  })
}

/** ..A-429, AR-31: what may be offered, what a Merchant brings, and what the reader says. */
function judgeOffer(
  before: State,
  seat: Seat,
  action: SellAction,
  events: readonly Event[],
  cards: CardFacts,
): readonly string[] {
  const promised = wanted[before.table.adventurer ?? -1]?.[action.wanted]
  if (promised === undefined) return ['nobody wants this']
  const first = before.table.offers.length === 0
  const price = priceOf(before, seat, action.guarantee)
  // The one that makes the place is the one that pays least.
  const merchants = worthsOf(cards, 'merchant', action.merchants, action).toSorted((a, b) => a - b)
  return [
    ...demand(price >= 1, `a guarantee for ${price} gold`),
    ...demand(makesPlace(action, cards) || !isBlocked(before, action.wanted), 'a blocked potion was sold'),
    ...compare(
      'gold for Merchants',
      merchants.slice(first ? 0 : 1).reduce((sum, gold) => sum + gold, 0),
      goldFor(events, seat, 'merchant'),
    ),
    ...compare(
      'the offer',
      [[promised, price]],
      happened(events, 'offered').map(({ potion, price: paid }) => [potion, paid]),
    ),
    ...compare(
      'the answer',
      [qualityOf(promised, potionOf(before, action.pair))],
      happened(events, 'saleAnswered').map(({ quality }) => quality),
    ),
  ]
}

/** A-202..A-204, A-209, A-416, A-417, AR-32: gold for a kept promise, and what the adventurer tells about it. */
function judgePayment(
  before: State,
  seat: Seat,
  action: Action,
  events: readonly Event[],
  after: State,
  cards: CardFacts,
): readonly string[] {
  const mix = settledMix(before, seat, action, after)
  if (mix?.at !== 'sell') return []
  const { adventurer, offers, mix: running } = before.table
  const offer = action.kind === 'sell' ? action : { ...offers.at(-1) }
  const levels = action.kind === 'sell' ? worthOf(cards, 'barmaid', action.barmaids, action) : (running?.barmaids ?? 0)
  const promised = wanted[adventurer ?? -1]?.[offer.wanted ?? -1]
  if (promised === undefined || offer.guarantee === undefined) return ['a sale without an offer']
  const raised = steps.indexOf(qualityOf(promised, mix.potion)) + levels
  const step = Math.min(3, raised)
  const kept = step >= steps.indexOf(offer.guarantee)
  const net = step <= 1 ? -1 : raised - step
  const paid = kept ? priceOf(before, mix.seat, offer.guarantee) : 0
  return [
    ...compare('gold for the sale', paid, goldFor(events, mix.seat, 'sale')),
    ...compare(
      'the sale as it is told',
      [[steps[step], paid]],
      happened(events, 'sold').map((told) => [told.counted, told.paid]),
    ),
    ...compare('reputation after the sale', movedBy(before, mix.seat, net), standing(before, events, mix.seat, 'sale')),
  ]
}
