import type { Chance, Seat } from '@athanor/kernel'
import type { TakeReserveAction } from './action.ts'
import { gained, type StateChange, withPlayer } from './change.ts'
import { bagDraw } from './components.ts'
import { kindOf, minus, oneCube, plus, total } from './cubes.ts'
import { type Reason, reason } from './reasons.ts'
import { drawn } from './setUp.ts'
import type { State } from './state.ts'
import { afterDraw } from './trail.ts'
import type { View } from './view.ts'

/** */
export function checkTakeReserve(view: View, action: TakeReserveAction): Reason | null {
  if (view.reserve[kindOf(action.ingredient)] > 0) return null
  return reason('compendium.reject.pileEmpty', { ingredient: action.ingredient })
}

/** */
export function checkTakeBag(view: View): Reason | null {
  return view.bagSize > 0 ? null : reason('compendium.reject.bagEmpty')
}

export function takeReserve(state: State, seat: Seat, action: TakeReserveAction): StateChange {
  const cube = oneCube(kindOf(action.ingredient))
  return {
    state: {
      ...state,
      reserve: minus(state.reserve, cube),
      players: withPlayer(state.players, seat, (player) => gained(player, cube)),
    },
    events: [{ public: { kind: 'tookFromReserve', seat, ingredient: action.ingredient } }],
  }
}

/** R-064, RR-22, RR-23: two cubes, or what is there; only the drawer sees them. */
export function takeBag(state: State, seat: Seat, chance: Chance): StateChange {
  const count = Math.min(bagDraw, total(state.bag))
  const cubes = drawn(chance.stream('bag'), state.bag, count)
  return {
    state: {
      ...state,
      bag: minus(state.bag, cubes),
      players: withPlayer(state.players, seat, (player) => ({
        ...player,
        hand: plus(player.hand, cubes),
        trail: afterDraw(player.trail, count),
      })),
    },
    events: [{ public: { kind: 'drewFromBag', seat, count }, secret: { [seat]: { cubes } } }],
  }
}
