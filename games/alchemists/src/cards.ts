import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { type Seat, shuffled } from '@athanor/kernel'
import { rowSize } from './components/players.ts'
import type { Favour } from './contributions.ts'
import { added, type Counts, countOf, ingredientAt, listOf, plus, total } from './counts.ts'
import { changeOwn, changePlayer, type Draft, emit, emitTo, ownOf, playerOf } from './draft.ts'
import { cardsOf, ingredientCards, noCards } from './ingredientCards.ts'
import { type Reason, reason } from './reasons.ts'
import type { Rules, Seated, Standing } from './rules.ts'
import { type Pair, playerAt } from './state.ts'

/** A-120, AR-57, AR-73: up to so many cards from the top; the discard pile is shuffled when the deck has run out. */
function takeIngredients(draft: Draft, count: number): number[] {
  const taken: number[] = []
  let { deck } = draft.hidden
  while (taken.length < count) {
    if (deck.length === 0) {
      if (draft.table.discard === 0) break
      deck = shuffled(draft.chance.stream('ingredients'), listOf(draft.hidden.discard))
      draft.hidden.discard = noCards
      draft.table.discard = 0
      draft.table.rowDiscards = noCards
      for (const seat of draft.own.keys()) {
        changeOwn(draft, seat, { discarded: noCards })
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
      draft.table.favourDiscard = draft.rules.favours.none
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
  const { favours } = draft.rules
  const [own, player] = [ownOf(draft, seat), playerOf(draft, seat)]
  changeOwn(draft, seat, {
    hand: plus(own.hand, ingredientCards.counted(cards)),
    favours: plus(own.favours, favours.counted(drawnFavours)),
  })
  changePlayer(draft, seat, {
    cards: player.cards + cards.length,
    favours: player.favours + drawnFavours.length,
  })
  emitTo(
    draft,
    seat,
    { kind: 'cardsDrawn', seat, ingredients: cards.length, favours: drawnFavours.length },
    { drawn: cards.map(ingredientAt), drawnFavours: drawnFavours.map(favours.at) },
  )
}

/** The top card alone, without a word about it. */
export function takeTopIngredient(draft: Draft, seat: Seat): Ingredient {
  const [card] = takeIngredients(draft, 1)
  takeInHand(draft, seat, ingredientCards.counted([card as number]))
  return ingredientAt(card as number)
}

/** Cards into a hand, unseen by others. */
export function takeInHand(draft: Draft, seat: Seat, cards: Counts<Ingredient>): void {
  changeOwn(draft, seat, { hand: plus(ownOf(draft, seat).hand, cards) })
  changePlayer(draft, seat, { cards: playerOf(draft, seat).cards + total(cards) })
}

/** AR-64: a row card into a hand before everybody's eyes. */
export function takeOpenly(draft: Draft, seat: Seat, ingredient: Ingredient): void {
  const number = ingredientIndex(ingredient)
  takeInHand(draft, seat, ingredientCards.counted([number]))
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
  const counts = cardsOf(cards)
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
  const counts = cardsOf(row)
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
  discardFavour(draft, favour)
  emit(draft, { kind: 'favourPlayed', seat, favour })
}

export function discardFavour(draft: Draft, favour: Favour): void {
  draft.table.favourDiscard = added(draft.table.favourDiscard, draft.rules.favours.numberOf(favour), 1)
}

export function playFavours(draft: Draft, seat: Seat, favour: Favour, count: number): void {
  for (let card = 0; card < count; card++) playFavour(draft, seat, favour)
}

/** A favor card leaves the hand. */
export function loseFavour(draft: Draft, seat: Seat, favour: Favour): void {
  changeOwn(draft, seat, { favours: added(ownOf(draft, seat).favours, draft.rules.favours.numberOf(favour), -1) })
  changePlayer(draft, seat, { favours: playerOf(draft, seat).favours - 1 })
}

export function favoursHeld(rules: Rules, held: Counts<Favour>, favour: Favour): number {
  return countOf(held, rules.favours.numberOf(favour))
}

/** Null, or that there are too few of a card. */
export function checkFavours({ rules, own }: Seated, favour: Favour, needed: number): Reason | null {
  const held = favoursHeld(rules, own.favours, favour)
  return held < needed ? reason('alchemists.reject.favourMissing', { favour, needed, held }) : null
}

/** How many copies of a card the seat can hold at most: those in the discard pile lie face up. */
export function mostHeld({ rules, table, seat }: Standing, favour: Favour): number {
  const number = rules.favours.numberOf(favour)
  const unseen = countOf(rules.favours.all, number) - countOf(table.favourDiscard, number)
  return Math.min(playerAt(table, seat).favours, unseen)
}
