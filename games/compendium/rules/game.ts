import type { Applied, Chance, Decision, Game, Seat } from '@athanor/kernel'
import { type Action, actionKinds, actionSchema } from './action.ts'
import type { StateChange } from './change.ts'
import { playerColours } from './components.ts'
import { checkCopy, copyPotion } from './copyPotion.ts'
import { checkCreation, createPotion } from './createPotion.ts'
import { eventKinds, type Happening, type OwnPart, reveals } from './event.ts'
import { outcome, type ScoreSource, scoreSources } from './finalCount.ts'
import { legal } from './legal.ts'
import { checkOptions, type Options, options } from './options.ts'
import { type Reason, type ReasonId, reason, reasonIds } from './reasons.ts'
import { resample } from './resample.ts'
import { setUp } from './setUp.ts'
import { isOpening, type State } from './state.ts'
import { checkTakeBag, checkTakeReserve, takeBag, takeReserve } from './takeIngredients.ts'
import { endTurn } from './turn.ts'
import { type View, view } from './view.ts'

export interface CompendiumShape {
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

const asks = ['opening', 'turn'] as const

/** Alchemist by Carlo A. Rossi, for two to five players. */
export const compendium: Game<CompendiumShape> = {
  id: 'compendium',
  rulesVersion: 1,
  players: { min: 2, max: 5 },
  colours: playerColours,
  options,
  actionKinds,
  eventKinds,
  reasonIds,
  asks,
  scoreSources,
  actionSchema,
  reveals,
  // RR-36: everything that is done with a turn is done on the table.
  secrets: {},
  checkOptions,
  setup: setUp,
  decisions,
  legal,
  check,
  apply,
  view,
  resample,
  outcome,
}

function decisions(state: State): readonly Decision<CompendiumShape['ask']>[] {
  if (state.finalCount !== null) return []
  const opening = isOpening(state.turnsTaken, state.players.length)
  return [{ seat: state.turn, ask: opening ? 'opening' : 'turn' }]
}

function check(seen: View, action: Action): Reason | null {
  const { hand, viewer } = seen
  if (seen.end !== null) return reason('kernel.reject.gameOver')
  if (hand === null || viewer === 'spectator' || seen.turn !== viewer) return reason('kernel.reject.notYourTurn')
  if (action.kind === 'create') return checkCreation(seen, viewer, hand, action)
  if (isOpening(seen.turnsTaken, seen.players.length)) return reason('compendium.reject.openingAction')
  switch (action.kind) {
    case 'copy':
      return checkCopy(seen, viewer, hand, action)
    case 'takeReserve':
      return checkTakeReserve(seen, action)
    case 'takeBag':
      return checkTakeBag(seen)
  }
}

function apply(state: State, seat: Seat, action: Action, chance: Chance): Applied<State, Happening, OwnPart> {
  return endTurn(state, carriedOut(state, seat, action, chance))
}

function carriedOut(state: State, seat: Seat, action: Action, chance: Chance): StateChange {
  switch (action.kind) {
    case 'create':
      return createPotion(state, seat, action)
    case 'copy':
      return copyPotion(state, seat, action)
    case 'takeReserve':
      return takeReserve(state, seat, action)
    case 'takeBag':
      return takeBag(state, seat, chance)
  }
}
