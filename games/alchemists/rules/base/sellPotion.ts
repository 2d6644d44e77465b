import { type ColouredPotion, type SaleQuality, saleQualities } from '@athanor/alchemy'
import { listed, at as nth, type Seat } from '@athanor/kernel'
import { askTogether } from '../engine/agenda.ts'
import type { Action } from '../engine/contributions.ts'
import { product } from '../engine/groups.ts'
import { changeGold, emit, seatContextOf } from '../engine/mutableState.ts'
import { sealedQuestion } from '../engine/question.ts'
import type { Rules, SeatContext, Seated } from '../engine/rules.ts'
import type { SpaceActionOf, SpaceRules } from '../engine/space.ts'
import { type Pair, playerAt, type SpaceTurn, type Table } from '../engine/state.ts'
import { blockedBy } from './components/adventurers.ts'
import type { Bid } from './components/bids.ts'
import { basePrices } from './components/guarantees.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { firstRound } from './components/spaces.ts'
import {
  allHeld,
  checkUses,
  countFor,
  type FavourChoice,
  type FavourUse,
  favourChoices,
  mostFor,
  type NamedFavours,
  naming,
  playedFor,
  playFor,
  sumFor,
} from './favourUses.ts'
import { checkMix, mortarChoices, pairsIn, startMix } from './mixing.ts'
import { reason } from './reasons.ts'
import { zoneOf, zonePrice, zoneSmileys } from './reputation.ts'

/** */
export const merchantUse: FavourUse<'firstSeller'> = {
  window: 'selling',
  effect: 'firstSeller',
  counted: 'merchant',
  actions: ['sell'],
}

/** */
export const barmaidUse: FavourUse<'quality'> = {
  window: 'selling',
  effect: 'quality',
  counted: 'barmaid',
  actions: ['sell'],
}

interface OfferedFavours {
  readonly barmaids: number
  readonly others?: NamedFavours | undefined
}

/** by how many levels the cards of an offer lift its result. */
export function levelsOf(rules: Rules, { barmaids, others }: OfferedFavours): number {
  return sumFor(rules, barmaidUse, { number: barmaids, others }, ({ levels }) => levels)
}

/** for the first seller every card pays, for others one makes the place: the one that pays least. */
function paidBy(rules: Rules, merchants: FavourChoice, isFirst: boolean): number {
  const all = sumFor(rules, merchantUse, merchants, ({ gold }) => gold)
  const played = playedFor(rules, merchantUse, merchants)
  return isFirst || played.length === 0 ? all : all - Math.min(...played.map(({ card }) => card.effect.gold))
}

/** what a guarantee would pay now; it may be offered from 1 gold on. */
export function priceOf({ table, seat }: Omit<SeatContext, 'rules'>, guarantee: SaleQuality): number {
  const { reputation } = playerAt(table, seat)
  return basePrices[guarantee] + zonePrice[zoneOf(reputation)] - (table.bids[seat] ?? 0)
}

/** A-230, AR-28: in the red zone the highest discount would leave no guarantee. */
function mayBid({ table, seat }: SeatContext, bid: Bid): boolean {
  return basePrices.exact + zonePrice[zoneOf(playerAt(table, seat).reputation)] - bid >= 1
}

/** */
export function smileysOf({ bids }: Rules, bid: Bid | undefined): number {
  return nth(
    bids,
    bids.findIndex((each) => each.bid === bid),
    'bid',
  ).smileys
}

/** A-215..A-219: bids are shown together and decide who sells when. */
export const bidQuestion = sealedQuestion({
  kind: 'bid',
  takes: ['bid'],
  legal: (at) => [
    listed(
      'bid',
      at.rules.bids.filter(({ bid }) => mayBid(at, bid)).map(({ bid }) => ({ kind: 'bid', bid })),
    ),
  ],
  check: (at, _, { bid }) => (mayBid(at, bid) ? null : reason('alchemists.reject.bidTooLow', { bid })),
  open(state, answers) {
    const { table, rules } = state
    const given = new Map(answers.map(({ seat, action }) => [seat, action.bid]))
    table.bids = table.players.map((_, seat) => given.get(seat) ?? null)
    const smileys = (seat: Seat) =>
      smileysOf(rules, given.get(seat)) + zoneSmileys[zoneOf(playerAt(table, seat).reputation)]
    // The queue stands in usual order, and sorting keeps equals in place.
    table.queue = [...table.queue].sort((a: SpaceTurn, b: SpaceTurn) => smileys(b.seat) - smileys(a.seat))
    emit(state, {
      kind: 'bidsRevealed',
      bids: [...given].map(([seat, bid]) => ({ seat, bid, smileys: smileys(seat) })),
      order: table.queue.map(({ seat }) => seat),
    })
  },
})

