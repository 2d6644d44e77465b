import type { Artifact } from '../engine/contributions.ts'
import type { Rules } from '../engine/rules.ts'
import type { Player } from '../engine/state.ts'

type Discounts = Pick<Player, 'discounts' | 'furtherDiscounts'>

/** A-447, AR-85: what the artifacts of a player take off the next purchase together, each by its own count. */
export function discountFor(rules: Rules, player: Player): number {
  const { artifacts, discounts, furtherDiscounts } = player
  if (discounts === null) return 0
  let off = 0
  let first: Artifact | null = null
  for (const artifact of artifacts) {
    const { discount } = rules.artifact(artifact)
    if (discount === undefined) continue
    first ??= furtherDiscounts?.[artifact] === undefined ? artifact : null
    const bought = artifact === first ? discounts : furtherDiscounts?.[artifact]
    if (bought !== undefined) off += bought === 0 ? discount.next : discount.later
  }
  return off
}

/** The counts once an artifact is owned that was not bought: a discount begins behind it. */
export function withGift(rules: Rules, { discounts, furtherDiscounts }: Discounts, artifact: Artifact): Discounts {
  if (rules.artifact(artifact).discount === undefined) return kept(discounts, furtherDiscounts)
  return discounts === null ? { discounts: 0 } : { discounts, furtherDiscounts: { ...furtherDiscounts, [artifact]: 0 } }
}

/** The same once it is bought: it uses up what takes something off the next purchase. */
export function withPurchase(rules: Rules, { discounts, furtherDiscounts }: Discounts, artifact: Artifact): Discounts {
  const counted = kept(discounts === null ? null : discounts + 1, oneMore(furtherDiscounts))
  return withGift(rules, counted, artifact)
}

function oneMore(counts: Discounts['furtherDiscounts']): Discounts['furtherDiscounts'] {
  if (counts === undefined) return undefined
  return Object.fromEntries(Object.entries(counts).map(([artifact, count]) => [artifact, count + 1]))
}

function kept(discounts: number | null, furtherDiscounts: Discounts['furtherDiscounts']): Discounts {
  return furtherDiscounts === undefined ? { discounts } : { discounts, furtherDiscounts }
}
