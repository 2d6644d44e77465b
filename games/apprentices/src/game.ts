import type { Applied, Chance, Decision, Game, Seat } from '@athanor/kernel'
import { abilityUsed } from './abilities.ts'
import { type Action, actionKinds, actionSchema } from './action.ts'
import { check } from './check.ts'
import { playerColours } from './components.ts'
import { type Event, eventKinds, type Happening, reveals } from './event.ts'
import { askedForHelp, helped, invited, tidied } from './help.ts'
import { legal } from './legal.ts'
import { bought } from './market.ts'
import { checkOptions, type Options, options } from './options.ts'
import { cancelled, ravenRolled, ravensRerolled } from './ravens.ts'
import { type ReasonId, reasonIds } from './reasons.ts'
import { researched } from './research.ts'
import { turnEnded } from './round.ts'
import { outcome, type ScoreSource, scoreSources } from './score.ts'
import { dieChosen, setUp } from './setUp.ts'
import { standing } from './standing.ts'
import { hasLiveRaven, type Offer, type State } from './state.ts'
import { resample, type View, view } from './view.ts'

const asks = ['fifthDie', 'threeRavens', 'ravens', 'work'] as const

export interface ApprenticesShape {
  readonly state: State
  readonly view: View
  readonly action: Action
  readonly event: Happening
  readonly secret: object
  readonly options: Options
  readonly ask: (typeof asks)[number]
  readonly source: ScoreSource
  readonly reason: ReasonId
}

/** The Apprentices by Alberto Corazón Arambarri, for two to four players. */
export const apprentices: Game<ApprenticesShape> = {
  id: 'apprentices',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  colours: playerColours,
  options,
  actionKinds,
  eventKinds,
  reasonIds,
  asks,
  scoreSources,
  actionSchema,
  reveals,
  // DR-91.
  secrets: {},
  checkOptions,
  setup: setUp,
  decisions,
  invited,
  standing,
  legal,
  check,
  apply,
  view,
  resample,
  outcome,
}

/** Only the active player ever owes anything (15.6). */
function decisions(state: State): readonly Decision<ApprenticesShape['ask']>[] {
  const { phase, active: seat } = state
  if (phase === 'over') return []
  if (phase !== 'turn') return [{ seat, ask: phase }]
  return [{ seat, ask: hasLiveRaven(state) ? 'ravens' : 'work' }]
}

function apply(state: State, seat: Seat, action: Action, chance: Chance): Applied<State, Happening, object> {
  const events: Event[] = []
  return { state: tidied(carriedOut(state, seat, action, chance, events)), events }
}

function carriedOut(state: State, seat: Seat, action: Action, chance: Chance, events: Event[]): State {
  switch (action.kind) {
    case 'chooseDie':
      return dieChosen(state, action, chance, events)
    case 'rerollRavens':
      return ravensRerolled(state, action, chance, events)
    case 'keepRavens':
      events.push({ public: { kind: 'ravensKept', seat } })
      return { ...state, phase: 'turn' }
    case 'cancelRaven':
      return cancelled(state, seat, action.gemstone, action.raven, events)
    case 'rollRaven':
      return ravenRolled(state, action.raven, chance, events)
    case 'askHelp':
      return askedForHelp(state, events)
    case 'offerHelp':
    case 'withdrawHelp':
    case 'declineHelp':
      return helped(state, seat, action, events)
    case 'acceptHelp':
      return cancelled(state, offerOf(state, action.gemstone).helper, action.gemstone, action.raven, events)
    case 'research':
      return researched(state, seat, action, events)
    case 'buyDie':
      return bought(state, seat, action.colour, events)
    case 'endTurn':
      return turnEnded(state, chance, events)
    default:
      return abilityUsed(state, seat, action, chance, events)
  }
}

function offerOf({ help }: State, unit: number): Offer {
  const offer = help.offers.find(({ gemstone }) => gemstone === unit)
  if (offer === undefined) throw new RangeError(`unit ${unit} is not offered`)
  return offer
}
