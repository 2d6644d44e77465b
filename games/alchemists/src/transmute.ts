import type { Ingredient } from '@athanor/alchemy'
import { checkFavours, discardFromHand, favoursHeld, playFavours } from './cards.ts'
import { transmuteGold } from './components/players.ts'
import { spaceCost } from './components/spaceCosts.ts'
import type { Action } from './contributions.ts'
import { ingredientAt, kindsIn } from './counts.ts'
import { changeGold, emitTo } from './draft.ts'
import { product, upTo } from './groups.ts'
import { heldOf } from './ingredientCards.ts'
import { reason } from './reasons.ts'
import type { PrintedFavour, Rules } from './rules.ts'
import type { DeedOf, SpaceRules } from './space.ts'
import { playerAt } from './state.ts'

/** */
function sageOf(rules: Rules): PrintedFavour<'gold'> {
  return rules.favourFor('transmuting', 'gold')
}

/** AR-40: a card goes face down, gold comes. */
const deed: DeedOf<'transmute'> = {
  action: 'transmute',
  isPossible: ({ table, seat }) => playerAt(table, seat).cards > 0,
  legal: ({ rules, own }) => [
    product<Action, [Ingredient, number]>(
      'transmute',
      [kindsIn(own.hand).map(ingredientAt), upTo(favoursHeld(rules, own.favours, sageOf(rules).id))],
      (ingredient, sages) => ({ kind: 'transmute', ingredient, sages }),
    ),
  ],
  check(at, { ingredient, sages }) {
    if (heldOf(at.own.hand, ingredient) === 0) return reason('alchemists.reject.ingredientMissing', { ingredient })
    return checkFavours(at, sageOf(at.rules).id, sages)
  },
  act(draft, seat, { ingredient, sages }) {
    const sage = sageOf(draft.rules)
    playFavours(draft, seat, sage.id, sages)
    discardFromHand(draft, seat, [ingredient])
    emitTo(draft, seat, { kind: 'transmuted', seat }, { ingredient })
    changeGold(draft, seat, transmuteGold + sages * sage.effect.gold, 'transmute')
  },
}

export function transmuteSpace(players: number): SpaceRules {
  return { id: 'transmute', ...spaceCost(players, 'transmute'), isOpen: () => true, deeds: [deed] }
}
