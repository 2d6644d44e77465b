import { player, secretly } from '@athanor/narration'
import { cards, cardsRole, say, type Tellers, told } from './tellers.ts'

/** Books and order boards. */
export const expansionTellers: Tellers<'bookTaken' | 'bookRead' | 'orderBoardCame' | 'cubesPaid'> = {
  bookTaken: ({ seat, offer }, watcher) =>
    told(watcher, seat, offer, {
      open: say('alchemists.event.bookTaken', { player: player(seat) }),
      own: (hidden) => say('alchemists.own.bookTaken', { ingredients: cardsRole(hidden) }),
      shown: (hidden) => cards(hidden),
    }),
  bookRead: ({ seat, ingredient, luminary }, watcher) => {
    const reading = ingredient === undefined || luminary === undefined ? undefined : { ingredient, luminary }
    return secretly(watcher, seat, reading, {
      open: say('alchemists.event.bookRead', { player: player(seat) }),
      own: (hidden) => say('alchemists.own.bookRead', hidden),
      beside: (hidden) =>
        say('alchemists.line.bookRead', {
          player: player(seat),
          ingredients: cardsRole([hidden.ingredient]),
          luminary: hidden.luminary,
        }),
    })
  },
  orderBoardCame: ({ next }) => [say('alchemists.event.orderBoardCame', { next: next === null ? 'none' : 'some' })],
  cubesPaid: ({ seat, cubes }) => [say('alchemists.event.cubesPaid', { player: player(seat), cubes })],
}
