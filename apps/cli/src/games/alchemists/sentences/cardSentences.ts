import type { Favour } from '@athanor/alchemists'
import type { Ingredient } from '@athanor/alchemy'
import type { Look } from '../../gameFace.ts'
import { favourName, ingredientName } from '../terms.ts'
import type { Tellers } from './telling.ts'

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
  rowDealt: ({ ingredients }, told) => [
    told.say('alchemists.event.rowDealt', {
      row: ingredients.length === 0 ? 'none' : 'some',
      ingredients: told.cards(ingredients),
    }),
  ],
  rowCleared: ({ count }, { say }) => [say('alchemists.event.rowCleared', { count })],
  cardsDrawn: ({ seat, ingredients, favours, drawn, drawnFavours }, told) => {
    const cards = ingredients > 0 ? (favours > 0 ? 'both' : 'ingredients') : favours > 0 ? 'favours' : 'none'
    return told.secretly(
      seat,
      drawnCards(drawn, drawnFavours, told.look),
      told.say('alchemists.event.cardsDrawn', { player: told.name(seat), cards, ingredients, favours }),
      (own) => told.say('alchemists.own.cardsDrawn', { cards: own }),
      (own) => own,
    )
  },
  reshuffled: ({ pile }, { say }) => [say('alchemists.event.reshuffled', { pile })],
  favourRejected: ({ seat, favour }, told) => [
    told.say('alchemists.event.favourRejected', { player: told.name(seat), favour }),
  ],
  favourPlayed: ({ seat, favour }, told) => [
    told.say('alchemists.event.favourPlayed', { player: told.name(seat), favour }),
  ],
  herbalistDone: ({ seat, count, discarded }, told) =>
    told.secretly(
      seat,
      // Nothing to name when there was nothing to discard.
      count === 0 ? undefined : discarded,
      told.say('alchemists.event.herbalistDone', { player: told.name(seat), count }),
      (own) => told.say('alchemists.own.herbalistDone', { ingredients: told.cards(own) }),
      (own) => told.cards(own),
    ),
  foraged: ({ seat, ingredient }, told) => [
    told.say('alchemists.event.foraged', { player: told.name(seat), ingredient }),
  ],
  foragedUnseen: ({ seat, ingredient }, told) =>
    told.secretly(
      seat,
      ingredient,
      told.say('alchemists.event.foragedUnseen', { player: told.name(seat) }),
      (own) => told.say('alchemists.own.foragedUnseen', { ingredient: own }),
      (own) => ingredientName(own, told.look),
    ),
  transmuted: ({ seat, ingredient }, told) =>
    told.secretly(
      seat,
      ingredient,
      told.say('alchemists.event.transmuted', { player: told.name(seat) }),
      (own) => told.say('alchemists.own.transmuted', { ingredient: own }),
      (own) => ingredientName(own, told.look),
    ),
  artifactBought: ({ seat, artifact }, told) => [
    told.say('alchemists.event.artifactBought', { player: told.name(seat), artifact }),
  ],
  artifactsReplaced: ({ artifacts }, told) => [
    told.say('alchemists.event.artifactsReplaced', { artifacts: told.artifacts(artifacts) }),
  ],
  goldChanged: ({ seat, change, why }, told) => [
    told.say('alchemists.event.goldChanged', { player: told.name(seat), why, amount: Math.abs(change) }),
  ],
}

/** What was drawn, by name; undefined where it may not be seen, or where nothing came. */
function drawnCards(
  ingredients: readonly Ingredient[] | undefined,
  favours: readonly Favour[] | undefined,
  look: Look,
): string | undefined {
  const names = [
    ...(ingredients ?? []).map((ingredient) => ingredientName(ingredient, look)),
    ...(favours ?? []).map((favour) => favourName(favour, look)),
  ]
  return names.length === 0 ? undefined : look.words.list(names)
}
