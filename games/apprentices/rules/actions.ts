import {
  type ActionGroup,
  type Applied,
  actionsOf,
  type Chance,
  type LegalActions,
  noActions,
  type Seat,
} from '@athanor/kernel'
import { abilityRules, usableSlots, waysToUse } from './abilities.ts'
import type { Action, ActionOf, Raven } from './action.ts'
import type { ActionRule, ActionScene } from './actionRule.ts'

import { acceptHelp, askHelp } from './askHelp.ts'
import { cancelRaven } from './cancelRaven.ts'
import type { Event, Happening } from './event.ts'
import { chooseDie } from './fifthDie.ts'
import { tidied } from './help.ts'
import { buyDie } from './market.ts'
import { type Moment, momentsNow, untimely } from './moments.ts'
import { declineHelp, offerHelp, withdrawHelp } from './offerHelp.ts'
import { type Reason, reason } from './reasons.ts'
import { research } from './research.ts'
import { rollRaven } from './rollRaven.ts'
import { endTurn } from './round.ts'
import type { State } from './state.ts'
import { keepRavens, rerollRavens } from './threeRavens.ts'
import { handOf } from './units.ts'
import type { View } from './view.ts'

/** Everything that can be done, in the order in which it is listed: ravens, help, abilities, research, purchase, end. */
const actionRules: { readonly [Kind in Action['kind']]: ActionRule<Kind> } = {
  chooseDie,
  rerollRavens,
  keepRavens,
  offerHelp,
  withdrawHelp,
  declineHelp,
  cancelRaven,
  rollRaven,
  askHelp,
  acceptHelp,
  ...abilityRules,
  research,
  buyDie,
  endTurn,
}

/** What listing all actions asks of a rule. */
type Listing = Pick<ActionRule<Action['kind']>, 'moment' | 'closed' | 'ways'>

/** Slots are listed one by one after everything else of their moment. */
const ofSlots: Listing = { moment: abilityRules.convert.moment, ways: waysToUse }

function rulesOf(moment: Moment): readonly Listing[] {
  return [...Object.values<Listing>(actionRules), ofSlots].filter((rule) => rule.moment === moment && rule.ways)
}

/** The rules that the moments wait for. */
const rulesAt: Readonly<Record<Moment, readonly Listing[]>> = {
  fifthDie: rulesOf('fifthDie'),
  threeRavens: rulesOf('threeRavens'),
  help: rulesOf('help'),
  turn: rulesOf('turn'),
  work: rulesOf('work'),
}

function prospectOf(state: State, seat: Seat): ActionScene {
  const hand = handOf(state, seat)
  const ravens: readonly Raven[] = state.marker && seat === state.active ? [...hand.ravens, 'marker'] : hand.ravens
  return { state, seat, hand, ravens, slots: usableSlots(state, seat) }
}

/** All that a viewer may do. */
export function legal({ viewer, table: state }: View): LegalActions<Action> {
  const moments = viewer === 'spectator' ? [] : momentsNow(state, viewer)
  if (viewer === 'spectator' || moments.length === 0) return noActions()
  const prospect = prospectOf(state, viewer)
  const groups: ActionGroup<Action>[] = []
  for (const moment of moments) {
    for (const rule of rulesAt[moment]) {
      if ((rule.closed?.(state, viewer) ?? null) === null) rule.ways?.(prospect, groups)
    }
  }
  return actionsOf(groups)
}

export function check({ viewer, table }: View, action: Action): Reason | null {
  if (viewer === 'spectator')
    return reason(table.phase === 'over' ? 'kernel.reject.gameOver' : 'kernel.reject.notYourTurn')
  return objection(table, viewer, action.kind, action)
}

function objection<Kind extends Action['kind']>(
  state: State,
  seat: Seat,
  kind: Kind,
  action: ActionOf<Kind>,
): Reason | null {
  const rule = actionRules[kind]
  return untimely(state, seat, rule.moment) ?? rule.closed?.(state, seat) ?? rule.check(state, seat, action)
}

export function apply(state: State, seat: Seat, action: Action, chance: Chance): Applied<State, Happening, object> {
  const events: Event[] = []
  return { state: tidied(carriedOut(state, seat, action.kind, action, chance, events)), events }
}

function carriedOut<Kind extends Action['kind']>(
  state: State,
  seat: Seat,
  kind: Kind,
  action: ActionOf<Kind>,
  chance: Chance,
  events: Event[],
): State {
  return actionRules[kind].apply(state, seat, action, chance, events)
}
