import { listed } from '@athanor/kernel'
import { countOf, kindsIn } from '../engine/counts.ts'
import { emit, ownOf } from '../engine/mutableState.ts'
import { sealedQuestion } from '../engine/question.ts'
import type { KeepFavourAction } from './action.ts'
import { discardFavour, favoursHeld, loseFavour } from './cards.ts'
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
  open(state, answers) {
    const { favours } = state.rules
    for (const { seat, action } of answers) {
      for (const favour of favours.ids) {
        const held = countOf(ownOf(state, seat).favours, favours.numberOf(favour))
        if (held === (favour === action.favour ? 1 : 0)) continue
        loseFavour(state, seat, favour)
        discardFavour(state, favour)
        emit(state, { kind: 'favourRejected', seat, favour })
      }
    }
  },
})
