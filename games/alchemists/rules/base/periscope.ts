import { listed } from '@athanor/kernel'
import { changeOwn, changePlayer, emit, emitTo, ownOf } from '../engine/mutableState.ts'
import { question } from '../engine/question.ts'
import type { Pair, RunningMix } from '../engine/state.ts'

/** AR-41: one card of a rival's mix at random for the owner's eyes; then the mix goes on. */
export const periscopeQuestion = question({
  kind: 'periscope',
  takes: ['periscope'],
  legal: () => [listed('periscope', [{ kind: 'periscope' }])],
  check: () => null,
  answer(state, { seat }) {
    const { seat: mixer } = state.table.mix as RunningMix
    const pair = ownOf(state, mixer).mixes.at(-1) as Pair
    const ingredient = pair[state.chance.stream('periscope').below(2) === 0 ? 0 : 1]
    const result = state.table.results.length - 1
    changeOwn(state, seat, { peeks: [...ownOf(state, seat).peeks, { result, ingredient }] })
    state.table.looks = [...state.table.looks, { seat, result }]
    changePlayer(state, seat, { periscopeUsed: true })
    emitTo(state, seat, { kind: 'periscopeUsed', seat, mixer }, { ingredient })
  },
  /** AR-42: no is public, too. */
  decline(state, { seat }) {
    emit(state, { kind: 'periscopeDeclined', seat })
  },
})
