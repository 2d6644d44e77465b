import { type Draft, emit } from '../../draft.ts'
import type { ShelfRules, Step } from '../../rules.ts'
import { underCounterTerms } from './components.ts'
import { changeProjectAt, projectAt } from './state.ts'

/** G-197, G-198, GR-59, GR-87: one more card, a gold cheaper, for an approval token. */
export const underCounter: ShelfRules = {
  ...underCounterTerms,
  onOffer(table) {
    const { underCounter: card } = projectAt(table)
    return card === null ? [] : [card]
  },
  sell: (draft) => changeProjectAt(draft, { underCounter: null }),
}

function show(draft: Draft): void {
  const { underCounter: artifact, underCounterToCome: toCome } = projectAt(draft.table)
  if (artifact !== null) emit(draft, { kind: 'underCounterCame', artifact, toCome })
}

/** G-144, G-145: all three lie open from the beginning. */
export const firstUnderCounter: Step = { id: 'firstUnderCounter', run: show }

/** G-146, G-199, G-240: the card changes when the row does, and at no other time. */
export const newUnderCounter: Step = {
  id: 'newUnderCounter',
  run(draft) {
    const { underCounterToCome } = projectAt(draft.table)
    if (underCounterToCome.length === draft.table.toCome.length) return
    const [following = null, ...later] = underCounterToCome
    changeProjectAt(draft, { underCounter: following, underCounterToCome: later })
    show(draft)
  },
}
