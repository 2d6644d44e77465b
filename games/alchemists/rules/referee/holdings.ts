import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { at, type Seat } from '@athanor/kernel'
import type { Seal } from '../engine/contributions.ts'
import type { Pair, State } from '../engine/state.ts'
import { ownOf } from './facts.ts'

/** In which order a state counts seals (A-089, G-073). */
const sealOrder = ['gold', 'silver', 'red', 'green', 'blue', 'white']

/** Seals of a kind that a seat has not placed yet. */
export function sealsOf(state: State, seat: Seat, seal: Seal): number {
  return ownOf(state, seat).seals[sealOrder.indexOf(seal)] ?? 0
}

/** Cards of an ingredient in a hand, without those that are named. */
export function cardsOf(state: State, seat: Seat, ingredient: Ingredient, less: readonly Ingredient[] = []): number {
  const held = at(ownOf(state, seat).hand, ingredientIndex(ingredient))
  return held - less.filter((card) => card === ingredient).length
}

/** two different cards of the hand. */
export function canMix(state: State, seat: Seat, [one, other]: Pair, less: readonly Ingredient[] = []): boolean {
  return one !== other && cardsOf(state, seat, one, less) > 0 && cardsOf(state, seat, other, less) > 0
}
