import {
  type Action,
  type Artifact,
  artifactPrice,
  type BuyAction,
  countOf,
  rulesAt,
  standingAt,
  type View,
} from '@athanor/alchemists'
import { type Purse, purseOf } from './purse.ts'

/** What an artifact is worth beyond its printed points. */
export const artifactWorths: Readonly<Record<Artifact, number>> = {
  bootsOfSpeed: 4,
  magicMortar: 3,
  printingPress: 3,
  periscope: 2,
  robeOfRespect: 4,
  discountCard: 1,
  replicator: 3,
  sealOfAuthority: 4,
  amuletOfRhetoric: 5,
  thinkingCap: 3,
  hypnoticAmulet: 3,
  witchsTrunk: 2,
  crystalCabinet: 4,
  magicMirror: 2.5,
  wisdomIdol: 2,
  featherInCap: 2,
  royalSignet: 4,
  mahoganyBookcase: 2.5,
  // Their points are all that they bring.
  altarOfGold: 0,
  bronzeCup: 0,
  silverChalice: 0,
}

/** At the end three gold are a point, a reputation point always is one. */
const goldWorth = 0.7
const offeringWorth = 0.6
const shopkeeperWorth = 0.3

/** What a purchase takes out of the purse, gold on an altar included. */
function spentOn({ table, viewer }: View, action: BuyAction): number {
  return (
    artifactPrice(standingAt(table, viewer as number), action.artifact, action.shopkeepers, action.others) +
    action.offering
  )
}

/** What a purchase is worth, or null when it takes what is kept for something else. */
export function purchaseWorth(view: View, action: Action, kept: Purse): number | null {
  if (action.kind !== 'buy') return 0
  const { table } = view
  const purse = purseOf(view)
  const spent = spentOn(view, action)
  const rules = rulesAt(table)
  const shelf = rules.shelves.find((each) => each.onOffer(table).includes(action.artifact))
  if (purse.gold - spent < kept.gold || purse.approval - (shelf?.cost.approval ?? 0) < kept.approval) return null
  const { points } = rules.artifact(action.artifact)
  const price = spent - action.offering
  return (
    points +
    artifactWorths[action.artifact] -
    price * goldWorth +
    action.offering * offeringWorth -
    action.shopkeepers * shopkeeperWorth
  )
}

/** Something for sale that promises more than it costs. */
export interface Bargain {
  readonly price: number
  readonly approval: number
  readonly worth: number
}

/** All of that, the best first; gold for an altar is left out, because it is only spent when nothing else needs it. */
export function bargains({ table, own, viewer }: View): readonly Bargain[] {
  const at = standingAt(table, viewer as number)
  const keeper = at.rules.favours.numberOf('shopkeeper')
  const shopkeepers = Math.min(1, countOf(own?.favours ?? [], keeper))
  return at.rules.shelves
    .flatMap((shelf) =>
      shelf.onOffer(table).map((artifact): Bargain => {
        const price = artifactPrice(at, artifact, shopkeepers)
        const { points } = at.rules.artifact(artifact)
        const worth = points + artifactWorths[artifact] - price * goldWorth - shopkeepers * shopkeeperWorth
        return { price, approval: shelf.cost.approval ?? 0, worth }
      }),
    )
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
}
