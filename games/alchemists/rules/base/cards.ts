import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { at, type Seat, shuffled } from '@athanor/kernel'
import type { Favour } from '../engine/contributions.ts'
import { added, type Counts, countOf, ingredientAt, listOf, plus, total } from '../engine/counts.ts'
import { changeOwn, changePlayer, emit, emitTo, type MutableState, ownOf, playerOf } from '../engine/mutableState.ts'
import type { Rules, Seated } from '../engine/rules.ts'
import type { Pair } from '../engine/state.ts'
import { rowSize } from './components/players.ts'
import { cardsOf, ingredientCards, noCards } from './ingredientCards.ts'
import { type Reason, reason } from './reasons.ts'

/** A-120, AR-57, AR-73: up to so many cards from the top; the discard pile is shuffled when the deck has run out. */
function takeIngredients(state: MutableState, count: number): number[] {
  const taken: number[] = []
  let { deck } = state.hidden
  while (taken.length < count) {
    if (deck.length === 0) {
      if (state.table.discard === 0) break
      deck = shuffled(state.chance.stream('ingredients'), listOf(state.hidden.discard))
      state.hidden.discard = noCards
      state.table.discard = 0
      state.table.rowDiscards = noCards
      for (const seat of state.own.keys()) {
        changeOwn(state, seat, { discarded: noCards })
        changePlayer(state, seat, { discarded: 0 })
      }
      emit(state, { kind: 'reshuffled', pile: 'ingredients' })
    }
    const from = Math.max(0, deck.length - (count - taken.length))
    taken.push(...deck.slice(from).reverse())
    deck = deck.slice(0, from)
  }
  state.hidden.deck = deck
  state.table.deck = deck.length
  return taken
}

function takeFavours(state: MutableState, count: number): number[] {
  const taken: number[] = []
  let deck = state.hidden.favourDeck
  while (taken.length < count) {
    if (deck.length === 0) {
      // AR-58: played cards are in the pile already.
      if (total(state.table.favourDiscard) === 0) break
      deck = shuffled(state.chance.stream('favours'), listOf(state.table.favourDiscard))
      state.table.favourDiscard = state.rules.favours.none
      emit(state, { kind: 'reshuffled', pile: 'favours' })
    }
    taken.push(at(deck, deck.length - 1, 'favor card'))
    deck = deck.slice(0, -1)
  }
  state.hidden.favourDeck = deck
  state.table.favourDeck = deck.length
  return taken
}

/** cards from the tops of the decks, seen by their owner alone. */
export function draw(
  state: MutableState,
  seat: Seat,
  count: { readonly ingredients: number; readonly favours: number },
): void {
  if (count.ingredients + count.favours === 0) return
  const cards = takeIngredients(state, count.ingredients)
  const drawnFavours = takeFavours(state, count.favours)
  const { favours } = state.rules
  const [own, player] = [ownOf(state, seat), playerOf(state, seat)]
  changeOwn(state, seat, {
    hand: plus(own.hand, ingredientCards.counted(cards)),
    favours: plus(own.favours, favours.counted(drawnFavours)),
  })
  changePlayer(state, seat, {
    cards: player.cards + cards.length,
    favours: player.favours + drawnFavours.length,
  })
  emitTo(
    state,
    seat,
    { kind: 'cardsDrawn', seat, ingredients: cards.length, favours: drawnFavours.length },
    { drawn: cards.map(ingredientAt), drawnFavours: drawnFavours.map(favours.at) },
  )
}

/** The top card alone, without a word about it. */
export function takeTopIngredient(state: MutableState, seat: Seat): Ingredient {
  const card = at(takeIngredients(state, 1), 0, 'ingredient card')
  takeInHand(state, seat, ingredientCards.counted([card]))
  return ingredientAt(card)
}

/** Cards into a hand, unseen by others. */
export function takeInHand(state: MutableState, seat: Seat, cards: Counts<Ingredient>): void {
  changeOwn(state, seat, { hand: plus(ownOf(state, seat).hand, cards) })
  changePlayer(state, seat, { cards: playerOf(state, seat).cards + total(cards) })
}

