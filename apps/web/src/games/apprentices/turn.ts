import {
  type Action,
  type ApprenticesShape,
  apprentices,
  type Effect,
  hasUsed,
  heldSlot,
  isBlocked,
  type Raven,
  ravenDice,
  type State,
  tableCount,
  type View,
} from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { Drafting } from '../../table/useDeciding.ts'
import { colourOf } from './outlook.ts'
import { type Reach, reachOf } from './plans.ts'
import { type Prospect, prospectsOf, type Threat, threatsTo } from './prospects.ts'
import { type Deed, keyOf, type Ways, waysIn, waysTo } from './ways.ts'

export type Ask = ApprenticesShape['ask']

/** Everything that the table shows of a position, worked out once. */
export interface Turn {
  readonly view: View
  readonly state: State
  /** Whose units and prospects are looked at: the viewer's, or those of whoever acts. */
  readonly seat: Seat
  /** What is asked of the viewer now. */
  readonly ask: Ask | null
  /** What can be done with the units that the player insists on. */
  readonly ways: readonly Ways[]
  /** What can be done with any units. */
  readonly all: readonly Ways[]
  readonly reach: Reach
  readonly prospects: readonly Prospect[]
  readonly abilities: readonly Ability[]
  readonly threats: readonly Threat[]
}

/** A slot that somebody holds. */
export interface Ability {
  readonly table: number
  readonly rank: number
  readonly effect: Effect
  readonly state: 'ready' | 'used' | 'blocked'
}

export function turnOf(view: View, asked: boolean, chosen: readonly number[]): Turn {
  const { viewer, table: state } = view
  const seat = viewer === 'spectator' ? state.active : viewer
  const ask = asked ? (apprentices.decisions(state).find((decision) => decision.seat === viewer)?.ask ?? null) : null
  const all = asked || viewer !== state.active ? waysIn(view) : []
  const ways = chosen.length === 0 ? all : waysIn(view, chosen)
  const reach = reachOf(state, seat)
  return {
    view,
    state,
    seat,
    ask,
    ways,
    all,
    reach,
    prospects: prospectsOf(state, seat, ask === 'work' ? ways : [], reach),
    abilities: abilitiesOf(state, seat),
    threats: threatsTo(state, seat),
  }
}

function abilitiesOf(state: State, seat: Seat): readonly Ability[] {
  return Array.from({ length: tableCount }, (_, index) => index + 1).flatMap((table): readonly Ability[] => {
    const slot = heldSlot(state, seat, table)
    if (slot === null) return []
    const { rank, effect } = slot
    const used = hasUsed(state, seat, table, rank)
    return [{ table, rank, effect, state: isBlocked(state, table, rank) ? 'blocked' : used ? 'used' : 'ready' }]
  })
}

/** The viewer's ravens, the most dangerous first. */
export function liveRavens(state: State, seat: Seat): readonly Raven[] {
  const own: readonly Raven[] = ravenDice(state, seat)
  const ravens = state.marker && state.active === seat ? [...own, 'marker' as const] : own
  const danger = (raven: Raven) => (colourOf(state, raven) === 'black' ? 0 : 1)
  return ravens.toSorted((a, b) => danger(a) - danger(b))
}

/** The gemstone that drives this raven away, if there is one. */
export function cancelling(turn: Turn, raven: Raven): Action | null {
  const key = keyOf(turn.state, { kind: 'rollRaven', raven })
  return waysTo(turn.ways, 'cancelRaven').find((way) => keyOf(turn.state, way) === key) ?? null
}

/** What is being decided: a deed whose way is still to be chosen, or a whole action. */
export interface Draft {
  readonly deed: Deed | null
  readonly way: Action | null
}

export const noDraft: Draft = { deed: null, way: null }

export function draftingIn({ view, ways }: Turn): Drafting<Draft, Action> {
  return {
    none: noDraft,
    isNone: ({ deed }) => deed === null,
    fits: ({ deed, way }) =>
      (deed === null || waysTo(ways, deed.kind, deed.table).length > 0) &&
      (way === null || apprentices.check(view, way) === null),
    actionOf: ({ way }) => way,
    stepOf: ({ deed }) => `${deed?.kind ?? ''}:${deed?.table ?? ''}`,
  }
}
