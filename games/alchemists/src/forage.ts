import type { Seat } from '@athanor/kernel'
import type { Action, ForageAction } from './action.ts'
import { takeOpenly, takeTopIngredient } from './cards.ts'
import { type Draft, emit, emitTo } from './draft.ts'
import { type Reason, reason } from './reasons.ts'
import type { Table } from './state.ts'

/** AR-57. */
export function checkForage(table: Table, { from }: ForageAction): Reason | null {
  if (from === 'deck') return table.deck + table.discard > 0 ? null : reason('alchemists.reject.nothingThere', { from })
  return table.row.includes(from) ? null : reason('alchemists.reject.nothingThere', { from })
}

export function forages(table: Table): readonly Action[] {
  const row = [...new Set(table.row)].map((from): Action => ({ kind: 'forage', from }))
  return table.deck + table.discard > 0 ? [...row, { kind: 'forage', from: 'deck' }] : row
}

export function forage(draft: Draft, seat: Seat, { from }: ForageAction): void {
  if (from === 'deck') {
    const ingredient = takeTopIngredient(draft, seat)
    emitTo(draft, seat, { kind: 'foragedUnseen', seat }, { ingredient })
    return
  }
  // the row is not filled up.
  draft.table.row = draft.table.row.toSpliced(draft.table.row.indexOf(from), 1)
  takeOpenly(draft, seat, from)
  emit(draft, { kind: 'foraged', seat, ingredient: from })
}
