import type { Seat } from '@athanor/kernel'
import type { StateChange } from './change.ts'
import { total } from './cubes.ts'
import type { Event } from './event.ts'
import { finalCount } from './finalCount.ts'
import { legal } from './legal.ts'
import { endIsNear, roundOf, type State } from './state.ts'
import { view } from './view.ts'

/** Passes the turn on, skipping whoever can do nothing at all (RR-06), until somebody must act or all is over. */
export function endTurn(before: State, { state, events }: StateChange): StateChange {
  const happened: Event[] = [...events]
  const players = state.players.length
  if (endIsNear(state.reserve) && !endIsNear(before.reserve)) {
    happened.push({ public: { kind: 'endTriggered', round: roundOf(before.turnsTaken, players) } })
  }
  let next = state
  for (;;) {
    next = { ...next, turn: (next.turn + 1) % players, turnsTaken: next.turnsTaken + 1 }
    if (next.turn === next.firstSeat) {
      // only a full round can be the last.
      if (endIsNear(next.reserve)) {
        const counted = finalCount(next)
        return { state: counted.state, events: [...happened, ...counted.events] }
      }
      happened.push({ public: { kind: 'roundBegan', round: roundOf(next.turnsTaken, players) } })
    }
    if (somethingToTake(next)) return { state: next, events: happened }
    if (canBrew(next, next.turn)) {
      happened.push({ public: { kind: 'supplyGone', seat: next.turn } })
      return { state: next, events: happened }
    }
    happened.push({ public: { kind: 'turnSkipped', seat: next.turn } })
  }
}

/** Whether a turn can begin like this: nobody is asked who can do nothing at all (RR-06). */
export function canAct(state: State): boolean {
  return somethingToTake(state) || canBrew(state, state.turn)
}

function somethingToTake(state: State): boolean {
  return total(state.reserve) + total(state.bag) > 0
}

function canBrew(state: State, seat: Seat): boolean {
  return legal(view(state, seat)).size > 0
}
