import { type SaleQuality, saleQualities } from '@athanor/alchemy'
import { listed, type Seat } from '@athanor/kernel'
import { askTogether } from './agenda.ts'
import { checkFavours, favoursHeld, mostHeld, playFavours } from './cards.ts'
import { blockedBy } from './components/adventurers.ts'
import type { Bid } from './components/bids.ts'
import { basePrices } from './components/guarantees.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { firstRound } from './components/spaces.ts'
import type { Action } from './contributions.ts'
import { changeGold, emit, standingOf } from './draft.ts'
import { product, upTo } from './groups.ts'
import { checkMix, mortarChoices, pairsIn, startMix } from './mixing.ts'
import { sealedQuestion } from './question.ts'
import { reason } from './reasons.ts'
import { zoneOf, zonePrice, zoneSmileys } from './reputation.ts'
import type { PrintedFavour, Rules, Standing } from './rules.ts'
import type { DeedOf, SpaceRules } from './space.ts'
import { type Pair, playerAt, type Table, type Turn } from './state.ts'

/** */
function merchantOf(rules: Rules): PrintedFavour<'firstSeller'> {
  return rules.favourFor('selling', 'firstSeller')
}

/** */
function barmaidOf(rules: Rules): PrintedFavour<'quality'> {
  return rules.favourFor('selling', 'quality')
}

/** what a guarantee would pay now; it may be offered from 1 gold on. */
export function priceOf({ table, seat }: Omit<Standing, 'rules'>, guarantee: SaleQuality): number {
  const { reputation } = playerAt(table, seat)
  return basePrices[guarantee] + zonePrice[zoneOf(reputation)] - (table.bids[seat] ?? 0)
}

/** A-230, AR-28: in the red zone the highest discount would leave no guarantee. */
function mayBid({ table, seat }: Standing, bid: Bid): boolean {
  return basePrices.exact + zonePrice[zoneOf(playerAt(table, seat).reputation)] - bid >= 1
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
  open(draft, answers) {
    const { table, rules } = draft
    const given = new Map(answers.map(({ seat, action }) => [seat, action.bid]))
    table.bids = table.players.map((_, seat) => given.get(seat) ?? null)
    const smileys = (seat: Seat) =>
      (rules.bids.find(({ bid }) => bid === given.get(seat))?.smileys ?? 0) +
      zoneSmileys[zoneOf(playerAt(table, seat).reputation)]
    // The queue stands in usual order, and sorting keeps equals in place.
    table.queue = [...table.queue].sort((a: Turn, b: Turn) => smileys(b.seat) - smileys(a.seat))
    emit(draft, {
      kind: 'bidsRevealed',
      bids: [...given].map(([seat, bid]) => ({ seat, bid, smileys: smileys(seat) })),
      order: table.queue.map(({ seat }) => seat),
    })
  },
})

/** A-190..A-193: wanted potions that earlier offers leave free. */
export function freePotions(table: Table): readonly number[] {
  const blocked = table.offers.flatMap(({ wanted }) => blockedBy(table.players.length, wanted))
  return [0, 1, 2].filter((wanted) => !blocked.includes(wanted))
}

/** A-426, AR-31: a Merchant lifts all blocks. */
function choosable(table: Table, merchants: number): readonly number[] {
  return merchants > 0 ? [0, 1, 2] : freePotions(table)
}

const deed: DeedOf<'sell'> = {
  action: 'sell',
  // A hidden Merchant could still make room.
  isPossible: (at) =>
    playerAt(at.table, at.seat).cards >= 2 &&
    (freePotions(at.table).length > 0 || mostHeld(at, merchantOf(at.rules).id) > 0),
  /** One group for each number of Merchants: with one, more potions can be sold. */
  legal(at) {
    const { rules, table, seat, own } = at
    const guarantees = saleQualities.filter((guarantee) => priceOf(at, guarantee) >= 1)
    const pairs = pairsIn(own.hand)
    const mortars = mortarChoices(rules, playerAt(table, seat).artifacts)
    const barmaidCounts = upTo(favoursHeld(rules, own.favours, barmaidOf(rules).id))
    return upTo(favoursHeld(rules, own.favours, merchantOf(rules).id)).map((merchants) =>
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
  },
  check(at, action) {
    const { rules, table, own } = at
    const { wanted, guarantee, merchants, barmaids } = action
    const missing = checkFavours(at, merchantOf(rules).id, merchants) ?? checkFavours(at, barmaidOf(rules).id, barmaids)
    if (missing !== null) return missing
    if (!choosable(table, merchants).includes(wanted)) return reason('alchemists.reject.potionBlocked')
    if (priceOf(at, guarantee) < 1) return reason('alchemists.reject.guaranteeWorthless')
    return checkMix(at, own.hand, action)
  },
  /** AR-79: the offer and its favors become public, Merchants pay, then the reader answers. */
  act(draft, seat, { wanted, guarantee, merchants, barmaids, pair, mortar }) {
    const { table, rules } = draft
    const merchant = merchantOf(rules)
    const promised = rules.adventurers[table.adventurer ?? 0]?.wants[wanted]
    if (promised === undefined) throw new RangeError('nobody is there to buy')
    const price = priceOf(standingOf(draft, seat), guarantee)
    emit(draft, { kind: 'offered', seat, potion: promised, guarantee, price })
    playFavours(draft, seat, merchant.id, merchants)
    playFavours(draft, seat, barmaidOf(rules).id, barmaids)
    // for the first seller every Merchant pays, for others one makes the place.
    const paying = table.offers.length === 0 ? merchants : Math.max(0, merchants - 1)
    changeGold(draft, seat, paying * merchant.effect.gold, 'merchant')
    table.offers = [...table.offers, { seat, wanted, guarantee }]
    const levels = barmaids * barmaidOf(rules).effect.levels
    startMix(draft, { seat, at: 'sell', mortar, price, barmaids: levels, promised }, pair)
  },
}

export function sellSpace(players: number): SpaceRules {
  return {
    id: 'sell',
    ...spaceCost(players, 'sell'),
    isOpen: (round) => round > firstRound,
    deeds: [deed],
    once: true,
    /** with a single seller there is nothing to bid for. */
    begin(draft) {
      const { queue } = draft.table
      if (queue.length < 2) return
      const seats = queue.map(({ seat }) => seat).sort((a, b) => a - b)
      askTogether(
        draft,
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
