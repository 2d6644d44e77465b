import { emit, type MutableState } from '../../engine/mutableState.ts'
import type { RoundStep, ShelfRules } from '../../engine/rules.ts'
import { underCounterTerms } from './components.ts'
import { changeProjectAt, projectAt } from './state.ts'

/** G-197, G-198, GR-59, GR-87: one more card, a gold cheaper, for an approval token. */
export const underCounter: ShelfRules = {
  ...underCounterTerms,
  onOffer(table) {
    const { underCounter: card } = projectAt(table)
    return card === null ? [] : [card]
  },
  sell: (state) => changeProjectAt(state, { underCounter: null }),
}

function show(state: MutableState): void {
  const { underCounter: artifact, underCounterToCome: toCome } = projectAt(state.table)
  if (artifact !== null) emit(state, { kind: 'underCounterCame', artifact, toCome })
}

/** G-144, G-145: all three lie open from the beginning. */
export const firstUnderCounter: RoundStep = { id: 'firstUnderCounter', run: show }

/** G-146, G-199, G-240: the card changes when the row does, and at no other time. */
export const newUnderCounter: RoundStep = {
  id: 'newUnderCounter',
  run(state) {
    const { underCounterToCome } = projectAt(state.table)
    if (underCounterToCome.length === state.table.toCome.length) return
    const [following = null, ...later] = underCounterToCome
    changeProjectAt(state, { underCounter: following, underCounterToCome: later })
    show(state)
  },
}
