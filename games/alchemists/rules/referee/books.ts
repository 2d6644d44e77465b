import type { Alchemical } from '@athanor/alchemy'
import { compare, demand, happened, ownOf, playerOf, seatsOf } from './facts.ts'
import type { Judge } from './judge.ts'

/** G-009: solar with none or two minus signs, which the small and capital letters N are. */
function luminaryOf(alchemical: Alchemical): 'solar' | 'lunar' {
  const negatives = alchemical.split(/n/i).length - 1
  return negatives === 0 || negatives === 2 ? 'solar' : 'lunar'
}

/** G-013..G-019: four different ingredients for the reader alone, a true answer, and a token for every book. */
export const judgeBooks: Judge = (before, seat, action, events, after) => {
  const taken = happened(events, 'bookTaken')
  const complaints = events.flatMap(({ public: event, secret = {} }) => {
    if (event.kind !== 'bookTaken' && event.kind !== 'bookRead') return []
    const told = compare(`who sees what ${event.seat} reads`, [String(event.seat)], Object.keys(secret))
    const offer = secret[event.seat]?.offer
    const isFair = event.kind !== 'bookTaken' || (offer?.length === 4 && new Set(offer).size === 4)
    return [...told, ...demand(isFair, 'an offer that is not four different ingredients')]
  })
  for (const reader of seatsOf(before)) {
    const books = taken.filter((book) => book.seat === reader).length
    const had = playerOf(before, reader).slots.library?.books ?? 0
    complaints.push(
      ...compare(`the books of ${reader}`, had + books, playerOf(after, reader).slots.library?.books ?? 0),
    )
  }
  if (action.kind !== 'readBook' || happened(events, 'bookRead').length === 0) return complaints
  const { ingredient } = action
  const answer = { ingredient, luminary: luminaryOf(before.hidden.answers[ingredient]) }
  return [...complaints, ...compare('what the book told', answer, ownOf(after, seat).slots.library?.read.at(-1))]
}
