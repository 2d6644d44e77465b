import { listed } from '@athanor/kernel'
import { changeOwn, type MutableState, ownOf } from '../engine/mutableState.ts'
import { question } from '../engine/question.ts'
import type { Pair } from '../engine/state.ts'
import { keep, setAside } from './mixing.ts'

/** the picked card goes beside the Feather, the other returns, unless its owner wants both there. */
export const featherQuestion = question({
  kind: 'feather',
  takes: ['setBothAside'],
  legal: () => [listed('setBothAside', [{ kind: 'setBothAside' }])],
  check: () => null,
  answer: (state, { seat }) => choose(state, seat, true),
  decline: (state, { seat }) => choose(state, seat, false),
})

function choose(state: MutableState, seat: number, both: boolean): void {
  const { mixes, picked } = ownOf(state, seat)
  const pair = mixes.at(-1) as Pair
  changeOwn(state, seat, { picked: null })
  state.table.mix = null
  if (both || picked === null) {
    setAside(state, seat, pair)
    return
  }
  setAside(state, seat, [pair[picked]])
  keep(state, seat, pair, picked)
}
