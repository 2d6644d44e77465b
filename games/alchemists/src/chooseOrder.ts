import { listed, type Seat } from '@athanor/kernel'
import type { ChooseOrderAction } from './action.ts'
import { hasPower } from './artifacts/powers.ts'
import type { OrderSpace } from './components/orderSpaces.ts'
import { type Draft, emit, playerOf } from './draft.ts'
import { checkPayment, type Goods, trade } from './goods.ts'
import { question } from './question.ts'
import { type Reason, reason } from './reasons.ts'
import type { Standing, TaskRulesOf } from './rules.ts'

/** A-113..A-117, A-122. */
function checkSpace(at: Standing, space: number): Reason | null {
  const { rules, table } = at
  const chosen = rules.orderSpaces(table)[space]
  if (chosen === undefined || chosen.players > rules.players) return reason('alchemists.reject.orderSpaceClosed')
  if (table.markers[space] !== null) return reason('alchemists.reject.orderSpaceTaken')
  return checkPayment(at, chosen.cost)
}

/** A-405, AR-46: the Trunk stops the ingredients, not the favors. */
function gainOf(draft: Draft, seat: Seat, { gain }: OrderSpace): Goods {
  const barred = hasPower(draft.rules, playerOf(draft, seat).artifacts, 'noOrderIngredients')
  return barred ? { ...gain, ingredients: 0 } : gain
}

export const chooseOrderQuestion = question({
  kind: 'chooseOrder',
  takes: ['chooseOrder'],
  legal: (at) => [
    listed(
      'chooseOrder',
      at.rules
        .orderSpaces(at.table)
        .map((_, space): ChooseOrderAction => ({ kind: 'chooseOrder', space }))
        .filter(({ space }) => checkSpace(at, space) === null),
    ),
  ],
  check: (at, _, { space }) => checkSpace(at, space),
  /** A-113, AR-74: place the marker, pay, draw everything, then play what must be played at once. */
  answer(draft, { seat }, { space }) {
    const chosen = draft.rules.orderSpaces(draft.table)[space] as OrderSpace
    draft.table.markers = draft.table.markers.with(space, seat)
    emit(draft, { kind: 'orderChosen', seat, space })
    trade(draft, seat, { cost: chosen.cost, gain: gainOf(draft, seat, chosen) }, 'order')
  },
})

/** A-125, AR-54. */
export const paralysedTask: TaskRulesOf<'paralysed'> = {
  kind: 'paralysed',
  run(draft, { seat }) {
    emit(draft, { kind: 'paralysedDrew', seat })
    trade(draft, seat, { gain: gainOf(draft, seat, draft.rules.paralysisSpace) }, 'order')
  },
}
