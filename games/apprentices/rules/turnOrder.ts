import type { Seat } from '@athanor/kernel'
import type { State } from './state.ts'

/** D-037, D-038, DR-31: in round 1 ravens are wild and harmless, and no ability works. */
export function isFirstRound({ round }: Pick<State, 'round'>): boolean {
  return round < 2
}

/** Seats in turn order of this round (D-025). */
export function turnOrder(state: Pick<State, 'starter' | 'players'>): readonly Seat[] {
  const count = state.players.length
  return state.players.map((_, step) => (state.starter + step) % count)
}

/** How many seats act before this one in the round. */
function placeInRound(state: State, seat: Seat): number {
  const count = state.players.length
  return (seat - state.starter + count) % count
}

/** Whether the seat's turn of this round is still to come. */
export function isYetToAct(state: State, seat: Seat): boolean {
  return placeInRound(state, seat) > placeInRound(state, state.active)
}
