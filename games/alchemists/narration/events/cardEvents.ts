import { discardsFor, type Favour } from '@athanor/alchemists'
import type { Ingredient } from '@athanor/alchemy'
import { player, type Role, thing } from '@athanor/narration'
import type { Thing } from '../things.ts'
import { artifactsRole, cards, cardsRole, say, type Tellers, told } from './tellers.ts'

/** Cards that come and go. */
export const cardTellers: Tellers<
  | 'rowDealt'
  | 'rowCleared'
  | 'cardsDrawn'
  | 'reshuffled'
  | 'favourRejected'
  | 'favourPlayed'
  | 'herbalistDone'
  | 'foraged'
  | 'foragedUnseen'
  | 'transmuted'
  | 'artifactBought'
  | 'artifactsReplaced'
  | 'goldChanged'
> = {
  rowDealt: ({ ingredients }) => [
    say('alchemists.event.rowDealt', {
      row: ingredients.length === 0 ? 'none' : 'some',
      ingredients: cardsRole(ingredients),
    }),
  ],
  rowCleared: ({ count }) => [say('alchemists.event.rowCleared', { count })],
  cardsDrawn: ({ seat, ingredients, favours, drawn, drawnFavours }, watcher) => {
    const kinds = ingredients > 0 ? (favours > 0 ? 'both' : 'ingredients') : favours > 0 ? 'favours' : 'none'
    return told(watcher, seat, drawnCards(drawn, drawnFavours), {
      open: say('alchemists.event.cardsDrawn', { player: player(seat), cards: kinds, ingredients, favours }),
      own: (hidden) => say('alchemists.own.cardsDrawn', { cards: thing(hidden) }),
      shown: (hidden) => hidden,
    })
  },
  reshuffled: ({ pile }) => [say('alchemists.event.reshuffled', { pile })],
  favourRejected: ({ seat, favour }) => [say('alchemists.event.favourRejected', { player: player(seat), favour })],
  favourPlayed: ({ seat, favour }) => [say('alchemists.event.favourPlayed', { player: player(seat), favour })],
  herbalistDone: ({ seat, count, favour, discarded }, watcher) =>
    // Nothing to name when there was nothing to discard.
    told(watcher, seat, count === 0 ? undefined : discarded, {
      open: say('alchemists.event.herbalistDone', { player: player(seat), count, card: playedRole(favour) }),
      own: (hidden) =>
        say('alchemists.own.herbalistDone', { card: playedRole(favour), ingredients: cardsRole(hidden) }),
      shown: (hidden) => cards(hidden),
    }),
  foraged: ({ seat, ingredient }) => [say('alchemists.event.foraged', { player: player(seat), ingredient })],
  foragedUnseen: ({ seat, ingredient }, watcher) =>
    told(watcher, seat, ingredient, {
      open: say('alchemists.event.foragedUnseen', { player: player(seat) }),
      own: (hidden) => say('alchemists.own.foragedUnseen', { ingredient: hidden }),
      shown: (hidden) => cards([hidden]),
    }),
  transmuted: ({ seat, ingredient }, watcher) =>
    told(watcher, seat, ingredient, {
      open: say('alchemists.event.transmuted', { player: player(seat) }),
      own: (hidden) => say('alchemists.own.transmuted', { ingredient: hidden }),
      shown: (hidden) => cards([hidden]),
    }),
  artifactBought: ({ seat, artifact }) => [say('alchemists.event.artifactBought', { player: player(seat), artifact })],
  artifactsReplaced: ({ artifacts }) => [
    say('alchemists.event.artifactsReplaced', { artifacts: artifactsRole(artifacts) }),
  ],
  goldChanged: ({ seat, change, why }) => [
    say('alchemists.event.goldChanged', {
      player: player(seat),
      why: why === 'order' && change > 0 ? 'orderGain' : why,
      amount: Math.abs(change),
    }),
  ],
}

/** The card for which something is discarded: where nothing else is said, the one that the event is called after. */
function playedRole(favour?: Favour): Role<Thing> {
  return thing(cards([], [discardsFor(favour === undefined ? {} : { favour })]))
}

/** What was drawn; undefined where it may not be seen, or where nothing came. */
function drawnCards(ingredients: readonly Ingredient[] = [], favours: readonly Favour[] = []): Thing | undefined {
  return ingredients.length + favours.length === 0 ? undefined : cards(ingredients, favours)
}
