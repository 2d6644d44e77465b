import type { Good, Goods } from '@athanor/alchemists'
import type { Words } from './words.ts'

/** Goods in the order in which a person reads them. */
export const goodsInOrder = [
  'gold',
  'reputation',
  'actions',
  'approval',
  'favours',
  'ingredients',
  'books',
] as const satisfies readonly Good[]

/** What something costs or brings, one text for each good. */
export function goodsText(goods: Goods, { say }: Words): readonly string[] {
  return goodsInOrder.flatMap((good) => {
    const count = goods[good] ?? 0
    return count === 0 ? [] : [say('alchemists.count.good', { good, count })]
  })
}
