import { listed } from '@athanor/kernel'
import type { BuyAction } from './action.ts'
import { follow } from './agenda.ts'
import { checkFavours, favoursHeld, mostHeld, playFavours } from './cards.ts'
import { spaceCost } from './components/spaceCosts.ts'
import type { Artifact } from './contributions.ts'
import { changeGold, changePlayer, emit, playerOf, standingOf } from './draft.ts'
import { checkGold, checkPayment, trade } from './goods.ts'
import { upTo } from './groups.ts'
import { reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import type { PrintedFavour, PurchaseRules, PurchaseRulesOf, Rules, ShelfRules, Standing } from './rules.ts'
import type { DeedOf, SpaceRules } from './space.ts'
import { playerAt } from './state.ts'
import { capTestsLeft } from './thinkingCap.ts'

/** */
function shopkeeperOf(rules: Rules): PrintedFavour<'price'> {
  return rules.favourFor('buying', 'price')
}

/** A-447, AR-85: what the Discount Card takes off the next purchase. */
function cardDiscount({ rules, table, seat }: Standing): number {
  const { artifacts, discounts } = playerAt(table, seat)
  if (discounts === null) return 0
  const card = artifacts.map(rules.artifact).find(({ discount }) => discount !== undefined)
  return (discounts === 0 ? card?.discount?.next : card?.discount?.later) ?? 0
}

/** the row. */
const row: ShelfRules = {
  onOffer: (table) => table.onOffer,
  off: 0,
  cost: {},
  sell({ table }, artifact) {
    table.onOffer = table.onOffer.filter((other) => other !== artifact)
  },
}

export const baseShelves: readonly ShelfRules[] = [row]

function shelfOf({ rules, table }: Standing, artifact: Artifact): ShelfRules | undefined {
  return rules.shelves.find((shelf) => shelf.onOffer(table).includes(artifact))
}

/** A-153, AR-39: never below 0. */
export function artifactPrice(at: Standing, artifact: Artifact, shopkeepers: number): number {
  const shelf = shelfOf(at, artifact)?.off ?? 0
  const off = shelf + cardDiscount(at) + shopkeepers * shopkeeperOf(at.rules).effect.gold
  return Math.max(0, at.rules.artifact(artifact).cost - off)
}

/** AR-84: how much gold may go on the Altar once the price is paid; nothing for any other artifact. */
function mostOffering(rules: Rules, artifact: Artifact, goldLeft: number): number {
  const { purchase } = rules.artifact(artifact)
  return purchase?.kind === 'goldForReputation' ? Math.min(purchase.most, goldLeft) : 0
}

/** Everything on offer, but for what asks for something else than gold that the seat does not have. */
function payable(at: Standing): readonly Artifact[] {
  return at.rules.shelves.flatMap(({ onOffer, cost }) => (checkPayment(at, cost) === null ? onOffer(at.table) : []))
}

const deed: DeedOf<'buy'> = {
  action: 'buy',
  isPossible(at) {
    const shopkeepers = mostHeld(at, shopkeeperOf(at.rules).id)
    const { gold } = playerAt(at.table, at.seat)
    return payable(at).some((artifact) => artifactPrice(at, artifact, shopkeepers) <= gold)
  },
  legal(at) {
    const { rules, table, seat, own } = at
    const { gold } = playerAt(table, seat)
    const keepers = upTo(favoursHeld(rules, own.favours, shopkeeperOf(rules).id))
    const purchases = payable(at).flatMap((artifact) =>
      keepers.flatMap((shopkeepers) => {
        const left = gold - artifactPrice(at, artifact, shopkeepers)
        if (left < 0) return []
        return upTo(mostOffering(rules, artifact, left)).map(
          (offering): BuyAction => ({ kind: 'buy', artifact, shopkeepers, offering }),
        )
      }),
    )
    return [listed('buy', purchases)]
  },
  check(at, { artifact, shopkeepers, offering }) {
    const { rules } = at
    const shelf = shelfOf(at, artifact)
    if (shelf === undefined) return reason('alchemists.reject.artifactGone', { artifact })
    const missing = checkFavours(at, shopkeeperOf(rules).id, shopkeepers) ?? checkPayment(at, shelf.cost)
    if (missing !== null) return missing
    if (offering > 0 && rules.artifact(artifact).purchase?.kind !== 'goldForReputation') {
      return reason('alchemists.reject.noAltar')
    }
    return checkGold(at, artifactPrice(at, artifact, shopkeepers) + offering)
  },
  /** A-153..A-156: pay, lay it open, and do what it does at once. */
  act(draft, seat, { artifact, shopkeepers, offering }) {
    const { rules } = draft
    const shelf = shelfOf(standingOf(draft, seat), artifact)
    const price = artifactPrice(standingOf(draft, seat), artifact, shopkeepers)
    playFavours(draft, seat, shopkeeperOf(rules).id, shopkeepers)
    emit(draft, { kind: 'artifactBought', seat, artifact, price })
    changeGold(draft, seat, -price, 'artifact')
    if (shelf !== undefined) {
      trade(draft, seat, { cost: shelf.cost }, 'artifact')
      shelf.sell(draft, artifact)
    }
    const { artifacts, discounts } = playerOf(draft, seat)
    const { purchase, discount } = rules.artifact(artifact)
    // AR-83: an artifact never changes its own purchase, so the counting begins behind it.
    const counted = discounts === null ? null : discounts + 1
    // AR-83: what it does at once is done before it counts as owned; a Robe bought earlier does enlarge it.
    if (purchase !== undefined) {
      rules.purchases.find(({ kind }) => kind === purchase.kind)?.atOnce(draft, seat, purchase, offering)
    }
    changePlayer(draft, seat, {
      artifacts: [...artifacts, artifact],
      discounts: discount === undefined ? counted : 0,
    })
  },
}

const gain: PurchaseRulesOf<'gain'> = {
  kind: 'gain',
  atOnce: (draft, seat, purchase) => trade(draft, seat, purchase, 'artifact'),
}

/** AR-44. */
const tests: PurchaseRulesOf<'tests'> = {
  kind: 'tests',
  atOnce(draft, seat, { count }) {
    if (capTestsLeft(draft, seat, count)) follow(draft, { kind: 'thinkingCap', seat, left: count })
  },
}

/** AR-84. */
const goldForReputation: PurchaseRulesOf<'goldForReputation'> = {
  kind: 'goldForReputation',
  atOnce(draft, seat, _, offering) {
    changeGold(draft, seat, -offering, 'altar')
    changeReputation(draft, seat, offering, 'artifact')
  },
}

export const basePurchases: readonly PurchaseRules[] = [gain, tests, goldForReputation]

export function buySpace(players: number): SpaceRules {
  return { id: 'buy', ...spaceCost(players, 'buy'), isOpen: () => true, deeds: [deed] }
}
