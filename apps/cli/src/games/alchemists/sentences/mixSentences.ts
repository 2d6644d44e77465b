import { ingredientName } from '../terms.ts'
import type { Tellers } from './telling.ts'

/** Potions mixed, drunk, sold and shown, and what comes of it. */
export const mixTellers: Tellers<
  | 'bidsRevealed'
  | 'offered'
  | 'saleAnswered'
  | 'sold'
  | 'potionMade'
  | 'studentCharges'
  | 'poisoned'
  | 'paralysed'
  | 'periscopeUsed'
  | 'periscopeDeclined'
  | 'ingredientKept'
  | 'setAside'
  | 'exhibited'
> = {
  bidsRevealed: ({ bids, order }, told) => [
    told.say('alchemists.event.bidsRevealed', { players: told.namesOf(order) }),
    ...bids.map(({ seat, bid, smileys }) =>
      told.say('alchemists.line.bidsRevealed', { player: told.name(seat), bid, smileys }),
    ),
  ],
  offered: ({ seat, potion, guarantee, price }, told) => [
    told.say('alchemists.event.offered', { player: told.name(seat), potion, guarantee, price }),
  ],
  saleAnswered: ({ seat, promised, quality, pair }, told) =>
    told.secretly(
      seat,
      pair,
      told.say('alchemists.event.saleAnswered', { player: told.name(seat), potion: promised, quality }),
      (own) => told.say('alchemists.own.saleAnswered', { ingredients: told.cards(own), potion: promised, quality }),
      (own) => told.cards(own),
    ),
  sold: ({ seat, counted, paid }, told) => [
    told.say('alchemists.event.sold', { player: told.name(seat), counted, kept: paid > 0 ? 'yes' : 'no' }),
  ],
  potionMade: ({ seat, at, potion, pair }, told) => {
    // The answer to a sale is told as one.
    if (at === 'sell') return []
    return told.secretly(
      seat,
      pair,
      told.say('alchemists.event.potionMade', { player: told.name(seat), at, potion }),
      (own) => told.say('alchemists.own.potionMade', { ingredients: told.cards(own), at, potion }),
      (own) => told.cards(own),
    )
  },
  studentCharges: (_, { say }) => [say('alchemists.event.studentCharges')],
  poisoned: ({ seat }, told) => [told.say('alchemists.event.poisoned', { player: told.name(seat) })],
  paralysed: ({ seat }, told) => [told.say('alchemists.event.paralysed', { player: told.name(seat) })],
  periscopeUsed: ({ seat, mixer, ingredient }, told) =>
    told.secretly(
      seat,
      ingredient,
      told.say('alchemists.event.periscopeUsed', { player: told.name(seat), mixer: told.name(mixer) }),
      (own) => told.say('alchemists.own.periscopeUsed', { mixer: told.name(mixer), ingredient: own }),
      (own) => ingredientName(own, told.look),
    ),
  periscopeDeclined: ({ seat }, told) => [told.say('alchemists.event.periscopeDeclined', { player: told.name(seat) })],
  ingredientKept: ({ seat, kept }, told) =>
    told.secretly(
      seat,
      kept,
      told.say('alchemists.event.ingredientKept', { player: told.name(seat) }),
      (own) => told.say('alchemists.own.ingredientKept', { ingredient: own }),
      (own) => ingredientName(own, told.look),
    ),
  setAside: ({ seat, count, aside }, told) =>
    told.secretly(
      seat,
      aside,
      told.say('alchemists.event.setAside', { player: told.name(seat), count }),
      (own) => told.say('alchemists.own.setAside', { ingredients: told.cards(own) }),
      (own) => told.cards(own),
    ),
  exhibited: ({ seat, promised, success, first, mastery }, told) => [
    told.say('alchemists.event.exhibited', {
      player: told.name(seat),
      potion: promised,
      success: success ? 'yes' : 'no',
      first: first ? 'yes' : 'no',
      mastery: mastery ? 'yes' : 'no',
    }),
  ],
}
