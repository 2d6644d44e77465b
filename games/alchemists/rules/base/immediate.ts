import type { Seat } from '@athanor/kernel'
import type { Fallen } from '../engine/contributions.ts'
import { emit, type MutableState, playerOf, seatContextOf } from '../engine/mutableState.ts'
import { fallenOf } from '../engine/publications.ts'
import { declining, notAsked, type QuestionOf } from '../engine/question.ts'
import { declaredOn } from '../engine/state.ts'
import { spendPublishAction } from './publishTheory.ts'

/** AR-16: whether an immediate publication is to be had at all. */
export function canPublishAtOnce(state: MutableState, seat: Seat, fallen: readonly Fallen[]): boolean {
  const player = playerOf(state, seat)
  if (player.sealsLeft === 0 || declaredOn(player, 'publish') <= player.early) return false
  const at = seatContextOf(state, seat)
  return state.rules.publications.some((kind) => {
    const concerned = fallenOf(kind, fallen)
    return concerned.length > 0 && kind.immediate.isPossible(at, concerned)
  })
}

/** A-293..A-298: one publication in the place of something that fell, of whatever kind that was. */
export const immediateQuestion: QuestionOf<'immediate'> = {
  kind: 'immediate',
  nameOf: () => 'immediate',
  legal: (at, { fallen }) => [
    ...at.rules.publications.map((kind) => kind.immediate.legal(at, fallenOf(kind, fallen))),
    declining,
  ],
  check(at, { fallen }, action) {
    if (action.kind === 'decline') return null
    const kind = at.rules.publications.find(({ immediate }) => immediate.action === action.kind)
    return kind === undefined ? notAsked('immediate') : kind.immediate.check(at, fallenOf(kind, fallen), action)
  },
  answer(state, { seat }, action) {
    if (action.kind === 'decline') {
      emit(state, { kind: 'declined', seat, ask: 'immediate', forced: false })
      return
    }
    spendPublishAction(state, seat)
    state.rules.publications
      .find(({ immediate }) => immediate.action === action.kind)
      ?.immediate.publish(state, seat, action)
  },
}
