import { listed } from '@athanor/kernel'
import type { KeepFavourAction } from './action.ts'
import { discardFavour, favoursHeld, loseFavour } from './cards.ts'
import { countOf, kindsIn } from './counts.ts'
import { emit, ownOf } from './draft.ts'
import { sealedQuestion } from './question.ts'
import { reason } from './reasons.ts'

/** A-085, AR-71: which of the first cards stays; all players decide at once. */
export const keepFavourQuestion = sealedQuestion({
  kind: 'keepFavour',
  takes: ['keepFavour'],
  legal: ({ rules, own }) => [
    listed(
      'keepFavour',
      kindsIn(own.favours).map((kind): KeepFavourAction => ({ kind: 'keepFavour', favour: rules.favours.at(kind) })),
    ),
  ],
  check({ rules, own }, _, { favour }) {
    if (favoursHeld(rules, own.favours, favour) > 0) return null
    return reason('alchemists.reject.favourMissing', { favour, needed: 1, held: 0 })
  },
  /** The other card goes face up to the pile; of two Herbalists one goes without effect (AR-72). */
  open(draft, answers) {
    const { favours } = draft.rules
    for (const { seat, action } of answers) {
      for (const favour of favours.ids) {
        const held = countOf(ownOf(draft, seat).favours, favours.numberOf(favour))
        if (held === (favour === action.favour ? 1 : 0)) continue
        loseFavour(draft, seat, favour)
        discardFavour(draft, favour)
        emit(draft, { kind: 'favourRejected', seat, favour })
      }
    }
  },
})
