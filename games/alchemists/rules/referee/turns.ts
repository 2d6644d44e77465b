import type { Seat } from '@athanor/kernel'
import type { Action, Space } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { askIn, planned, playerOf } from './facts.ts'
import { hasProject, newSpaces } from './project.ts'

/** the action spaces in the order in which they are resolved. */
const board: readonly Space[] = [
  'forage',
  'transmute',
  'custodian',
  'sell',
  'buy',
  'debunk',
  'publish',
  'test',
  'drink',
  'exhibit',
]

/** The same at a table, with those of the Golem Project where they belong. */
export function boardOf(state: State): readonly Space[] {
  return hasProject(state) ? board.flatMap((space) => [space, ...(newSpaces[space] ?? [])]) : board
}

/** A-412..A-414, AR-36, AR-76: Associates first, then everybody else, each from the top of the order track. */
function usualOrder(state: State, declaring: Action, seat: Seat, space: Space): readonly Seat[] {
  const { order } = state.table
  const isFirst = (one: Seat) =>
    (one === seat && declaring.kind === 'declare' ? declaring.associates : playerOf(state, one).associates).includes(
      space,
    )
  return [...order.filter(isFirst), ...order.filter((one) => !isFirst(one))]
}

/**
 * the seats that act on a space, first actions before second ones. What immediate publications took is gone and
 * the rest keeps its pass (A-294, AR-15).
 */
export function turnsOn(before: State, seat: Seat, action: Action, space: Space): readonly Seat[] {
  const immediate = askIn(before)?.kind === 'immediate' && action.kind !== 'decline'
  const seats = usualOrder(before, action, seat, space)
  return [0, 1, 2, 3].flatMap((pass) =>
    seats.filter((one) => {
      const { plan, early } = playerOf(before, one)
      const declared = one === seat && action.kind === 'declare' ? action.actions : plan
      const gone = space === 'publish' ? early + (immediate && one === seat ? 1 : 0) : 0
      return pass < planned(declared, space) && pass >= gone
    }),
  )
}
