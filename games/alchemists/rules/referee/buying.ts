import type { Seat } from '@athanor/kernel'
import type { BuyAction } from '../base/action.ts'
import type { Artifact } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { artifactFact, type CardFacts, printedCards, worthOf } from './cards.ts'
import { compare, demand, goldFor, happened, playerOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { approvalFor, isUnderCounter } from './project.ts'
import { judgeDraw } from './supply.ts'
import { movedBy } from './zones.ts'

/** A-447, AR-85: what each artifact takes off: so much of the first purchase after it, and so much of all later ones. */
function discountOf(before: State, seat: Seat, cards: CardFacts): number {
  const { artifacts, slots } = playerOf(before, seat)
  // GR-68: what startup cards bring was not bought.
  const given = slots.startupFunding?.starting ?? []
  return artifacts.reduce((sum, card, place) => {
    const { discount } = artifactFact(cards, card)
    if (discount === undefined) return sum
    const bought = artifacts.slice(place + 1).filter((each) => !given.includes(each))
    return sum + (bought.length === 0 ? discount.next : discount.later)
  }, 0)
}

/** never below 0. */
export function costOf(before: State, seat: Seat, action: BuyAction, cards: CardFacts): number {
  const { artifact, shopkeepers } = action
  const favours = worthOf(cards, 'shopkeeper', shopkeepers, action)
  // G-198.
  const off = isUnderCounter(before, artifact) ? 1 : 0
  return Math.max(0, artifactFact(cards, artifact).cost - discountOf(before, seat, cards) - favours - off)
}

/** A-153, G-197: in the row or under the counter. */
export function isOnOffer(state: State, artifact: Artifact): boolean {
  return state.table.onOffer.includes(artifact) || isUnderCounter(state, artifact)
}

/** A-153..A-156, A-403, A-405, A-430, A-447..A-451: the price, and what an artifact does at once. */
export const judgeBuying: Judge = (before, seat, action, events, after, cards = printedCards) => {
  if (action.kind !== 'buy') return []
  const { artifact, offering } = action
  const { artifacts } = playerOf(before, seat)
  const price = costOf(before, seat, action, cards)
  const gain = artifact === 'amuletOfRhetoric' ? 5 : offering
  // G-038: a purchase may be the last thing of the game, and what lay face down comes to light with its end.
  const shown = happened(events, 'unveiled').flatMap((each) => (each.seat === seat ? each.artifacts : []))
  const drawn = {
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
    ...compare('artifacts', [...artifacts, artifact, ...shown], playerOf(after, seat).artifacts),
    ...judgeDraw('the cards of the artifact', before, seat, events, drawn),
  ]
}
