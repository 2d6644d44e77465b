import type { Decision, Game } from '@athanor/kernel'
import { type Action, actionKinds, actionSchema } from './action.ts'
import { apply, check, legal } from './actions.ts'
import { autoResponse } from './autoResponse.ts'
import { playerColours } from './components.ts'
import { eventKinds, type Happening, reveals } from './event.ts'
import { interrupts } from './help.ts'
import { checkOptions, type Options, options } from './options.ts'
import { hasLiveRaven } from './ravens.ts'
import { type ReasonId, reasonIds } from './reasons.ts'
import { outcome, type ScoreSource, scoreSources } from './score.ts'
import { setUp } from './setUp.ts'
import type { State } from './state.ts'
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
  rulesVersion: 2,
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
  interrupts,
  autoResponse,
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
