import type { Seat } from '@athanor/kernel'
import type { Action, ChooseOrderAction } from './action.ts'
import { hasPower } from './artifacts/artifacts.ts'
import { draw } from './cards.ts'
import { type OrderSpace, orderSpacesFor, paralysisSpace } from './components/orderSpaces.ts'
import { changeGold, type Draft, emit, playerOf } from './draft.ts'
import { playHerbalist } from './herbalist.ts'
import { type Reason, reason } from './reasons.ts'
import { playerAt, type Table } from './state.ts'

/** A-113..A-117, A-122. */
export function checkChooseOrder(table: Table, seat: Seat, { space }: ChooseOrderAction): Reason | null {
  const players = table.players.length
  const chosen = orderSpacesFor(players)[space]
  if (chosen === undefined || chosen.players > players) return reason('alchemists.reject.orderSpaceClosed')
  if (table.markers[space] !== null) return reason('alchemists.reject.orderSpaceTaken')
  const { gold } = playerAt(table, seat)
  return gold < chosen.cost ? reason('alchemists.reject.noGold', { needed: chosen.cost, held: gold }) : null
}

export function orderChoices(table: Table, seat: Seat): readonly Action[] {
  return orderSpacesFor(table.players.length)
    .map((_, space): ChooseOrderAction => ({ kind: 'chooseOrder', space }))
    .filter((action) => checkChooseOrder(table, seat, action) === null)
}

/** A-113, AR-74: place the marker, pay, draw everything, then play what must be played at once. */
export function chooseOrder(draft: Draft, seat: Seat, { space }: ChooseOrderAction): void {
  const chosen = orderSpacesFor(draft.table.players.length)[space] as OrderSpace
  draft.table.markers = draft.table.markers.with(space, seat)
  draft.table.waiting = draft.table.waiting.filter((other) => other !== seat)
  emit(draft, { kind: 'orderChosen', seat, space })
  changeGold(draft, seat, -chosen.cost, 'order')
  drawFor(draft, seat, chosen)
}

/** A-125, AR-54. */
export function drawParalysed(draft: Draft, seat: Seat): void {
  emit(draft, { kind: 'paralysedDrew', seat })
  drawFor(draft, seat, paralysisSpace)
}

function drawFor(draft: Draft, seat: Seat, { ingredients, favours }: OrderSpace): void {
  // A-405, AR-46: the Trunk stops the ingredients, not the favors.
  const barred = hasPower(playerOf(draft, seat).artifacts, 'noOrderIngredients')
  draw(draft, seat, { ingredients: barred ? 0 : ingredients, favours })
  playHerbalist(draft, seat)
}
