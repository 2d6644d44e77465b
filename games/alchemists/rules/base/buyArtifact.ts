import { listed } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import type { Artifact } from '../engine/contributions.ts'
import { checkGold, checkPayment, trade } from '../engine/goods.ts'
import { upTo } from '../engine/groups.ts'
import { changeGold, changePlayer, emit, playerOf, seatContextOf } from '../engine/mutableState.ts'
import type { PurchaseRules, PurchaseRulesOf, Rules, SeatContext, ShelfRules } from '../engine/rules.ts'
import type { SpaceActionOf, SpaceRules } from '../engine/space.ts'
import { playerAt } from '../engine/state.ts'
import type { BuyAction } from './action.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { discountFor, withPurchase } from './discounts.ts'
import {
  checkUses,
  type FavourUse,
  favourChoices,
  mostFor,
  type NamedFavours,
  naming,
  playFor,
  sumFor,
} from './favourUses.ts'
import { reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import { capTestsLeft } from './thinkingCap.ts'

/** */
export const shopkeeperUse: FavourUse<'price'> = {
  window: 'buying',
  effect: 'price',
  counted: 'shopkeeper',
  actions: ['buy'],
}

const goldOff = ({ gold }: { readonly gold: number }) => gold

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

function shelfOf({ rules, table }: SeatContext, artifact: Artifact): ShelfRules | undefined {
  return rules.shelves.find((shelf) => shelf.onOffer(table).includes(artifact))
}

/** A-153, AR-39: never below 0. */
function priceLess(at: SeatContext, artifact: Artifact, favours: number): number {
  const shelf = shelfOf(at, artifact)?.off ?? 0
  const off = shelf + discountFor(at.rules, playerAt(at.table, at.seat)) + favours
  return Math.max(0, at.rules.artifact(artifact).cost - off)
}

/** What a seat would pay with so many Shopkeepers, and other cards that take something off. */
export function artifactPrice(at: SeatContext, artifact: Artifact, shopkeepers: number, others?: NamedFavours): number {
  return priceLess(at, artifact, sumFor(at.rules, shopkeeperUse, { number: shopkeepers, others }, goldOff))
}

/** AR-84: how much gold may go on the Altar once the price is paid; nothing for any other artifact. */
function mostOffering(rules: Rules, artifact: Artifact, goldLeft: number): number {
  const { purchase } = rules.artifact(artifact)
  return purchase?.kind === 'goldForReputation' ? Math.min(purchase.most, goldLeft) : 0
}

/** Everything on offer, but for what asks for something else than gold that the seat does not have. */
function payable(at: SeatContext): readonly Artifact[] {
  return at.rules.shelves.flatMap(({ onOffer, cost }) => (checkPayment(at, cost) === null ? onOffer(at.table) : []))
}

const spaceAction: SpaceActionOf<'buy'> = {
  action: 'buy',
  isPossible(at) {
    const off = mostFor(at, shopkeeperUse, goldOff)
    const { gold } = playerAt(at.table, at.seat)
    return payable(at).some((artifact) => priceLess(at, artifact, off) <= gold)
  },
  legal(at) {
    const { rules, table, seat } = at
    const { gold } = playerAt(table, seat)
    const keepers = favourChoices(at, shopkeeperUse)
    const purchases = payable(at).flatMap((artifact) =>
      keepers.flatMap((shopkeepers) => {
        const left = gold - artifactPrice(at, artifact, shopkeepers.number, shopkeepers.others)
        if (left < 0) return []
        return upTo(mostOffering(rules, artifact, left)).map(
          (offering): BuyAction => ({
            kind: 'buy',
            artifact,
            shopkeepers: shopkeepers.number,
            offering,
            ...naming(shopkeepers),
          }),
        )
      }),
    )
    return [listed('buy', purchases)]
  },
  check(at, { artifact, shopkeepers, offering, others }) {
    const { rules } = at
    const shelf = shelfOf(at, artifact)
    if (shelf === undefined) return reason('alchemists.reject.artifactGone', { artifact })
    const missing = checkUses(at, [[shopkeeperUse, shopkeepers]], others) ?? checkPayment(at, shelf.cost)
    if (missing !== null) return missing
    if (offering > 0 && rules.artifact(artifact).purchase?.kind !== 'goldForReputation') {
      return reason('alchemists.reject.noAltar')
    }
    return checkGold(at, artifactPrice(at, artifact, shopkeepers, others) + offering)
  },
  /** A-153..A-156: pay, lay it open, and do what it does at once. */
  act(state, seat, { artifact, shopkeepers, offering, others }) {
    const { rules } = state
    const shelf = shelfOf(seatContextOf(state, seat), artifact)
    const price = artifactPrice(seatContextOf(state, seat), artifact, shopkeepers, others)
    playFor(state, seat, shopkeeperUse, { number: shopkeepers, others })
    emit(state, { kind: 'artifactBought', seat, artifact, price })
    changeGold(state, seat, -price, 'artifact')
    if (shelf !== undefined) {
      trade(state, seat, { cost: shelf.cost }, 'artifact')
      shelf.sell(state, artifact)
    }
    const { artifacts } = playerOf(state, seat)
    const { purchase } = rules.artifact(artifact)
    // AR-83: an artifact never changes its own purchase, so the counting begins behind it.
    const discounts = withPurchase(rules, playerOf(state, seat), artifact)
    // AR-83: what it does at once is done before it counts as owned; a Robe bought earlier does enlarge it.
    if (purchase !== undefined) {
      rules.purchases.find(({ kind }) => kind === purchase.kind)?.atOnce(state, seat, purchase, offering)
    }
    changePlayer(state, seat, { artifacts: [...artifacts, artifact], ...discounts })
  },
}

const gain: PurchaseRulesOf<'gain'> = {
  kind: 'gain',
  atOnce: (state, seat, purchase) => trade(state, seat, purchase, 'artifact'),
}

/** AR-44. */
const tests: PurchaseRulesOf<'tests'> = {
  kind: 'tests',
  atOnce(state, seat, { count }) {
    if (capTestsLeft(state, seat, count)) follow(state, { kind: 'thinkingCap', seat, left: count })
  },
}

/** AR-84. */
const goldForReputation: PurchaseRulesOf<'goldForReputation'> = {
  kind: 'goldForReputation',
  atOnce(state, seat, _, offering) {
    changeGold(state, seat, -offering, 'altar')
    changeReputation(state, seat, offering, 'artifact')
  },
}

export const basePurchases: readonly PurchaseRules[] = [gain, tests, goldForReputation]

export function buySpace(players: number): SpaceRules {
  return { id: 'buy', ...spaceCost(players, 'buy'), isOpen: () => true, actions: [spaceAction] }
}
