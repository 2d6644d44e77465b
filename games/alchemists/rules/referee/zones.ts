import type { Seat } from '@athanor/kernel'
import type { State } from '../engine/state.ts'
import { lastRound, owns, playerOf } from './facts.ts'

/** green from 14, blue from 18; each adds a smiley. */
export function zoneSmileys(reputation: number): number {
  return reputation >= 14 ? 1 : 0
}

/** what the zone adds to the price of any guarantee. */
export function zoneGold(reputation: number): number {
  if (reputation >= 18) return 1
  return reputation <= 6 ? -1 : 0
}

/** what the zone adds to a loss. */
function surcharge(reputation: number): number {
  if (reputation <= 6) return -1
  if (reputation <= 13) return 0
  return reputation <= 17 ? 1 : 2
}

/**
 * Where the marker of a seat goes from a point on, when all gains and losses of one moment add up to `net`: the Robe
 * enlarges gains in rounds 1 to 5 (A-399, AR-45), the zone of the start changes losses (A-232, AR-50), and nothing
 * falls below 1.
 */
export function moved(state: State, seat: Seat, from: number, net: number): number {
  if (net > 0) return from + net + (owns(state, seat, 'robeOfRespect') && state.table.round < lastRound ? 1 : 0)
  if (net === 0) return from
  return Math.max(1, from - lossAt(from, -net))
}

/** What a loss of so many points is in the zone of the marker. */
export function lossAt(reputation: number, loss: number): number {
  return Math.max(0, loss + surcharge(reputation))
}

/** The same from where the marker stands. */
export function movedBy(before: State, seat: Seat, net: number): number {
  return moved(before, seat, playerOf(before, seat).reputation, net)
}
