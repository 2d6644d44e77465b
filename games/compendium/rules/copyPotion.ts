import type { Seat } from '@athanor/kernel'
import type { CopyAction } from './action.ts'
import { gained, paid, type StateChange, scored, withPlayer } from './change.ts'
import { checkCubes } from './createPotion.ts'
import { type Cubes, kindOf, minus, oneCube, plus } from './cubes.ts'
import type { Event } from './event.ts'
import { productsReceived } from './products.ts'
import { type Reason, reason } from './reasons.ts'
import type { Potion, State } from './state.ts'
import type { View } from './view.ts'

/** R-053..R-058. */
export function checkCopy(view: View, seat: Seat, hand: Cubes, action: CopyAction): Reason | null {
  const potion = view.cauldrons[action.cauldron] ?? null
  if (potion === null) return reason('compendium.reject.nothingToCopy')
  if (potion.owner === seat) return reason('compendium.reject.ownPotion')
  if (potion.recipe[kindOf(action.tribute)] === 0) {
    return reason('compendium.reject.tributeNotPaid', { ingredient: action.tribute })
  }
  return checkCubes(hand, potion.recipe)
}

/** Pay, tribute, remove the rest, fame, products, in this order (RR-13). The potion stays as it is (RR-18). */
export function copyPotion(state: State, seat: Seat, action: CopyAction): StateChange {
  const { cauldron, tribute } = action
  const { owner, recipe, value } = state.cauldrons[cauldron] as Potion
  const gift = oneCube(kindOf(tribute))
  const events: Event[] = [{ public: { kind: 'potionCopied', seat, cauldron, owner, paid: recipe, tribute, value } }]
  const payer = withPlayer(state.players, seat, (player) => scored(paid(player, recipe), seat, 'copies', value, events))
  const copied: State = {
    ...state,
    removed: plus(state.removed, minus(recipe, gift)),
    players: withPlayer(payer, owner, (player) => gained(player, gift)),
  }
  return { state: productsReceived(copied, seat, cauldron, events), events }
}
