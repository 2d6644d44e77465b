import { listed, type Seat } from '@athanor/kernel'
import { checkPayment, type Goods, trade } from '../engine/goods.ts'
import { emit, type MutableState, playerOf, seatContextOf } from '../engine/mutableState.ts'
import { question } from '../engine/question.ts'
import type { SeatContext, TaskRulesOf } from '../engine/rules.ts'
import type { ChooseOrderAction } from './action.ts'
import { hasPower } from './artifacts/powers.ts'
import type { OrderSpace } from './components/orderSpaces.ts'
import { type Reason, reason } from './reasons.ts'

/** A-113..A-117: whether a marker may stand there at all. */
function checkPlace({ rules, table }: SeatContext, space: number): Reason | null {
  const chosen = rules.orderSpaces(table)[space]
  if (chosen === undefined || chosen.players > rules.players) return reason('alchemists.reject.orderSpaceClosed')
  return table.markers[space] === null ? null : reason('alchemists.reject.orderSpaceTaken')
}

/** */
function checkCost(at: SeatContext, space: number): Reason | null {
  return checkPayment(at, (at.rules.orderSpaces(at.table)[space] as OrderSpace).cost)
}

/** GR-72: whoever can pay for no free space may stand on the lowest of them, without paying and for nothing. */
function openSpaces(at: SeatContext): readonly number[] {
  const free = [...at.rules.orderSpaces(at.table).keys()].filter((space) => checkPlace(at, space) === null)
  const payable = free.filter((space) => checkCost(at, space) === null)
  return payable.length > 0 ? payable : free.slice(-1)
}

function checkSpace(at: SeatContext, space: number): Reason | null {
  const refused = checkPlace(at, space) ?? checkCost(at, space)
  return refused === null || openSpaces(at).includes(space) ? null : refused
}

/** A-405, AR-46: the Trunk stops the ingredients, not the favors. */
function gainOf(state: MutableState, seat: Seat, { gain }: OrderSpace): Goods {
  const barred = hasPower(state.rules, playerOf(state, seat).artifacts, 'noOrderIngredients')
  return barred ? { ...gain, ingredients: 0 } : gain
}

export const chooseOrderQuestion = question({
  kind: 'chooseOrder',
  takes: ['chooseOrder'],
  legal: (at) => [
    listed(
      'chooseOrder',
      openSpaces(at).map((space): ChooseOrderAction => ({ kind: 'chooseOrder', space })),
    ),
  ],
  check: (at, _, { space }) => checkSpace(at, space),
  /** A-113, AR-74: place the marker, pay, draw everything, then play what must be played at once. */
  answer(state, { seat }, { space }) {
    const chosen = state.rules.orderSpaces(state.table)[space] as OrderSpace
    const isPaid = checkPayment(seatContextOf(state, seat), chosen.cost) === null
    state.table.markers = state.table.markers.with(space, seat)
    emit(state, { kind: 'orderChosen', seat, space })
    if (isPaid) trade(state, seat, { cost: chosen.cost, gain: gainOf(state, seat, chosen) }, 'order')
  },
})

/** A-125, AR-54. */
export const paralysedTask: TaskRulesOf<'paralysed'> = {
  kind: 'paralysed',
  run(state, { seat }) {
    emit(state, { kind: 'paralysedDrew', seat })
    trade(state, seat, { gain: gainOf(state, seat, state.rules.paralysisSpace) }, 'order')
  },
}
