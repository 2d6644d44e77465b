import { type Colour, colours } from '@athanor/alchemy'
import { checkSeal, feeOf, hasSeals, publishBonus, sealsHeld } from '../../base/publishTheory.ts'
import { type Reason, reason } from '../../base/reasons.ts'
import { changeReputation } from '../../base/reputation.ts'
import { follow } from '../../engine/agenda.ts'
import type { Action, Seal } from '../../engine/contributions.ts'
import { checkPayment, type Goods, trade } from '../../engine/goods.ts'
import { product } from '../../engine/groups.ts'
import { changeGold, emitTo, seatContextOf } from '../../engine/mutableState.ts'
import type { SeatContext } from '../../engine/rules.ts'
import type { SpaceActionOf } from '../../engine/space.ts'
import { articleOn } from './articles.ts'
import { sealSpacesAt } from './components.ts'
import { sealArticle } from './publishArticle.ts'
import type { PublishedArticle } from './words.ts'

/** G-077, G-078: the bank's share, and gold for everybody whose seal lies there. */
export function articleEndorsingCost(at: SeatContext, { seals }: PublishedArticle): Goods {
  const fee = feeOf(at, 'article')
  return { ...fee, gold: (fee.gold ?? 0) + seals.length }
}

/** GR-17, GR-78: one seal of each player, as long as there is room, paid in full. */
export function checkArticleEndorsable(at: SeatContext, colour: Colour): Reason | null {
  const published = articleOn(at.table, colour)
  if (published === null) return reason('alchemists.reject.noArticle', { colour })
  if (published.seals.includes(at.seat)) return reason('alchemists.reject.alreadySealed')
  if (published.seals.length >= sealSpacesAt(at.table.options)) return reason('alchemists.reject.noSealSpace')
  return checkPayment(at, articleEndorsingCost(at, published))
}

function endorsable(at: SeatContext): readonly Colour[] {
  return colours.filter((colour) => checkArticleEndorsable(at, colour) === null)
}

/** G-076, G-077, G-086. */
export const endorseArticleAction: SpaceActionOf<'endorseArticle'> = {
  action: 'endorseArticle',
  isPossible: (at) => hasSeals(at) && endorsable(at).length > 0,
  legal: (at) => [
    product<Action, [Colour, Seal]>('endorseArticle', [endorsable(at), sealsHeld(at)], (colour, seal) => ({
      kind: 'endorseArticle',
      colour,
      seal,
    })),
  ],
  check: (at, { colour, seal }) => checkArticleEndorsable(at, colour) ?? checkSeal(at, seal),
  act(state, seat, { colour, seal }) {
    const published = articleOn(state.table, colour) as PublishedArticle
    emitTo(state, seat, { kind: 'articleEndorsed', seat, colour }, { seal })
    trade(state, seat, { cost: articleEndorsingCost(seatContextOf(state, seat), published) }, 'endorsing')
    for (const other of published.seals) changeGold(state, other, 1, 'endorsed')
    sealArticle(state, seat, published, seal)
    changeReputation(state, seat, publishBonus(state, seat), 'endorsing')
    follow(state, { kind: 'checkGrants', seat })
  },
}
