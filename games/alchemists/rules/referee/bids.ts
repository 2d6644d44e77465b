import { at, type Seat } from '@athanor/kernel'
import { compare, demand, happened, playerOf } from './facts.ts'
import type { Judge } from './judge.ts'
import { turnsOn } from './turns.ts'
import { zoneSmileys } from './zones.ts'

/** smileys on the cards for a discount of 0, 1, 2 and 3. */
const smileys = [1, 2, 3, 4]

/** A-215..A-219, A-230: everybody who declared a sale bids, and the most smileys sell first. */
export const judgeBids: Judge = (before, seat, action, events) =>
  happened(events, 'bidsRevealed').flatMap(({ bids, order }) => {
    const sellers = turnsOn(before, seat, action, 'sell')
    const bidOf = (one: Seat) => bids.find((bid) => bid.seat === one)?.bid ?? 0
    const total = (one: Seat) => at(smileys, bidOf(one)) + zoneSmileys(playerOf(before, one).reputation)
    // Sorting keeps the usual order of equals.
    const due = sellers.toSorted((one, other) => total(other) - total(one))
    return [
      ...compare('who bids', sellers.toSorted(bySeat), bids.map((bid) => bid.seat).toSorted(bySeat)),
      ...compare(
        'the smileys',
        bids.map((bid) => total(bid.seat)),
        bids.map((bid) => bid.smileys),
      ),
      ...compare('who sells when', due, order),
      ...bids.flatMap((bid) =>
        demand(bid.bid < 3 || playerOf(before, bid.seat).reputation > 6, 'a discount of 3 in the red zone'),
      ),
    ]
  })

function bySeat(one: Seat, other: Seat): number {
  return one - other
}
