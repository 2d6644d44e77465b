import {
  type ColouredPotion,
  chanceOfOneOf,
  type Ingredient,
  meetsGuarantee,
  type Potion,
  potions,
  type SaleQuality,
  saleQualities,
  saleQuality,
} from '@athanor/alchemy'
import { at as nth } from '@athanor/kernel'
import type { SellAction } from '../../base/action.ts'
import { reason } from '../../base/reasons.ts'
import { freePotions, levelsOf, priceOf, wantsAt } from '../../base/sellPotion.ts'
import { mixParts, sameTwice } from './mixParts.ts'
import type { ActionPartsOf, Informed, PromptContext } from './part.ts'

/** What the adventurer at the table wants. */
function wantsOf({ at: { rules, table } }: PromptContext): readonly ColouredPotion[] {
  return wantsAt(rules, table)
}

/** a Barmaid lifts the result by one level. */
function countedQuality(promised: ColouredPotion, made: Potion, levels: number): SaleQuality {
  const level = saleQualities.indexOf(saleQuality(promised, made)) - levels
  return nth(saleQualities, Math.max(0, level), 'quality')
}

/** A-202..A-204: the potions with which a guarantee is kept. */
export function potionsThatKeep(promised: ColouredPotion, guarantee: SaleQuality, levels: number): readonly Potion[] {
  return potions.filter((potion) => meetsGuarantee(countedQuality(promised, potion, levels), guarantee))
}

/** How likely a promise is kept with two cards, by the asked seat's notes. */
function chanceKept(
  context: Informed,
  pair: readonly [Ingredient, Ingredient],
  sale: Pick<SellAction, 'wanted' | 'guarantee' | 'barmaids' | 'others'>,
): number {
  const promised = nth(wantsOf(context), sale.wanted, 'wanted potion')
  const levels = levelsOf(context.at.rules, sale)
  return chanceOfOneOf(context.insight().chances, pair, potionsThatKeep(promised, sale.guarantee, levels))
}

/** A-189, AR-79: the potion, what is promised of it, the favour cards, and what goes into the cauldron. */
export const sellParts: ActionPartsOf<'sell'> = {
  action: 'sell',
  parts: [
    {
      // A-190..A-193: all three orders, those that others have closed too.
      part: 'wanted',
      valuesOf: ({ wanted }) => [wanted],
      offered: (context) => [...wantsOf(context).keys()],
      // Without two different ingredients nothing can be sold at all; otherwise somebody was faster.
      refusal: (context) =>
        reason(
          context.actions('sell').length === 0 ? 'alchemists.reject.sameIngredient' : 'alchemists.reject.potionBlocked',
        ),
    },
    {
      part: 'guarantee',
      valuesOf: ({ guarantee }) => [guarantee],
      offered: () => saleQualities,
      refusal: () => reason('alchemists.reject.guaranteeWorthless'),
      preview: ({ at }, guarantee) => ({ kind: 'pays', gold: Math.max(0, priceOf(at, guarantee)) }),
    },
    { part: 'merchants', valuesOf: ({ merchants }) => [merchants] },
    { part: 'barmaids', valuesOf: ({ barmaids }) => [barmaids] },
    ...mixParts<SellAction>((context, other, [sale], { first }) =>
      first === undefined || sale === undefined
        ? null
        : {
            kind: 'kept',
            chance: chanceKept(context, [first, other], sale),
            pays: priceOf(context.at, sale.guarantee),
          },
    ),
  ],
  attempt: (context) => ({
    kind: 'sell',
    wanted: freePotions(context.at.table)[0] ?? 0,
    guarantee: 'exact',
    merchants: 0,
    barmaids: 0,
    ...sameTwice(context),
  }),
}
