import type { Seat } from '@athanor/kernel'
import type { Artifact } from '../contributions.ts'
import type { State } from '../state.ts'
import { compare, demand, goldFor, happened, playerOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { approvalFor, isUnderCounter } from './project.ts'
import { judgeDraw } from './supply.ts'
import { movedBy } from './zones.ts'

/** */
export const costs: Readonly<Record<Artifact, number>> = {
  bootsOfSpeed: 4,
  discountCard: 3,
  magicMortar: 3,
  periscope: 3,
  replicator: 4,
  printingPress: 4,
  robeOfRespect: 4,
  amuletOfRhetoric: 4,
  hypnoticAmulet: 3,
  sealOfAuthority: 4,
  silverChalice: 4,
  thinkingCap: 4,
  witchsTrunk: 3,
  altarOfGold: 1,
  bronzeCup: 4,
  crystalCabinet: 5,
  featherInCap: 3,
  magicMirror: 4,
  wisdomIdol: 4,
  // GR-86.
  royalSignet: 3,
  mahoganyBookcase: 3,
}

/** AR-85: 2 gold off the first purchase after the Discount Card, 1 off all later ones; never below 0. */
export function costOf(before: State, seat: Seat, artifact: Artifact, shopkeepers: number): number {
  const { artifacts, slots } = playerOf(before, seat)
  const card = artifacts.indexOf('discountCard')
  // GR-68: what startup cards bring was not bought.
  const given = slots.startupFunding?.starting ?? []
  const bought = artifacts.slice(card + 1).filter((each) => !given.includes(each))
  const discount = card < 0 ? 0 : bought.length === 0 ? 2 : 1
  // G-198.
  const off = isUnderCounter(before, artifact) ? 1 : 0
  return Math.max(0, costs[artifact] - discount - shopkeepers - off)
}

/** A-153, G-197: in the row or under the counter. */
export function isOnOffer(state: State, artifact: Artifact): boolean {
  return state.table.onOffer.includes(artifact) || isUnderCounter(state, artifact)
}

/** A-153..A-156, A-403, A-405, A-430, A-447..A-451: the price, and what an artifact does at once. */
export const judgeBuying: Judge = (before, seat, action, events, after) => {
  if (action.kind !== 'buy') return []
  const { artifact, shopkeepers, offering } = action
  const { artifacts } = playerOf(before, seat)
  const price = costOf(before, seat, artifact, shopkeepers)
  const gain = artifact === 'amuletOfRhetoric' ? 5 : offering
  const cards = {
    ingredients: artifact === 'witchsTrunk' ? 7 : 0,
    favours: artifact === 'hypnoticAmulet' ? 4 : 0,
  }
  return [
    ...demand(isOnOffer(before, artifact), 'an artifact that is not on offer'),
    ...compare(
      'approval tokens for an artifact',
      // G-198, GR-86.
      (artifact === 'royalSignet' ? 3 : 0) - (isUnderCounter(before, artifact) ? 1 : 0),
      approvalFor(events, seat, 'artifact'),
    ),
    ...compare(
      'books of the artifact',
      artifact === 'mahoganyBookcase' ? 1 : 0,
      happened(events, 'bookTaken').filter((book) => book.seat === seat).length,
    ),
    ...demand(offering === 0 || (artifact === 'altarOfGold' && offering <= 8), 'gold on no Altar'),
    ...compare('the price', -price, goldFor(events, seat, 'artifact')),
    ...compare(
      'the price as it is told',
      [price],
      happened(events, 'artifactBought').map((bought) => bought.price),
    ),
    ...compare('gold on the Altar', offering === 0 ? 0 : -offering, goldFor(events, seat, 'altar')),
    ...compare('reputation after buying', movedBy(before, seat, gain), standing(before, events, seat, 'artifact')),
    ...compare('artifacts', [...artifacts, artifact], playerOf(after, seat).artifacts),
    ...judgeDraw('the cards of the artifact', before, seat, events, cards),
  ]
}
