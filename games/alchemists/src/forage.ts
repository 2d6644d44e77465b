import { listed } from '@athanor/kernel'
import type { ForageAction } from './action.ts'
import { clearRow, takeOpenly, takeTopIngredient } from './cards.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { emit, emitTo } from './draft.ts'
import { reason } from './reasons.ts'
import type { DeedOf, SpaceRules } from './space.ts'
import type { Table } from './state.ts'

function deckHasCards(table: Table): boolean {
  return table.deck + table.discard > 0
}

/** AR-57. */
const deed: DeedOf<'forage'> = {
  action: 'forage',
  isPossible: ({ table }) => table.row.length > 0 || deckHasCards(table),
  legal({ table }) {
    const row = [...new Set(table.row)].map((from): ForageAction => ({ kind: 'forage', from }))
    return [listed('forage', deckHasCards(table) ? [...row, { kind: 'forage', from: 'deck' }] : row)]
  },
  check({ table }, { from }) {
    const isThere = from === 'deck' ? deckHasCards(table) : table.row.includes(from)
    return isThere ? null : reason('alchemists.reject.nothingThere', { from })
  },
  act(draft, seat, { from }) {
    if (from === 'deck') {
      const ingredient = takeTopIngredient(draft, seat)
      emitTo(draft, seat, { kind: 'foragedUnseen', seat }, { ingredient })
      return
    }
    // the row is not filled up.
    draft.table.row = draft.table.row.toSpliced(draft.table.row.indexOf(from), 1)
    takeOpenly(draft, seat, from)
    emit(draft, { kind: 'foraged', seat, ingredient: from })
  },
}

export function forageSpace(players: number): SpaceRules {
  return {
    id: 'forage',
    ...spaceCost(players, 'forage'),
    isOpen: () => true,
    deeds: [deed],
    //
    finish: clearRow,
  }
}
