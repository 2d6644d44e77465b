import { type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import { type Counts, kindsOf } from '../engine/counts.ts'
import { copiesOfIngredient } from './components/players.ts'

/** the ingredient cards, in printed order. No module has others. */
export const ingredientCards = kindsOf<Ingredient>(ingredients.map((id) => ({ id, copies: copiesOfIngredient })))

export const noCards: Counts<Ingredient> = ingredientCards.none

export function cardsOf(cards: readonly Ingredient[]): Counts<Ingredient> {
  return ingredientCards.counted(cards.map(ingredientIndex))
}

export function heldOf(hand: Counts<Ingredient>, ingredient: Ingredient): number {
  return at(hand, ingredientIndex(ingredient))
}
