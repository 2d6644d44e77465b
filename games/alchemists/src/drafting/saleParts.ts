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
import type { SellAction } from '../action.ts'
import { reason } from '../reasons.ts'
import { freePotions, priceOf } from '../sellPotion.ts'
import { mixParts, sameTwice } from './mixParts.ts'
import type { ActionPartsOf, Asking, Informed } from './part.ts'

/** What the adventurer at the table wants. */
function wantsOf({ at: { rules, table } }: Asking): readonly ColouredPotion[] {
  return rules.adventurers[table.adventurer ?? -1]?.wants ?? []
}

/** a Barmaid lifts the result by one level. */
function countedQuality(promised: ColouredPotion, made: Potion, barmaids: number): SaleQuality {
  const level = saleQualities.indexOf(saleQuality(promised, made)) - barmaids
  return saleQualities[Math.max(0, level)] as SaleQuality
}

/** A-202..A-204: the potions with which a guarantee is kept. */
export function potionsThatKeep(promised: ColouredPotion, guarantee: SaleQuality, barmaids: number): readonly Potion[] {
  return potions.filter((potion) => meetsGuarantee(countedQuality(promised, potion, barmaids), guarantee))
}

/** How likely a promise is kept with two cards, by the asked seat's notes. */
function chanceKept(
  asking: Informed,
  pair: readonly [Ingredient, Ingredient],
  { wanted, guarantee, barmaids }: Pick<SellAction, 'wanted' | 'guarantee' | 'barmaids'>,
): number {
  const promised = wantsOf(asking)[wanted]
  if (promised === undefined) return 0
  return chanceOfOneOf(asking.insight().chances, pair, potionsThatKeep(promised, guarantee, barmaids))
}

/** A-189, AR-79: the potion, what is promised of it, the favour cards, and what goes into the cauldron. */
export const sellParts: ActionPartsOf<'sell'> = {
  action: 'sell',
  parts: [
    {
      // A-190..A-193: all three orders, those that others have closed too.
      part: 'wanted',
      valuesOf: ({ wanted }) => [wanted],
      offered: (asking) => [...wantsOf(asking).keys()],
      // Without two different ingredients nothing can be sold at all; otherwise somebody was faster.
      refusal: (asking) =>
        reason(
          asking.actions('sell').length === 0 ? 'alchemists.reject.sameIngredient' : 'alchemists.reject.potionBlocked',
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
    ...mixParts<SellAction>((asking, other, [sale], { first }) =>
      first === undefined || sale === undefined
        ? null
        : {
            kind: 'kept',
            chance: chanceKept(asking, [first, other], sale),
            pays: priceOf(asking.at, sale.guarantee),
          },
    ),
  ],
  attempt: (asking) => ({
    kind: 'sell',
    wanted: freePotions(asking.at.table)[0] ?? 0,
    guarantee: 'exact',
    merchants: 0,
    barmaids: 0,
    ...sameTwice(asking),
  }),
}
