import type { Seat } from '@athanor/kernel'
import { changeOwn, changePlayer, type Draft, emit, emitTo, ownOf } from './draft.ts'
import { finishMix } from './mixing.ts'
import type { Pair, RunningMix } from './state.ts'

/** AR-41: one card at random for the owner's eyes; then the mix goes on. */
export function look(draft: Draft, seat: Seat): void {
  const { seat: mixer } = draft.table.mix as RunningMix
  const pair = ownOf(draft, mixer).mixes.at(-1) as Pair
  const ingredient = pair[draft.chance.stream('periscope').below(2) === 0 ? 0 : 1]
  const result = draft.table.results.length - 1
  changeOwn(draft, seat, { peeks: [...ownOf(draft, seat).peeks, { result, ingredient }] })
  draft.table.looks = [...draft.table.looks, { seat, result }]
  changePlayer(draft, seat, { periscopeUsed: true })
  emitTo(draft, seat, { kind: 'periscopeUsed', seat, mixer }, { ingredient })
  draft.table.ask = null
  finishMix(draft)
}

/** AR-42: no is public, too. */
export function lookAway(draft: Draft, seat: Seat): void {
  emit(draft, { kind: 'periscopeDeclined', seat })
  draft.table.ask = null
  finishMix(draft)
}
