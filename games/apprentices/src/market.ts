import type { Seat } from '@athanor/kernel'
import { type DieColour, dieColours, lowestPrice } from './components.ts'
import type { Event } from './event.ts'
import { type Reason, reason } from './reasons.ts'
import { pointsAt, scored } from './score.ts'
import type { Die, State } from './state.ts'

/** DR-61. */
export function checkColour(state: State, colour: DieColour): Reason | null {
  return (state.pool[dieColours.indexOf(colour)] ?? 0) > 0 ? null : reason('apprentices.reject.colourGone', { colour })
}

/** D-103, D-118, DR-87. */
export function checkPurchase(state: State, seat: Seat, colour: DieColour): Reason | null {
  const points = pointsAt(state, seat)
  if (points < state.price) return reason('apprentices.reject.pointsMissing', { needed: state.price, points })
  return checkColour(state, colour)
}

/** D-104..D-110. */
export function bought(state: State, seat: Seat, colour: DieColour, events: Event[]): State {
  const { price } = state
  events.push({ public: { kind: 'dieBought', seat, colour, price } })
  const paid = scored(state, seat, 'dice', -price, events)
  return { ...withNewDie(paid, seat, colour), price: Math.max(lowestPrice, price - 1) }
}

/** D-108: a new die has no face until the next roll. */
export function withNewDie(state: State, seat: Seat, colour: DieColour): State {
  const pool = state.pool.slice()
  const place = dieColours.indexOf(colour)
  pool[place] = (pool[place] ?? 0) - 1
  const die: Die = { colour, owner: seat, holder: seat, face: null, state: 'resting' }
  return { ...state, pool, dice: [...state.dice, die] }
}
