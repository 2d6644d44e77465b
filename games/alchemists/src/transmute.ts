import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import type { ActionGroup, Seat } from '@athanor/kernel'
import type { Action, TransmuteAction } from './action.ts'
import { discardFromHand, favoursHeld, playFavours } from './cards.ts'
import { transmuteGold } from './components/players.ts'
import { countOf, ingredientAt, kindsIn } from './counts.ts'
import { changeGold, type Draft, emitTo } from './draft.ts'
import { sage } from './favours/sage.ts'
import { product, upTo } from './groups.ts'
import { type Reason, reason } from './reasons.ts'
import type { Own } from './state.ts'

/** A-150, AR-40. */
export function checkTransmute(own: Own, { ingredient, sages }: TransmuteAction): Reason | null {
  if (countOf(own.hand, ingredientIndex(ingredient)) === 0) {
    return reason('alchemists.reject.ingredientMissing', { ingredient })
  }
  const held = favoursHeld(own.favours, 'sage')
  return held >= sages ? null : reason('alchemists.reject.favourMissing', { favour: 'sage', needed: sages, held })
}

export function transmutations(own: Own): ActionGroup<Action> {
  return product<Action, [Ingredient, number]>(
    'transmute',
    [kindsIn(own.hand).map(ingredientAt), upTo(favoursHeld(own.favours, 'sage'))],
    (ingredient, sages) => ({ kind: 'transmute', ingredient, sages }),
  )
}

/** the card goes face down, the gold comes. */
export function transmute(draft: Draft, seat: Seat, { ingredient, sages }: TransmuteAction): void {
  playFavours(draft, seat, 'sage', sages)
  discardFromHand(draft, seat, [ingredient])
  emitTo(draft, seat, { kind: 'transmuted', seat }, { ingredient })
  changeGold(draft, seat, transmuteGold + sages * sage.effect.gold, 'transmute')
}
