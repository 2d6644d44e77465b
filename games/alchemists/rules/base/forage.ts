import { listed } from '@athanor/kernel'
import { emit, emitTo } from '../engine/mutableState.ts'
import type { SpaceActionOf, SpaceRules } from '../engine/space.ts'
import type { Table } from '../engine/state.ts'
import type { ForageAction } from './action.ts'
import { clearRow, takeOpenly, takeTopIngredient } from './cards.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { reason } from './reasons.ts'

function deckHasCards(table: Table): boolean {
  return table.deck + table.discard > 0
}

/** AR-57. */
const spaceAction: SpaceActionOf<'forage'> = {
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
  act(state, seat, { from }) {
    if (from === 'deck') {
      const ingredient = takeTopIngredient(state, seat)
      emitTo(state, seat, { kind: 'foragedUnseen', seat }, { ingredient })
      return
    }
    // the row is not filled up.
    state.table.row = state.table.row.toSpliced(state.table.row.indexOf(from), 1)
    takeOpenly(state, seat, from)
    emit(state, { kind: 'foraged', seat, ingredient: from })
  },
}

export function forageSpace(players: number): SpaceRules {
  return {
    id: 'forage',
    ...spaceCost(players, 'forage'),
    isOpen: () => true,
    actions: [spaceAction],
    //
    finish: clearRow,
  }
}
