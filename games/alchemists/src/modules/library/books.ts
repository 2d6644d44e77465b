import { type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import { type Seat, type Stream, shuffled } from '@athanor/kernel'
import { askTogether, follow } from '../../agenda.ts'
import { type Draft, emitTo, ownOf, playerOf } from '../../draft.ts'
import type { GoodRules } from '../../goods.ts'
import { clockwise } from '../../round.ts'
import type { TaskRulesOf } from '../../rules.ts'
import { changeOwnSlots, changePlayerSlots } from '../../slots.ts'
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
function takeBook(draft: Draft, seat: Seat): void {
  const offer = anyOffer(draft.chance.stream('library'))
  changePlayerSlots(draft, seat, { library: { books: booksOf(playerOf(draft, seat)) + 1 } })
  changeOwnSlots(draft, seat, { library: { ...libraryOf(ownOf(draft, seat)), offer } })
  emitTo(draft, seat, { kind: 'bookTaken', seat }, { offer })
}

/** G-012, G-201: books as part of what something brings; there are always enough of them. */
export const booksGood: GoodRules = {
  id: 'books',
  take(draft, seat, { books = 0 }) {
    for (let book = 0; book < books; book++) follow(draft, { kind: 'openBook', seat })
  },
}

export const openBookTask: TaskRulesOf<'openBook'> = {
  kind: 'openBook',
  run(draft, { seat }) {
    takeBook(draft, seat)
    follow(draft, { kind: 'readBook', seat })
  },
}

/**
 * GR-26: so many books for each seat, read side by side; offers come from the starting player clockwise.
 * @public Modules use it.
 */
export function readTogether(draft: Draft, books: readonly number[]): void {
  if (books.some((count) => count > 0)) follow(draft, { kind: 'readTogether', books })
}

/** @public Modules use it. */
export const readTogetherTask: TaskRulesOf<'readTogether'> = {
  kind: 'readTogether',
  run(draft, { books }) {
    const readers = clockwise(draft.table).filter((seat) => (books[seat] ?? 0) > 0)
    for (const seat of readers) takeBook(draft, seat)
    askTogether(
      draft,
      readers.map((seat) => ({ kind: 'readBooks', seat })),
    )
    readTogether(
      draft,
      books.map((count) => Math.max(0, count - 1)),
    )
  },
}
