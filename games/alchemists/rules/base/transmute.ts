import type { Ingredient } from '@athanor/alchemy'
import type { Action } from '../engine/contributions.ts'
import { ingredientAt, kindsIn } from '../engine/counts.ts'
import { product } from '../engine/groups.ts'
import { changeGold, emitTo } from '../engine/mutableState.ts'
import type { SpaceActionOf, SpaceRules } from '../engine/space.ts'
import { playerAt } from '../engine/state.ts'
import { discardFromHand } from './cards.ts'
import { transmuteGold } from './components/players.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { checkUses, type FavourChoice, type FavourUse, favourChoices, naming, playFor, sumFor } from './favourUses.ts'
import { heldOf } from './ingredientCards.ts'
import { reason } from './reasons.ts'

/** */
export const sageUse: FavourUse<'gold'> = {
  window: 'transmuting',
  effect: 'gold',
  counted: 'sage',
  actions: ['transmute'],
}

/** AR-40: a card goes face down, gold comes. */
const spaceAction: SpaceActionOf<'transmute'> = {
  action: 'transmute',
  isPossible: ({ table, seat }) => playerAt(table, seat).cards > 0,
  legal: (at) => [
    product<Action, [Ingredient, FavourChoice]>(
      'transmute',
      [kindsIn(at.own.hand).map(ingredientAt), favourChoices(at, sageUse)],
      (ingredient, sages) => ({ kind: 'transmute', ingredient, sages: sages.number, ...naming(sages) }),
    ),
  ],
  check(at, { ingredient, sages, others }) {
    if (heldOf(at.own.hand, ingredient) === 0) return reason('alchemists.reject.ingredientMissing', { ingredient })
    return checkUses(at, [[sageUse, sages]], others)
  },
  act(state, seat, { ingredient, sages: number, others }) {
    const sages = { number, others }
    playFor(state, seat, sageUse, sages)
    discardFromHand(state, seat, [ingredient])
    emitTo(state, seat, { kind: 'transmuted', seat }, { ingredient })
    changeGold(state, seat, transmuteGold + sumFor(state.rules, sageUse, sages, ({ gold }) => gold), 'transmute')
  },
}

export function transmuteSpace(players: number): SpaceRules {
  return { id: 'transmute', ...spaceCost(players, 'transmute'), isOpen: () => true, actions: [spaceAction] }
}
