import type { Decision, Game } from '@athanor/kernel'
import { type Action, actionKinds, actionSchema, secrets } from './action.ts'
import { apply, resolve } from './apply.ts'
import { check } from './check.ts'
import { playerColours } from './components/players.ts'
import { spaces } from './components/spaces.ts'
import { eventKinds, type Happening, type OwnPart, reveals } from './event.ts'
import { outcome, type ScoreSource, scoreSources } from './finalScoring.ts'
import { legal } from './legal.ts'
import { checkOptions, type Options, options } from './options.ts'
import { type ReasonId, reasonIds } from './reasons.ts'
import { resample } from './resample.ts'
import { seatsAsked } from './round.ts'
import { setUp } from './setUp.ts'
import type { State } from './state.ts'
import { type View, view } from './view.ts'

export interface AlchemistsShape {
  readonly state: State
  readonly view: View
  readonly action: Action
  readonly event: Happening
  readonly secret: OwnPart
  readonly options: Options
  readonly ask: (typeof asks)[number]
  readonly source: ScoreSource
  readonly reason: ReasonId
}

const asks = [
  'keepFavour',
  'chooseOrder',
  'declare',
  ...spaces,
  'boots',
  'bid',
  'herbalist',
  'periscope',
  'feather',
  'thinkingCap',
  'immediate',
  'grant',
] as const

/** Alchemists by Matúš Kotry, for two to four players. */
export const alchemists: Game<AlchemistsShape> = {
  id: 'alchemists',
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
  secrets,
  checkOptions,
  setup: setUp,
  decisions,
  legal,
  check,
  apply,
  resolve,
  view,
  resample,
  outcome,
}

function decisions({ table }: State): readonly Decision<AlchemistsShape['ask']>[] {
  const { ask } = table
  if (ask === null || ask.kind === 'over') return []
  if (ask.kind === 'keepFavour' || ask.kind === 'bid') {
    return seatsAsked(table).map((seat) => ({ seat, ask: ask.kind, sealed: true }))
  }
  // A question on a space is named after the space.
  return [{ seat: ask.seat, ask: ask.kind === 'act' ? (ask.boots ? 'boots' : ask.space) : ask.kind }]
}