/** AR-64: a row card into a hand before everybody's eyes. */
export function takeOpenly(state: MutableState, seat: Seat, ingredient: Ingredient): void {
  const number = ingredientIndex(ingredient)
  takeInHand(state, seat, ingredientCards.counted([number]))
  changePlayer(state, seat, { open: added(playerOf(state, seat).open, number, 1) })
}

/** Cards out of a hand, unseen by others. Of each kind at most `most` can have left. */
function leaveHand(state: MutableState, seat: Seat, cards: readonly Ingredient[], most: number): void {
  const hand = ownOf(state, seat).hand.slice()
  for (const card of cards) hand[ingredientIndex(card)] = countOf(hand, ingredientIndex(card)) - 1
  changeOwn(state, seat, { hand })
  const player = playerOf(state, seat)
  changePlayer(state, seat, {
    cards: player.cards - cards.length,
    open: player.open.map((count) => Math.max(0, count - most)),
  })
}

/** the two cards of a mix go into the cauldron. */
export function intoCauldron(state: MutableState, seat: Seat, pair: Pair): void {
  leaveHand(state, seat, pair, 1)
}

/** onto the discard pile, face down. The owner remembers. */
export function ontoPile(state: MutableState, seat: Seat, cards: readonly Ingredient[]): void {
  const counts = cardsOf(cards)
  state.hidden.discard = plus(state.hidden.discard, counts)
  state.table.discard += cards.length
  changeOwn(state, seat, { discarded: plus(ownOf(state, seat).discarded, counts) })
  changePlayer(state, seat, { discarded: playerOf(state, seat).discarded + cards.length })
}

export function discardFromHand(state: MutableState, seat: Seat, cards: readonly Ingredient[]): void {
  leaveHand(state, seat, cards, cards.length)
  ontoPile(state, seat, cards)
}

/** what is left of the row goes face down. */
export function clearRow(state: MutableState): void {
  const { row } = state.table
  if (row.length === 0) return
  const counts = cardsOf(row)
  state.hidden.discard = plus(state.hidden.discard, counts)
  state.table.rowDiscards = plus(state.table.rowDiscards, counts)
  state.table.discard += row.length
  state.table.row = []
  emit(state, { kind: 'rowCleared', count: row.length })
}

/** */
export function dealRow(state: MutableState): void {
  state.table.row = takeIngredients(state, rowSize).map(ingredientAt)
  emit(state, { kind: 'rowDealt', ingredients: state.table.row })
}

/** a favor card leaves the hand for the discard pile, face up. */
export function playFavour(state: MutableState, seat: Seat, favour: Favour): void {
  loseFavour(state, seat, favour)
  discardFavour(state, favour)
  emit(state, { kind: 'favourPlayed', seat, favour })
}

export function discardFavour(state: MutableState, favour: Favour): void {
  state.table.favourDiscard = added(state.table.favourDiscard, state.rules.favours.numberOf(favour), 1)
}

export function playFavours(state: MutableState, seat: Seat, favour: Favour, count: number): void {
  for (let card = 0; card < count; card++) playFavour(state, seat, favour)
}

/** A favor card leaves the hand. */
export function loseFavour(state: MutableState, seat: Seat, favour: Favour): void {
  changeOwn(state, seat, { favours: added(ownOf(state, seat).favours, state.rules.favours.numberOf(favour), -1) })
  changePlayer(state, seat, { favours: playerOf(state, seat).favours - 1 })
}

export function favoursHeld(rules: Rules, held: Counts<Favour>, favour: Favour): number {
  return countOf(held, rules.favours.numberOf(favour))
}

/** Null, or that there are too few of a card. */
export function checkFavours({ rules, own }: Seated, favour: Favour, needed: number): Reason | null {
  const held = favoursHeld(rules, own.favours, favour)
  return held < needed ? reason('alchemists.reject.favourMissing', { favour, needed, held }) : null
}
