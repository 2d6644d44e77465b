import { type Colour, colours } from '@athanor/alchemy'
import { follow } from '../../agenda.ts'
import type { Action, Seal } from '../../contributions.ts'
import { changeGold, emitTo, standingOf } from '../../draft.ts'
import { checkPayment, type Goods, trade } from '../../goods.ts'
import { product } from '../../groups.ts'
import { checkSeal, feeOf, hasSeals, publishBonus, sealsHeld } from '../../publishTheory.ts'
import { type Reason, reason } from '../../reasons.ts'
import { changeReputation } from '../../reputation.ts'
import type { Standing } from '../../rules.ts'
import type { DeedOf } from '../../space.ts'
import { articleOn } from './articles.ts'
import { sealSpacesAt } from './components.ts'
import { sealArticle } from './publishArticle.ts'
import type { PublishedArticle } from './words.ts'

/** G-077, G-078: the bank's share, and gold for everybody whose seal lies there. */
export function articleEndorsingCost(at: Standing, { seals }: PublishedArticle): Goods {
  const fee = feeOf(at, 'article')
  return { ...fee, gold: (fee.gold ?? 0) + seals.length }
}

/** GR-17, GR-78: one seal of each player, as long as there is room, paid in full. */
export function checkArticleEndorsable(at: Standing, colour: Colour): Reason | null {
  const published = articleOn(at.table, colour)
  if (published === null) return reason('alchemists.reject.noArticle', { colour })
  if (published.seals.includes(at.seat)) return reason('alchemists.reject.alreadySealed')
  if (published.seals.length >= sealSpacesAt(at.table.options)) return reason('alchemists.reject.noSealSpace')
  return checkPayment(at, articleEndorsingCost(at, published))
}

function endorsable(at: Standing): readonly Colour[] {
  return colours.filter((colour) => checkArticleEndorsable(at, colour) === null)
}

/** G-076, G-077, G-086. */
export const endorseArticleDeed: DeedOf<'endorseArticle'> = {
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
  act(draft, seat, { colour, seal }) {
    const published = articleOn(draft.table, colour) as PublishedArticle
    emitTo(draft, seat, { kind: 'articleEndorsed', seat, colour }, { seal })
    trade(draft, seat, { cost: articleEndorsingCost(standingOf(draft, seat), published) }, 'endorsing')
    for (const other of published.seals) changeGold(draft, other, 1, 'endorsed')
    sealArticle(draft, seat, published, seal)
    changeReputation(draft, seat, publishBonus(draft, seat), 'endorsing')
    follow(draft, { kind: 'checkGrants', seat })
  },
}
