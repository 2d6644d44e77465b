import type { Good, Goods } from '@athanor/alchemists'

/** What one of each good is worth, measured in ingredients. */
const worths: Readonly<Partial<Record<Good, number>>> = {
  gold: 1,
  reputation: 1.1,
  ingredients: 1,
  favours: 0.9,
  books: 1.4,
  actions: 1.2,
  approval: 1.5,
}

export function worthOf(goods: Goods): number {
  let worth = 0
  for (const [good, count] of Object.entries(goods)) worth += (worths[good as Good] ?? 0) * count
  return worth
}
