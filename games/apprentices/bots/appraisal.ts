import {
  boardAt,
  type Face,
  isFirstRound,
  liveRavens,
  pointsAt,
  rankOf,
  type State,
  tableCount,
} from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'

/** What a ready unit is worth while research is still to come; afterwards it is next to nothing. */
const unitWorth = 0.3

/** What a raven of one's own costs, on average, if it has to be rolled. */
const ravenCost = 1.6

/** What a rank is worth for each slot better than the next. */
const slotWorth = 0.4

/** How good a table looks to a seat: more is better. */
export function worthOf(state: State, seat: Seat): number {
  return (
    pointsAt(state, seat) + unitsOf(state, seat) + slotsOf(state, seat) + diceOf(state, seat) - ravensOf(state, seat)
  )
}

function unitsOf(state: State, seat: Seat): number {
  const counts: Record<Face, number> = { parchment: 0, gemstone: 0, potion: 0, raven: 0 }
  for (const die of state.dice)
    if (die.state === 'ready' && die.holder === seat && die.face !== null) counts[die.face]++
  for (const made of state.made) if (made.state === 'ready' && made.holder === seat) counts[made.type]++
  // In round 1 ravens are units (D-037).
  const units = counts.parchment + counts.gemstone + counts.potion + (isFirstRound(state) ? counts.raven : 0)
  // Several of a type pay for the dear tables.
  const most = Math.max(counts.parchment, counts.gemstone, counts.potion)
  return unitWorth * units + 0.1 * most
}

function ravensOf(state: State, seat: Seat): number {
  return state.active === seat ? ravenCost * liveRavens(state, seat).length : 0
}

function slotsOf(state: State, seat: Seat): number {
  let worth = 0
  for (let table = 1; table <= tableCount; table++) {
    const rank = rankOf(state, seat, table)
    if (rank === 0) continue
    const { slots, extraRaven } = boardAt(state, table)
    if (extraRaven) worth -= 1.5
    worth += slotWorth * Math.max(0, slots.length + 1 - rank)
  }
  return worth
}

/** A die brings about as many points in every round to come; games of planning players take about so many rounds. */
const pointsPerDie = 1.2
const usualRounds = 11

function diceOf(state: State, seat: Seat): number {
  const roundsLeft = state.endTriggered ? 0 : Math.max(0, usualRounds - state.round)
  const own = state.dice.filter((die) => die.owner === seat && die.colour !== 'black').length
  return own * pointsPerDie * roundsLeft
}
