import { ingredientIndex } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Action, DiscardAction } from './action.ts'
import { discardFromHand, draw, favoursHeld, playFavour } from './cards.ts'
import { type Counts, countOf, countsOf, ingredientAt, kindsIn, total } from './counts.ts'
import { type Draft, emitTo, ownOf } from './draft.ts'
import { herbalist } from './favours/herbalist.ts'
import { type Reason, reason } from './reasons.ts'

/** ..A-425: whoever holds a Herbalist after a draw plays it at once, one after the other. */
export function playHerbalist(draft: Draft, seat: Seat): void {
  draft.table.ask = null
  if (favoursHeld(ownOf(draft, seat).favours, 'herbalist') === 0) return
  playFavour(draft, seat, 'herbalist')
  draw(draft, seat, { ingredients: herbalist.effect.draw, favours: 0 })
  draft.table.ask = { kind: 'herbalist', seat }
}

/** AR-38: two cards, or as many as there are. */
function discardSize(hand: Counts): number {
  return Math.min(herbalist.effect.discard, total(hand))
}

export function checkDiscard(hand: Counts, { ingredients }: DiscardAction): Reason | null {
  const size = discardSize(hand)
  if (ingredients.length !== size) return reason('alchemists.reject.wrongNumberOfCards', { size })
  const wanted = countsOf(ingredients.map(ingredientIndex))
  const short = ingredients.find(
    (each) => countOf(wanted, ingredientIndex(each)) > countOf(hand, ingredientIndex(each)),
  )
  return short === undefined ? null : reason('alchemists.reject.ingredientMissing', { ingredient: short })
}

export function discards(hand: Counts): readonly Action[] {
  const size = discardSize(hand)
  if (size === 0) return [{ kind: 'discard', ingredients: [] }]
  const kinds = kindsIn(hand)
  if (size === 1) return kinds.map((kind) => ({ kind: 'discard', ingredients: [ingredientAt(kind)] }))
  return kinds.flatMap((one) =>
    kinds
      .filter((other) => other > one || (other === one && (hand[one] ?? 0) > 1))
      .map((other): Action => ({ kind: 'discard', ingredients: [ingredientAt(one), ingredientAt(other)] })),
  )
}

/** Discards, and goes on with the next Herbalist of the same draw. */
export function discard(draft: Draft, seat: Seat, { ingredients }: DiscardAction): void {
  discardFromHand(draft, seat, ingredients)
  emitTo(draft, seat, { kind: 'herbalistDone', seat, count: ingredients.length }, { discarded: ingredients })
  playHerbalist(draft, seat)
}
