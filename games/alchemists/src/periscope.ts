import { listed } from '@athanor/kernel'
import { changeOwn, changePlayer, emit, emitTo, ownOf } from './draft.ts'
import { question } from './question.ts'
import type { Pair, RunningMix } from './state.ts'

/** AR-41: one card of a rival's mix at random for the owner's eyes; then the mix goes on. */
export const periscopeQuestion = question({
  kind: 'periscope',
  takes: ['periscope'],
  legal: () => [listed('periscope', [{ kind: 'periscope' }])],
  check: () => null,
  answer(draft, { seat }) {
    const { seat: mixer } = draft.table.mix as RunningMix
    const pair = ownOf(draft, mixer).mixes.at(-1) as Pair
    const ingredient = pair[draft.chance.stream('periscope').below(2) === 0 ? 0 : 1]
    const result = draft.table.results.length - 1
    changeOwn(draft, seat, { peeks: [...ownOf(draft, seat).peeks, { result, ingredient }] })
    draft.table.looks = [...draft.table.looks, { seat, result }]
    changePlayer(draft, seat, { periscopeUsed: true })
    emitTo(draft, seat, { kind: 'periscopeUsed', seat, mixer }, { ingredient })
  },
  /** AR-42: no is public, too. */
  decline(draft, { seat }) {
    emit(draft, { kind: 'periscopeDeclined', seat })
  },
})
