import { aspectOf, type ColouredPotion, type Potion, potions } from './potion.ts'

/** the four levels of quality, best first. */
export const saleQualities = ['exact', 'correctSign', 'neutral', 'wrongSign'] as const
export type SaleQuality = (typeof saleQualities)[number]

/** how well a potion meets the promise. */
export function saleQuality(promised: ColouredPotion, made: Potion): SaleQuality {
  if (made === promised) return 'exact'
  if (made === 'neutral') return 'neutral'
  return aspectOf(made).sign === aspectOf(promised).sign ? 'correctSign' : 'wrongSign'
}

/** the potions that a quality leaves possible: one, or the colours of an ambiguous result token. */
export function potionsOfQuality(promised: ColouredPotion, quality: SaleQuality): readonly Potion[] {
  return potions.filter((made) => saleQuality(promised, made) === quality)
}

/** Whether the achieved level is as good as the guaranteed one or better. */
export function meetsGuarantee(achieved: SaleQuality, guaranteed: SaleQuality): boolean {
  return saleQualities.indexOf(achieved) <= saleQualities.indexOf(guaranteed)
}

export function isSaleQuality(value: unknown): value is SaleQuality {
  return (saleQualities as readonly unknown[]).includes(value)
}
