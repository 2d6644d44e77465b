import type { DeclareAction } from '../../base/action.ts'
import { favoursHeld } from '../../base/cards.ts'
import type { FavourCard } from '../../base/favours/favour.ts'
import type { Favour, Space } from '../contributions.ts'
import { kindsIn } from '../counts.ts'
import type { Rules } from '../rules.ts'
import type { PromptContext } from './part.ts'

/** A card in hand that can be played where the plan has an action. */
export interface FittingFavour {
  readonly favour: Favour
  readonly space: Space
  readonly count: number
}

/** The space on which a card is played; null for cards that are played elsewhere. */
function spaceOf({ favourUses, spaces }: Rules, { window, effect }: FavourCard): Space | null {
  const use = favourUses.find((each) => each.window === window && each.effect === effect.kind)
  const played = spaces.find(({ actions }) => actions.some(({ action }) => use?.actions.includes(action)))
  return played?.id ?? null
}

/** the favor cards in hand that would help with what is planned. */
export function fittingFavours({ at }: PromptContext, { actions }: DeclareAction): readonly FittingFavour[] {
  const { rules, own } = at
  return kindsIn(own.favours).flatMap((kind) => {
    const favour = rules.favours.at(kind)
    const space = spaceOf(rules, rules.favour(favour))
    if (space === null || !actions[space]) return []
    return [{ favour, space, count: favoursHeld(rules, own.favours, favour) }]
  })
}
