import { listed } from '@athanor/kernel'
import { changeOwn, type Draft, ownOf } from './draft.ts'
import { keep, setAside } from './mixing.ts'
import { question } from './question.ts'
import type { Pair } from './state.ts'

/** the picked card goes beside the Feather, the other returns, unless its owner wants both there. */
export const featherQuestion = question({
  kind: 'feather',
  takes: ['setBothAside'],
  legal: () => [listed('setBothAside', [{ kind: 'setBothAside' }])],
  check: () => null,
  answer: (draft, { seat }) => choose(draft, seat, true),
  decline: (draft, { seat }) => choose(draft, seat, false),
})

function choose(draft: Draft, seat: number, both: boolean): void {
  const { mixes, picked } = ownOf(draft, seat)
  const pair = mixes.at(-1) as Pair
  changeOwn(draft, seat, { picked: null })
  draft.table.mix = null
  if (both || picked === null) {
    setAside(draft, seat, pair)
    return
  }
  setAside(draft, seat, [pair[picked]])
  keep(draft, seat, pair, picked)
}
