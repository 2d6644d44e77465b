import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { type Seat, shuffled } from '@athanor/kernel'
import { rowSize } from './components/players.ts'
import { added, type Counts, countOf, countsOf, ingredientAt, listOf, none, plus, total } from './counts.ts'
import { changeOwn, changePlayer, type Draft, emit, emitTo, ownOf, playerOf } from './draft.ts'
import { type Favour, favourNumber, favours } from './favours/favours.ts'
import type { Pair } from './state.ts'

/** A-120, AR-57, AR-73: up to so many cards from the top; the discard pile is shuffled when the deck has run out. */
function takeIngredients(draft: Draft, count: number): number[] {
  const taken: number[] = []
  let { deck } = draft.hidden
  while (taken.length < count) {
    if (deck.length === 0) {
      if (draft.table.discard === 0) break
      deck = shuffled(draft.chance.stream('ingredients'), listOf(draft.hidden.discard))
      draft.hidden.discard = none
      draft.table.discard = 0
      draft.table.rowDiscards = none
      for (const seat of draft.own.keys()) {
        changeOwn(draft, seat, { discarded: none })
        changePlayer(draft, seat, { discarded: 0 })
      }
      emit(draft, { kind: 'reshuffled', pile: 'ingredients' })
    }
    const from = Math.max(0, deck.length - (count - taken.length))
    taken.push(...deck.slice(from).reverse())
    deck = deck.slice(0, from)
  }
  draft.hidden.deck = deck
  draft.table.deck = deck.length
  return taken
}

function takeFavours(draft: Draft, count: number): number[] {
  const taken: number[] = []
  let deck = draft.hidden.favourDeck
  while (taken.length < count) {
    if (deck.length === 0) {
      // AR-58: played cards are in the pile already.
      if (total(draft.table.favourDiscard) === 0) break
      deck = shuffled(draft.chance.stream('favours'), listOf(draft.table.favourDiscard))
      draft.table.favourDiscard = none
      emit(draft, { kind: 'reshuffled', pile: 'favours' })
    }
    taken.push(deck.at(-1) as number)
    deck = deck.slice(0, -1)
  }
  draft.hidden.favourDeck = deck
  draft.table.favourDeck = deck.length
  return taken
}

/** cards from the tops of the decks, seen by their owner alone. */
export function draw(
  draft: Draft,
  seat: Seat,
  count: { readonly ingredients: number; readonly favours: number },
): void {
  if (count.ingredients + count.favours === 0) return
  const cards = takeIngredients(draft, count.ingredients)
  const drawnFavours = takeFavours(draft, count.favours)
  takeInHand(draft, seat, countsOf(cards))
  changeOwn(draft, seat, { favours: plus(ownOf(draft, seat).favours, countsOf(drawnFavours)) })
  changePlayer(draft, seat, { favours: playerOf(draft, seat).favours + drawnFavours.length })
  emitTo(
    draft,
    seat,
    { kind: 'cardsDrawn', seat, ingredients: cards.length, favours: drawnFavours.length },
    { drawn: cards.map(ingredientAt), drawnFavours: drawnFavours.map((favour) => favours[favour] as Favour) },
  )
}

/** The top card alone, without a word about it. */
export function takeTopIngredient(draft: Draft, seat: Seat): Ingredient {
  const [card] = takeIngredients(draft, 1)
  takeInHand(draft, seat, countsOf([card as number]))
  return ingredientAt(card as number)
}

/** Cards into a hand, unseen by others. */
export function takeInHand(draft: Draft, seat: Seat, cards: Counts): void {
  changeOwn(draft, seat, { hand: plus(ownOf(draft, seat).hand, cards) })
  changePlayer(draft, seat, { cards: playerOf(draft, seat).cards + total(cards) })
}

/** AR-64: a row card into a hand before everybody's eyes. */
export function takeOpenly(draft: Draft, seat: Seat, ingredient: Ingredient): void {
  const number = ingredientIndex(ingredient)
  takeInHand(draft, seat, countsOf([number]))
  changePlayer(draft, seat, { open: added(playerOf(draft, seat).open, number, 1) })
}

/** Cards out of a hand, unseen by others. Of each kind at most `most` can have left. */
function leaveHand(draft: Draft, seat: Seat, cards: readonly Ingredient[], most: number): void {
  const hand = ownOf(draft, seat).hand.slice()
  for (const card of cards) hand[ingredientIndex(card)] = countOf(hand, ingredientIndex(card)) - 1
  changeOwn(draft, seat, { hand })
  const player = playerOf(draft, seat)
  changePlayer(draft, seat, {
    cards: player.cards - cards.length,
    open: player.open.map((count) => Math.max(0, count - most)),
  })
}

/** the two cards of a mix go into the cauldron. */
export function intoCauldron(draft: Draft, seat: Seat, pair: Pair): void {
  leaveHand(draft, seat, pair, 1)
}

/** onto the discard pile, face down. The owner remembers. */
export function ontoPile(draft: Draft, seat: Seat, cards: readonly Ingredient[]): void {
  const counts = countsOf(cards.map(ingredientIndex))
  draft.hidden.discard = plus(draft.hidden.discard, counts)
  draft.table.discard += cards.length
  changeOwn(draft, seat, { discarded: plus(ownOf(draft, seat).discarded, counts) })
  changePlayer(draft, seat, { discarded: playerOf(draft, seat).discarded + cards.length })
}

export function discardFromHand(draft: Draft, seat: Seat, cards: readonly Ingredient[]): void {
  leaveHand(draft, seat, cards, cards.length)
  ontoPile(draft, seat, cards)
}

/** what is left of the row goes face down. */
export function clearRow(draft: Draft): void {
  const { row } = draft.table
  if (row.length === 0) return
  const counts = countsOf(row.map(ingredientIndex))
  draft.hidden.discard = plus(draft.hidden.discard, counts)
  draft.table.rowDiscards = plus(draft.table.rowDiscards, counts)
  draft.table.discard += row.length
  draft.table.row = []
  emit(draft, { kind: 'rowCleared', count: row.length })
}

/** */
export function dealRow(draft: Draft): void {
  draft.table.row = takeIngredients(draft, rowSize).map(ingredientAt)
  emit(draft, { kind: 'rowDealt', ingredients: draft.table.row })
}

/** a favor card leaves the hand for the discard pile, face up. */
export function playFavour(draft: Draft, seat: Seat, favour: Favour): void {
  loseFavour(draft, seat, favour)
  draft.table.favourDiscard = added(draft.table.favourDiscard, favourNumber(favour), 1)
  emit(draft, { kind: 'favourPlayed', seat, favour })
}

export function playFavours(draft: Draft, seat: Seat, favour: Favour, count: number): void {
  for (let card = 0; card < count; card++) playFavour(draft, seat, favour)
}

/** A favor card leaves the hand. */
export function loseFavour(draft: Draft, seat: Seat, favour: Favour): void {
  changeOwn(draft, seat, { favours: added(ownOf(draft, seat).favours, favourNumber(favour), -1) })
  changePlayer(draft, seat, { favours: playerOf(draft, seat).favours - 1 })
}

export function favoursHeld(held: Counts, favour: Favour): number {
  return countOf(held, favourNumber(favour))
}
