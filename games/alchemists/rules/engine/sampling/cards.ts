import type { Ingredient } from '@athanor/alchemy'
import { at, type Stream, shuffled } from '@athanor/kernel'
import { cardsOf, ingredientCards, noCards } from '../../base/ingredientCards.ts'
import { type Counts, contains, listOf, minus, plus, total } from '../counts.ts'
import { playerAt } from '../state.ts'
import type { View } from '../view.ts'
import type { RivalNotes } from './notes.ts'

interface DealtCards {
  readonly hands: readonly Counts<Ingredient>[]
  readonly discarded: readonly Counts<Ingredient>[]
  readonly discard: Counts<Ingredient>
  readonly deck: readonly number[]
}

type Notes = readonly (RivalNotes | undefined)[]

/** Deals the ingredient cards that the viewer cannot see. */
export function cardDealer(view: View): {
  /** Whether all cards that must be somewhere can be there. */
  fits(notes: Notes): boolean
  deal(notes: Notes, stream: Stream): DealtCards
} {
  const { table, own } = view
  const unseen = unseenCards(view)
  return {
    fits: (notes) =>
      notes.every((note, seat) => note === undefined || total(note.least) <= playerAt(table, seat).cards) &&
      contains(unseen, neededBy(notes)),
    deal(notes, stream) {
      const loose = shuffled(stream, listOf(minus(unseen, neededBy(notes))))
      let dealt = 0
      const take = (count: number) => {
        const cards = ingredientCards.counted(loose.slice(dealt, dealt + count))
        dealt += count
        return cards
      }
      const hands = table.players.map(({ cards }, seat) => {
        const note = notes[seat]
        return note === undefined ? noCards : plus(note.least, take(cards - total(note.least)))
      })
      const discarded = table.players.map((player, seat) =>
        notes[seat] === undefined ? (own?.discarded ?? noCards) : take(player.discarded),
      )
      const discard = discarded.reduce(plus, table.rowDiscards)
      return { hands, discarded, discard, deck: loose.slice(dealt) }
    },
  }
}

function neededBy(notes: Notes): Counts<Ingredient> {
  let needed = noCards
  for (const note of notes) {
    if (note !== undefined) needed = plus(plus(needed, note.aside), plus(note.cauldron, note.least))
  }
  return needed
}

/** Cards of which the viewer does not know where they are. */
function unseenCards({ table, own, viewer }: View): Counts<Ingredient> {
  const open = minus(minus(ingredientCards.all, cardsOf(table.row)), table.rowDiscards)
  if (own === null) return open
  const last = table.mix?.seat === viewer ? at(own.mixes, own.mixes.length - 1, 'mix') : []
  return minus(open, plus(plus(own.hand, own.discarded), plus(own.aside, cardsOf(last))))
}
