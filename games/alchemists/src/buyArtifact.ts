import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import type { Action, BuyAction } from './action.ts'
import type { Purchase } from './artifacts/artifact.ts'
import { type Artifact, artifactCard } from './artifacts/artifacts.ts'
import { draw, favoursHeld, playFavours } from './cards.ts'
import { changeGold, changePlayer, type Draft, emit, playerOf } from './draft.ts'
import { shopkeeper } from './favours/shopkeeper.ts'
import { upTo } from './groups.ts'
import { playHerbalist } from './herbalist.ts'
import { type Reason, reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import { type Own, playerAt, type Table } from './state.ts'
import { askForTest } from './thinkingCap.ts'

/** A-447, AR-85: what the Discount Card takes off the next purchase. */
function cardDiscount(table: Table, seat: Seat): number {
  const { artifacts, discounts } = playerAt(table, seat)
  if (discounts === null) return 0
  const card = artifacts.map(artifactCard).find(({ discount }) => discount !== undefined)
  return (discounts === 0 ? card?.discount?.next : card?.discount?.later) ?? 0
}

/** A-153, AR-39: never below 0. */
export function artifactPrice(table: Table, seat: Seat, artifact: Artifact, shopkeepers: number): number {
  const off = cardDiscount(table, seat) + shopkeepers * shopkeeper.effect.gold
  return Math.max(0, artifactCard(artifact).cost - off)
}

/** AR-84: how much gold may go on the Altar once the price is paid; nothing for any other artifact. */
function mostOffering(artifact: Artifact, goldLeft: number): number {
  const { purchase } = artifactCard(artifact)
  return purchase?.kind === 'goldForReputation' ? Math.min(purchase.most, goldLeft) : 0
}

export function checkBuy(table: Table, seat: Seat, own: Own, action: BuyAction): Reason | null {
  const { artifact, shopkeepers, offering } = action
  if (!table.onOffer.includes(artifact)) return reason('alchemists.reject.artifactGone', { artifact })
  const held = favoursHeld(own.favours, 'shopkeeper')
  if (held < shopkeepers) {
    return reason('alchemists.reject.favourMissing', { favour: 'shopkeeper', needed: shopkeepers, held })
  }
  if (offering > 0 && artifactCard(artifact).purchase?.kind !== 'goldForReputation') {
    return reason('alchemists.reject.noAltar')
  }
  const { gold } = playerAt(table, seat)
  const needed = artifactPrice(table, seat, artifact, shopkeepers) + offering
  return gold < needed ? reason('alchemists.reject.noGold', { needed, held: gold }) : null
}

export function purchases(table: Table, seat: Seat, own: Own): ActionGroup<Action> {
  const { gold } = playerAt(table, seat)
  const keepers = upTo(favoursHeld(own.favours, 'shopkeeper'))
  return listed(
    'buy',
    table.onOffer.flatMap((artifact) =>
      keepers.flatMap((shopkeepers) => {
        const left = gold - artifactPrice(table, seat, artifact, shopkeepers)
        if (left < 0) return []
        return upTo(mostOffering(artifact, left)).map(
          (offering): Action => ({ kind: 'buy', artifact, shopkeepers, offering }),
        )
      }),
    ),
  )
}

/** A-153..A-156: pay, lay it open, and do what it does at once. */
export function buy(draft: Draft, seat: Seat, { artifact, shopkeepers, offering }: BuyAction): void {
  const price = artifactPrice(draft.table, seat, artifact, shopkeepers)
  playFavours(draft, seat, 'shopkeeper', shopkeepers)
  emit(draft, { kind: 'artifactBought', seat, artifact, price })
  changeGold(draft, seat, -price, 'artifact')
  draft.table.onOffer = draft.table.onOffer.filter((other) => other !== artifact)
  const { artifacts, discounts } = playerOf(draft, seat)
  const card = artifactCard(artifact)
  // AR-83: an artifact never changes its own purchase, so the counting begins behind it.
  const counted = discounts === null ? null : discounts + 1
  // AR-83: what it does at once is done before it counts as owned; a Robe bought earlier does enlarge it.
  if (card.purchase !== undefined) atOnce(draft, seat, card.purchase, offering)
  changePlayer(draft, seat, {
    artifacts: [...artifacts, artifact],
    discounts: card.discount === undefined ? counted : 0,
  })
}

function atOnce(draft: Draft, seat: Seat, purchase: Purchase, offering: number): void {
  switch (purchase.kind) {
    case 'reputation':
      changeReputation(draft, seat, purchase.points, 'artifact')
      return
    case 'favours':
      draw(draft, seat, { ingredients: 0, favours: purchase.count })
      playHerbalist(draft, seat)
      return
    case 'ingredients':
      draw(draft, seat, { ingredients: purchase.count, favours: 0 })
      return
    case 'tests':
      askForTest(draft, seat, purchase.count)
      return
    case 'goldForReputation':
      changeGold(draft, seat, -offering, 'altar')
      changeReputation(draft, seat, offering, 'artifact')
  }
}
