import type { OrderSpace } from '@athanor/alchemists'
import { goodsText } from '@athanor/alchemists/narration'
import type { Words } from './words.ts'

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

/** The same for whoever chooses an order space: where it brings nothing, one stands there for the turn alone. */
export function orderText(space: Pick<OrderSpace, 'cost' | 'gain'>, words: Words): string {
  if (goodsText(space.gain, words).length > 0) return tradeText(space, words)
  const costs = goodsText(space.cost, words)
  const nothing = words.say('web.alchemists.orderOnly')
  return costs.length === 0
    ? nothing
    : `${nothing}, ${words.say('alchemists.preview.costs', { gold: words.list(costs) })}`
}
