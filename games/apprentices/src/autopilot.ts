import type { Seat } from '@athanor/kernel'
import type { Action } from './action.ts'
import type { DieColour } from './components.ts'
import { ravenDice, type State } from './state.ts'

const coloured: readonly DieColour[] = ['green', 'yellow', 'purple']

/** DR-72: what the clock does for whoever owes something: the round goes on, and none of the player's goods are spent. */
export function autopilot(state: State, seat: Seat): Action {
  if (state.phase === 'fifthDie') return { kind: 'chooseDie', colour: mostLeft(state) }
  if (state.phase === 'threeRavens') return { kind: 'keepRavens' }
  const [raven] = ravenDice(state, seat)
  if (raven !== undefined) return { kind: 'rollRaven', raven }
  return state.marker ? { kind: 'rollRaven', raven: 'marker' } : { kind: 'endTurn' }
}

/** The coloured die of which most are left; of equal ones the first. */
function mostLeft({ pool }: State): DieColour {
  const most = Math.max(...coloured.map((_, index) => pool[index] ?? 0))
  return coloured.find((_, index) => pool[index] === most) ?? 'green'
}
