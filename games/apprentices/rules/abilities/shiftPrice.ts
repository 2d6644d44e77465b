import { listed } from '@athanor/kernel'
import { highestPrice, lowestPrice } from '../components.ts'
import { reason } from '../reasons.ts'
import type { State } from '../state.ts'
import type { AbilityRule } from './abilityRule.ts'

/** DR-64. */
function canShift({ price }: State, by: 1 | -1): boolean {
  return price + by >= lowestPrice && price + by <= highestPrice
}

/** D-156: the red token goes one space up or down. */
export const shiftPrice: AbilityRule<'shiftPrice'> = {
  ways: (state, _, { table }) =>
    listed(
      'shiftPrice',
      ([-1, 1] as const).filter((by) => canShift(state, by)).map((by) => ({ kind: 'shiftPrice', table, by })),
    ),
  check: (state, _, __, { by }) => (canShift(state, by) ? null : reason('apprentices.reject.priceLimit')),
  apply(state, seat, { table }, action, _, events) {
    const price = state.price + action.by
    events.push({ public: { kind: 'priceShifted', seat, table, price } })
    return { ...state, price }
  },
}
