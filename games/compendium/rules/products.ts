import type { Seat } from '@athanor/kernel'
import { gained, withPlayer } from './change.ts'
import { type Cauldron, cauldrons } from './components.ts'
import { type Cubes, kindOf, minus, noCubes, oneCube, plus, total } from './cubes.ts'
import type { Event } from './event.ts'
import type { State } from './state.ts'

/** One cube of each pictured product, as far as the reserve has it (R-049..R-051, R-062, RR-14, RR-15). */
export function productsReceived(state: State, seat: Seat, cauldron: number, events: Event[]): State {
  const { given, missing } = productsOf(state.reserve, cauldron)
  events.push({ public: { kind: 'productsReceived', seat, cubes: given, missing } })
  if (total(given) === 0) return state
  return {
    ...state,
    reserve: minus(state.reserve, given),
    players: withPlayer(state.players, seat, (player) => gained(player, given)),
  }
}

/** What a cauldron would yield from such a reserve. */
export function productsOf(reserve: Cubes, cauldron: number): { readonly given: Cubes; readonly missing: Cubes } {
  let given = noCubes
  let missing = noCubes
  for (const product of (cauldrons[cauldron] as Cauldron).products) {
    const kind = kindOf(product)
    if (reserve[kind] > 0) given = plus(given, oneCube(kind))
    else missing = plus(missing, oneCube(kind))
  }
  return { given, missing }
}
