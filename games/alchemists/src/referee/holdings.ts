import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Favour, Seal } from '../contributions.ts'
import type { Pair, State } from '../state.ts'
import { ownOf } from './facts.ts'

/** In which order a state counts favor cards and seals (A-089, G-073). */
const favourOrder = [
  'assistant',
  'herbalist',
  'associate',
  'custodian',
  'barmaid',
  'merchant',
  'shopkeeper',
  'sage',
  'courtier',
]
const sealOrder = ['gold', 'silver', 'red', 'green', 'blue', 'white']

/** Favor cards of a kind in a hand. */
export function favoursOf(state: State, seat: Seat, favour: Favour): number {
  return ownOf(state, seat).favours[favourOrder.indexOf(favour)] ?? 0
}

/** Seals of a kind that a seat has not placed yet. */
export function sealsOf(state: State, seat: Seat, seal: Seal): number {
  return ownOf(state, seat).seals[sealOrder.indexOf(seal)] ?? 0
}

/** Cards of an ingredient in a hand, without those that are named. */
export function cardsOf(state: State, seat: Seat, ingredient: Ingredient, less: readonly Ingredient[] = []): number {
  const held = ownOf(state, seat).hand[ingredientIndex(ingredient)] ?? 0
  return held - less.filter((card) => card === ingredient).length
}

/** two different cards of the hand. */
export function canMix(state: State, seat: Seat, [one, other]: Pair, less: readonly Ingredient[] = []): boolean {
  return one !== other && cardsOf(state, seat, one, less) > 0 && cardsOf(state, seat, other, less) > 0
}
