import type { OrderSpace } from '@athanor/alchemists'
import { goodsText } from '@athanor/alchemists-telling'
import type { Words } from '../../app/words.tsx'

/** What an order space gives and takes, in words. */
export function tradeText({ cost, gain }: Pick<OrderSpace, 'cost' | 'gain'>, words: Words): string {
  const gains = goodsText(gain, words)
  const costs = goodsText(cost, words)
  const parts = [
    ...(gains.length > 0 ? [words.list(gains)] : []),
    ...(costs.length > 0 ? [words.say('alchemists.preview.costs', { gold: words.list(costs) })] : []),
  ]
  return parts.length === 0 ? words.say('alchemists.value.nothing') : parts.join(', ')
}
