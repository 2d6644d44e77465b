import type { Seat } from '@athanor/kernel'
import type { Action } from './action.ts'
import type { DieColour } from './components.ts'
import { leftOf } from './market.ts'
import { liveRavens } from './ravens.ts'
import type { State } from './state.ts'

/** DR-72: what the clock does for whoever owes something: the round goes on, and none of the player's goods are spent. */
export function autopilot(state: State, seat: Seat): Action {
  if (state.phase === 'fifthDie') return { kind: 'chooseDie', colour: mostLeft(state) }
  if (state.phase === 'threeRavens') return { kind: 'keepRavens' }
  const [raven] = liveRavens(state, seat)
  return raven === undefined ? { kind: 'endTurn' } : { kind: 'rollRaven', raven }
}

const coloured: readonly DieColour[] = ['green', 'yellow', 'purple']

/** The coloured die of which most are left; of equal ones the first. */
function mostLeft(state: State): DieColour {
  return coloured.reduce((best, colour) => (leftOf(state, colour) > leftOf(state, best) ? colour : best))
}
