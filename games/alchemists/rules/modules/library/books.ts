import { type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import { at, type Seat, type Stream, shuffled } from '@athanor/kernel'
import { clockwise } from '../../base/round.ts'
import { askTogether, follow } from '../../engine/agenda.ts'
import type { GoodRules } from '../../engine/goods.ts'
import { emitTo, type MutableState, ownOf, playerOf } from '../../engine/mutableState.ts'
import type { TaskRulesOf } from '../../engine/rules.ts'
import { changeOwnSlots, changePlayerSlots } from '../../engine/slots.ts'
import { booksOf, libraryOf } from './state.ts'

/** G-015. */
const offerSize = 4

/** GR-39: every four of the eight with the same odds, whatever was offered or read before. */
export function anyOffer(stream: Stream): readonly Ingredient[] {
  return shuffled(stream, ingredients)
    .slice(0, offerSize)
    .sort((one, other) => ingredientIndex(one) - ingredientIndex(other))
}

/** G-013, G-018: a token for the board, and four ingredients that its reader alone sees. */
function takeBook(state: MutableState, seat: Seat): void {
  const offer = anyOffer(state.chance.stream('library'))
  changePlayerSlots(state, seat, { library: { books: booksOf(playerOf(state, seat)) + 1 } })
  changeOwnSlots(state, seat, { library: { ...libraryOf(ownOf(state, seat)), offer } })
  emitTo(state, seat, { kind: 'bookTaken', seat }, { offer })
}

/** G-012, G-201: books as part of what something brings; there are always enough of them. */
export const booksGood: GoodRules = {
  id: 'books',
  take(state, seat, { books = 0 }) {
    for (let book = 0; book < books; book++) follow(state, { kind: 'openBook', seat })
  },
}

export const openBookTask: TaskRulesOf<'openBook'> = {
  kind: 'openBook',
  run(state, { seat }) {
    takeBook(state, seat)
    follow(state, { kind: 'readBook', seat })
  },
}

/**
 * GR-26: so many books for each seat, read side by side; offers come from the starting player clockwise.
 * @public Modules use it.
 */
export function readTogether(state: MutableState, books: readonly number[]): void {
  if (books.some((count) => count > 0)) follow(state, { kind: 'readTogether', books })
}

/** @public Modules use it. */
export const readTogetherTask: TaskRulesOf<'readTogether'> = {
  kind: 'readTogether',
  run(state, { books }) {
    const readers = clockwise(state.table).filter((seat) => at(books, seat) > 0)
    for (const seat of readers) takeBook(state, seat)
    askTogether(
      state,
      readers.map((seat) => ({ kind: 'readBooks', seat })),
    )
    readTogether(
      state,
      books.map((count) => Math.max(0, count - 1)),
    )
  },
}
