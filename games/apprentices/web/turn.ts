import {
  type Action,
  type ApprenticesShape,
  apprentices,
  type Effect,
  hasUsed,
  heldSlot,
  isBlocked,
  liveRavens,
  type Raven,
  type State,
  tableCount,
  type View,
} from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { Drafting } from '@athanor/tabletop/useDeciding.ts'
import { colourOf } from './outlook.ts'
import { type Reach, reachOf } from './plans.ts'
import { prospectsOf, type ResearchProspect, type Threat, threatsTo } from './prospects.ts'
import { type ActionTarget, keyOf, type Ways, waysIn, waysTo } from './ways.ts'

export type PromptName = ApprenticesShape['ask']

/** Everything that the table shows of a position, worked out once. */
export interface ShownTurn {
  readonly view: View
  readonly state: State
  /** Whose units and prospects are looked at: the viewer's, or those of whoever acts. */
  readonly seat: Seat
  /** What is asked of the viewer now. */
  readonly ask: PromptName | null
  /** What can be done with the units that the player insists on. */
  readonly ways: readonly Ways[]
  /** What can be done with any units. */
  readonly all: readonly Ways[]
  readonly reach: Reach
  readonly prospects: readonly ResearchProspect[]
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

export function turnOf(view: View, asked: boolean, chosen: readonly number[]): ShownTurn {
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
export function ravensByDanger(state: State, seat: Seat): readonly Raven[] {
  const danger = (raven: Raven) => (colourOf(state, raven) === 'black' ? 0 : 1)
  return liveRavens(state, seat).toSorted((a, b) => danger(a) - danger(b))
}

/** D-060, DR-23: the ravens that may be set aside while the others are rolled again; without a choice nothing. */
export function keepableRavens({ ways }: Pick<ShownTurn, 'ways'>): readonly number[] {
  return waysTo(ways, 'rerollRavens').flatMap((way) => (way.kind === 'rerollRavens' ? [way.kept] : []))
}

/** The ravens that the question is about: one of them is dealt with, or set aside. */
export function ravensAsked(turn: ShownTurn): readonly Raven[] {
  return turn.ask === 'threeRavens' ? keepableRavens(turn) : ravensByDanger(turn.state, turn.seat)
}

/** The gemstone that drives this raven away, if there is one. */
export function cancelling(turn: ShownTurn, raven: Raven): Action | null {
  const key = keyOf(turn.state, { kind: 'rollRaven', raven })
  return waysTo(turn.ways, 'cancelRaven').find((way) => keyOf(turn.state, way) === key) ?? null
}

/** What is being decided: an action whose way is still to be chosen, or a whole action. */
export interface PendingAction {
  readonly target: ActionTarget | null
  readonly way: Action | null
}

export const nothingPending: PendingAction = { target: null, way: null }

export function draftingIn({ view, ways }: ShownTurn): Drafting<PendingAction, Action> {
  return {
    none: nothingPending,
    isNone: ({ target }) => target === null,
    fits: ({ target, way }) =>
      (target === null || waysTo(ways, target.kind, target.table).length > 0) &&
      (way === null || apprentices.check(view, way) === null),
    actionOf: ({ way }) => way,
    stepOf: ({ target }) => `${target?.kind ?? ''}:${target?.table ?? ''}`,
  }
}
