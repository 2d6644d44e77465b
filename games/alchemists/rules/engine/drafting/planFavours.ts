import type { DeclareAction } from '../../base/action.ts'
import { favoursHeld } from '../../base/cards.ts'
import type { Favour, Space } from '../contributions.ts'
import { kindsIn } from '../counts.ts'
import type { PromptContext } from './part.ts'

/** A card in hand that can be played where the plan has an action. */
export interface FittingFavour {
  readonly favour: Favour
  readonly space: Space
  readonly count: number
}

/** Where the cards are played that are not for a plan itself. */
const spaceOfWindow: Readonly<Partial<Record<string, Space>>> = {
  selling: 'sell',
  buying: 'buy',
  transmuting: 'transmute',
  researching: 'researchGolem',
}

/** the favor cards in hand that would help with what is planned. */
export function fittingFavours({ at }: PromptContext, { actions }: DeclareAction): readonly FittingFavour[] {
  const { rules, own } = at
  return kindsIn(own.favours).flatMap((kind) => {
    const favour = rules.favours.at(kind)
    const space = spaceOfWindow[rules.favour(favour).window]
    if (space === undefined || !actions[space]) return []
    return [{ favour, space, count: favoursHeld(rules, own.favours, favour) }]
  })
}
