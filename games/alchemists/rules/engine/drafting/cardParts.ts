import { ingredientIndex } from '@athanor/alchemy'
import { at as nth } from '@athanor/kernel'
import { artifactPrice, shopkeeperUse } from '../../base/buyArtifact.ts'
import { allHeld, naming } from '../../base/favourUses.ts'
import { priceOf, smileysOf } from '../../base/sellPotion.ts'
import type { Artifact, Preview } from '../contributions.ts'
import { countOf } from '../counts.ts'
import { firstOf, inHand, secondOf } from './mixParts.ts'
import type { ActionPartsOf, PromptContext } from './part.ts'

/** */
export const keepFavourParts: ActionPartsOf<'keepFavour'> = {
  action: 'keepFavour',
  parts: [{ part: 'favour', valuesOf: ({ favour }) => [favour] }],
}

/** A-113..A-122: all spaces of the track from the top down, with what they give. */
export const chooseOrderParts: ActionPartsOf<'chooseOrder'> = {
  action: 'chooseOrder',
  parts: [
    {
      part: 'orderSpace',
      valuesOf: ({ space }) => [space],
      offered: ({ at: { rules, table } }) =>
        rules.orderSpaces(table).flatMap(({ players }, space) => (players > table.players.length ? [] : [space])),
      refusal: ({ check }, space) => check({ kind: 'chooseOrder', space }),
      preview: ({ at: { rules, table } }, space) => {
        const { cost, gain } = nth(rules.orderSpaces(table), space, 'order space')
        return { kind: 'trade', cost, gain }
      },
    },
  ],
}

/** the discount, and what the best guarantee would still pay. */
export const bidParts: ActionPartsOf<'bid'> = {
  action: 'bid',
  parts: [
    {
      part: 'bid',
      valuesOf: ({ bid }) => [bid],
      offered: ({ at }) => at.rules.bids.map(({ bid }) => bid),
      refusal: ({ check }, bid) => check({ kind: 'bid', bid }),
      preview: ({ at }, bid) => ({
        kind: 'bid',
        pays: priceOf(at, 'exact') - bid,
        smileys: smileysOf(at.rules, bid),
      }),
    },
  ],
}

/** a card that is seen, or one that is not. */
export const forageParts: ActionPartsOf<'forage'> = {
  action: 'forage',
  parts: [
    {
      part: 'from',
      valuesOf: ({ from }) => [from],
      preview: ({ at: { own } }, from): Preview | null =>
        from === 'deck' ? null : { kind: 'held', count: countOf(own.hand, ingredientIndex(from)) },
    },
  ],
}

/** */
export const transmuteParts: ActionPartsOf<'transmute'> = {
  action: 'transmute',
  parts: [
    { part: 'card', valuesOf: ({ ingredient }) => [ingredient], preview: inHand },
    { part: 'sages', valuesOf: ({ sages }) => [sages] },
  ],
}

/** A-153..A-156: all that is on offer; what is too dear is shown as such. */
export const buyParts: ActionPartsOf<'buy'> = {
  action: 'buy',
  parts: [
    {
      part: 'artifact',
      valuesOf: ({ artifact }) => [artifact],
      offered: ({ at }) => at.rules.shelves.flatMap(({ onOffer }) => onOffer(at.table)),
      refusal: (context, artifact) => purchaseRefusal(context, artifact),
      preview: ({ at }, artifact) => ({ kind: 'costs', gold: artifactPrice(at, artifact, 0) }),
    },
    {
      part: 'shopkeepers',
      valuesOf: ({ shopkeepers }) => [shopkeepers],
      preview({ at }, shopkeepers, left) {
        const [first] = left
        if (first === undefined || left.some(({ artifact }) => artifact !== first.artifact)) return null
        // Cards by name are chosen behind it, and take off what they say then.
        return { kind: 'costs', gold: artifactPrice(at, first.artifact, shopkeepers) }
      },
    },
    { part: 'offering', valuesOf: ({ offering }) => [offering] },
  ],
}

/** What is too dear even with all that could make it cheaper. */
function purchaseRefusal({ at, check }: PromptContext, artifact: Artifact) {
  const cheapest = allHeld(at, shopkeeperUse)
  return check({ kind: 'buy', artifact, shopkeepers: cheapest.number, offering: 0, ...naming(cheapest) })
}

/** */
export const discardParts: ActionPartsOf<'discard'> = {
  action: 'discard',
  parts: [
    {
      part: 'firstDiscard',
      valuesOf: (action) => firstOf(action.ingredients),
      preview: inHand,
    },
    {
      part: 'secondDiscard',
      valuesOf: (action, { firstDiscard }) => secondOf(action.ingredients, firstDiscard),
      preview: inHand,
    },
  ],
}

/** */
export const takeGrantParts: ActionPartsOf<'takeGrant'> = {
  action: 'takeGrant',
  parts: [{ part: 'grant', valuesOf: ({ grant }) => [grant] }],
}
