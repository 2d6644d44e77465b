import { player, players } from '@athanor/narration'
import { cards, cardsRole, say, type Tellers, told } from './tellers.ts'

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
  bidsRevealed: ({ bids, order }) => [
    say('alchemists.event.bidsRevealed', { players: players(order) }),
    ...bids.map(({ seat, bid, smileys }) =>
      say('alchemists.line.bidsRevealed', { player: player(seat), bid, smileys }),
    ),
  ],
  offered: ({ seat, potion, guarantee, price }) => [
    say('alchemists.event.offered', { player: player(seat), potion, guarantee, price }),
  ],
  saleAnswered: ({ seat, promised, quality, pair }, watcher) =>
    told(watcher, seat, pair, {
      open: say('alchemists.event.saleAnswered', { player: player(seat), potion: promised, quality }),
      own: (hidden) =>
        say('alchemists.own.saleAnswered', { ingredients: cardsRole(hidden), potion: promised, quality }),
      shown: (hidden) => cards(hidden),
    }),
  sold: ({ seat, counted, paid }) => [
    say('alchemists.event.sold', { player: player(seat), counted, kept: paid > 0 ? 'yes' : 'no' }),
  ],
  potionMade: ({ seat, at, potion, pair }, watcher) => {
    // The answer to a sale is told as one.
    if (at === 'sell') return []
    return told(watcher, seat, pair, {
      open: say('alchemists.event.potionMade', { player: player(seat), at, potion }),
      own: (hidden) => say('alchemists.own.potionMade', { ingredients: cardsRole(hidden), at, potion }),
      shown: (hidden) => cards(hidden),
    })
  },
  studentCharges: () => [say('alchemists.event.studentCharges')],
  poisoned: ({ seat }) => [say('alchemists.event.poisoned', { player: player(seat) })],
  paralysed: ({ seat }) => [say('alchemists.event.paralysed', { player: player(seat) })],
  periscopeUsed: ({ seat, mixer, ingredient }, watcher) =>
    told(watcher, seat, ingredient, {
      open: say('alchemists.event.periscopeUsed', { player: player(seat), mixer: player(mixer) }),
      own: (hidden) => say('alchemists.own.periscopeUsed', { mixer: player(mixer), ingredient: hidden }),
      shown: (hidden) => cards([hidden]),
    }),
  periscopeDeclined: ({ seat }) => [say('alchemists.event.periscopeDeclined', { player: player(seat) })],
  ingredientKept: ({ seat, kept }, watcher) =>
    told(watcher, seat, kept, {
      open: say('alchemists.event.ingredientKept', { player: player(seat) }),
      own: (hidden) => say('alchemists.own.ingredientKept', { ingredient: hidden }),
      shown: (hidden) => cards([hidden]),
    }),
  setAside: ({ seat, count, aside }, watcher) =>
    told(watcher, seat, aside, {
      open: say('alchemists.event.setAside', { player: player(seat), count }),
      own: (hidden) => say('alchemists.own.setAside', { ingredients: cardsRole(hidden) }),
      shown: (hidden) => cards(hidden),
    }),
  exhibited: ({ seat, promised, success, first, mastery }) => [
    say('alchemists.event.exhibited', {
      player: player(seat),
      potion: promised,
      success: success ? 'yes' : 'no',
      first: first ? 'yes' : 'no',
      mastery: mastery ? 'yes' : 'no',
    }),
  ],
}
