import { type IngredientPair, ingredientPairs } from '../ingredient.ts'
import { type ColouredPotion, type Potion, potions } from '../potion.ts'
import { potionsOfQuality, type SaleQuality, saleQualities } from '../saleQuality.ts'
import { chanceOfPotion, type Marginals } from './marginals.ts'
import { shareOf } from './share.ts'

/** What may become of a sale. */
export interface SaleProspect {
  readonly ingredients: IngredientPair
  /** How likely the potion is as good as each level, or better. */
  readonly chances: Readonly<Record<SaleQuality, number>>
}

export function saleProspect(known: Marginals, pair: IngredientPair, promised: ColouredPotion): SaleProspect {
  const share = (wanted: readonly Potion[]) => chanceOfOneOf(known, pair, wanted)
  const chances = saleQualities.map((quality, place) => [
    quality,
    share(saleQualities.slice(0, place + 1).flatMap((level) => potionsOfQuality(promised, level))),
  ])
  return { ingredients: pair, chances: Object.fromEntries(chances) as Record<SaleQuality, number> }
}

/** The pairs with which a promise is kept most likely, the best first. */
export function bestSales(
  known: Marginals,
  promised: ColouredPotion,
  pairs: readonly IngredientPair[] = ingredientPairs,
): readonly SaleProspect[] {
  const worth = ({ chances }: SaleProspect) => chances.exact + chances.correctSign / 1000 + chances.neutral / 1e6
  return pairs.map((pair) => saleProspect(known, pair, promised)).toSorted((one, other) => worth(other) - worth(one))
}

/** The chance that two ingredients make one of some potions. What cannot fail is certain, whatever sums of fractions say. */
export function chanceOfOneOf(known: Marginals, [one, other]: IngredientPair, wanted: readonly Potion[]): number {
  let [part, rest] = [0, 0]
  for (const potion of potions) {
    const chance = chanceOfPotion(known, one, other, potion)
    if (wanted.includes(potion)) part += chance
    else rest += chance
  }
  return shareOf(part, rest)
}