/** what the adventurer at the table wants. */
export function wantsAt({ adventurers }: Rules, { adventurer }: Table): readonly ColouredPotion[] {
  if (adventurer === null) throw new RangeError('nobody is there to buy')
  return nth(adventurers, adventurer, 'adventurer').wants
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

/** The wanted potions that a seat can still sell in this round, with the Merchants that it holds. */
export function potionsForSale(at: Seated): readonly number[] {
  return choosable(at.table, countFor(at.rules, merchantUse, allHeld(at, merchantUse)))
}

const spaceAction: SpaceActionOf<'sell'> = {
  action: 'sell',
  // A hidden Merchant could still make room.
  isPossible: (at) =>
    playerAt(at.table, at.seat).cards >= 2 &&
    (freePotions(at.table).length > 0 || mostFor(at, merchantUse, () => 1) > 0),
  /** One group for each number of Merchants: with one, more potions can be sold. */
  legal(at) {
    const { rules, table, seat, own } = at
    const guarantees = saleQualities.filter((guarantee) => priceOf(at, guarantee) >= 1)
    const pairs = pairsIn(own.hand)
    const mortars = mortarChoices(rules, playerAt(table, seat).artifacts)
    const barmaidChoices = favourChoices(at, barmaidUse)
    return favourChoices(at, merchantUse).map((merchants) =>
      product<Action, [FavourChoice, number, SaleQuality, Pair, boolean]>(
        'sell',
        [barmaidChoices, choosable(table, countFor(rules, merchantUse, merchants)), guarantees, pairs, mortars],
        (barmaids, wanted, guarantee, pair, mortar) => ({
          kind: 'sell',
          wanted,
          guarantee,
          merchants: merchants.number,
          barmaids: barmaids.number,
          pair,
          mortar,
          ...naming(merchants, barmaids),
        }),
      ),
    )
  },
  check(at, action) {
    const { rules, table, own } = at
    const { wanted, guarantee, merchants, barmaids, others } = action
    const counted = [
      [merchantUse, merchants],
      [barmaidUse, barmaids],
    ] as const
    const missing = checkUses(at, counted, others)
    if (missing !== null) return missing
    const places = countFor(rules, merchantUse, { number: merchants, others })
    if (!choosable(table, places).includes(wanted)) return reason('alchemists.reject.potionBlocked')
    if (priceOf(at, guarantee) < 1) return reason('alchemists.reject.guaranteeWorthless')
    return checkMix(at, own.hand, action)
  },
  /** AR-79: the offer and its favors become public, Merchants pay, then the reader answers. */
  act(state, seat, { wanted, guarantee, merchants: number, barmaids, others, pair, mortar }) {
    const { table, rules } = state
    const merchants = { number, others }
    const promised = nth(wantsAt(rules, table), wanted, 'wanted potion')
    const price = priceOf(seatContextOf(state, seat), guarantee)
    emit(state, { kind: 'offered', seat, potion: promised, guarantee, price })
    playFor(state, seat, merchantUse, merchants)
    playFor(state, seat, barmaidUse, { number: barmaids, others })
    changeGold(state, seat, paidBy(rules, merchants, table.offers.length === 0), 'merchant')
    table.offers = [...table.offers, { seat, wanted, guarantee }]
    const levels = levelsOf(rules, { barmaids, others })
    startMix(state, { seat, at: 'sell', mortar, price, barmaids: levels, promised }, pair)
  },
}

export function sellSpace(players: number): SpaceRules {
  return {
    id: 'sell',
    ...spaceCost(players, 'sell'),
    isOpen: (round) => round > firstRound,
    actions: [spaceAction],
    once: true,
    /** with a single seller there is nothing to bid for. */
    begin(state) {
      const { queue } = state.table
      if (queue.length < 2) return
      const seats = queue.map(({ seat }) => seat).sort((a, b) => a - b)
      askTogether(
        state,
        seats.map((seat) => ({ kind: 'bid', seat })),
      )
    },
    /** */
    finish({ table }) {
      table.bids = []
      table.offers = []
    },
  }
}
