import { countOf, type View } from '@athanor/alchemists'
import { type Ingredient, type IngredientPair, ingredientIndex, ingredientPairs, ingredients } from '@athanor/alchemy'
import { at } from '@athanor/kernel'

/** How many cards of each kind there are, in printed order. */
export type Handful = readonly number[]

/** The hand as it is. */
export function handOf({ own }: View): Handful {
  return ingredients.map((_, number) => countOf(own?.hand ?? [], number))
}

/** Kinds in the row that the hand has none of. */
function freshKinds({ table }: View, hand: Handful): readonly Ingredient[] {
  return [...new Set(table.row)].filter((kind) => hand[ingredientIndex(kind)] === 0)
}

/** The hand with so many new kinds from the row: what foraging is likely to bring. */
export function handWith(view: View, foraged: number): Handful {
  const hand = handOf(view)
  return freshKinds(view, hand)
    .slice(0, foraged)
    .reduce((cards, kind) => cards.with(ingredientIndex(kind), 1), hand)
}

function has(cards: Handful, kind: Ingredient): boolean {
  return at(cards, ingredientIndex(kind)) > 0
}

function less(cards: Handful, pair: IngredientPair): Handful {
  return pair.reduce<Handful>((left, kind) => {
    const number = ingredientIndex(kind)
    return left.with(number, at(left, number) - 1)
  }, cards)
}

/** Pairs of different cards that are there. */
export function pairsIn(cards: Handful): readonly IngredientPair[] {
  return ingredientPairs.filter(([one, other]) => has(cards, one) && has(cards, other))
}

/** The best choice, then the best with the cards that are left, and so on: no card serves twice. */
export function inTurn<Choice extends { readonly pair: IngredientPair; readonly worth: number }>(
  cards: Handful,
  most: number,
  bestOf: (pairs: readonly IngredientPair[], before: readonly Choice[]) => Choice | null,
): readonly Choice[] {
  const chosen: Choice[] = []
  let left = cards
  while (chosen.length < most) {
    const best = bestOf(pairsIn(left), chosen)
    if (best === null) break
    chosen.push(best)
    left = less(left, best.pair)
  }
  return chosen
}

/**
 * How many mixes of two different cards there will be cards for, even when every rival takes a new kind out of the row
 * first and what is drawn instead helps as little as possible.
 */
export function mostMixes(view: View, foraged: number): number {
  const fresh = freshKinds(view, handOf(view)).length - (view.table.players.length - 1)
  const sure = handWith(view, Math.max(0, Math.min(foraged, fresh)))
  const known = sure.reduce((sum, count) => sum + count, 0)
  const all = handOf(view).reduce((sum, count) => sum + count, 0) + foraged
  return Math.min(Math.floor(all / 2), known - Math.max(0, ...sure))
}
