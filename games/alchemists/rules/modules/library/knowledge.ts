import { type Assignment, type Fact, ingredients, luminaryOf } from '@athanor/alchemy'
import { at, pick, type Stream } from '@athanor/kernel'
import type { Sampler } from '../../engine/sampler.ts'
import type { SlotRules } from '../../engine/slots.ts'
import type { View } from '../../engine/view.ts'
import { anyOffer } from './books.ts'
import { type BookReading, booksOf, libraryOf } from './state.ts'

export const librarySlots: SlotRules = {
  begin: () => ({ player: { library: { books: 0 } }, own: { library: { offer: null, read: [] } } }),
}

/** G-017: what the own books told. */
export function libraryFacts({ own }: View): readonly Fact[] {
  return own === null ? [] : libraryOf(own).read.map((reading): Fact => ({ kind: 'luminary', ...reading }))
}

/** A rival's books: any ingredients, and what they are in the sampled world; any four while the book lies open. */
export const librarySampler: Sampler = {
  prepare(_, { table }) {
    const isReading = table.players.map((_, seat) =>
      table.asks.some((ask) => (ask.kind === 'readBook' || ask.kind === 'readBooks') && ask.seat === seat),
    )
    const readings = table.players.map((player, seat) => booksOf(player) - (isReading[seat] === true ? 1 : 0))
    return ({ answers }, stream) => ({
      own: (seat) => ({
        library: {
          offer: isReading[seat] === true ? anyOffer(stream) : null,
          read: Array.from({ length: at(readings, seat) }, () => anyReading(answers, stream)),
        },
      }),
    })
  },
}

function anyReading(answers: Assignment, stream: Stream): BookReading {
  const ingredient = pick(stream, ingredients)
  return { ingredient, luminary: luminaryOf(answers[ingredient]) }
}
