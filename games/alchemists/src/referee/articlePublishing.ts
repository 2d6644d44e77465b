import { articleShare, entriesIn, sealsOnArticles } from './articles.ts'
import { compare, goldFor, happened, ownOf, owns, playerOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { movedBy } from './zones.ts'

/** G-076..G-087, GR-17, GR-21: new articles and endorsements, and what they cost and bring. */
export const judgeArticles: Judge = (before, seat, action, events, after) => {
  if (action.kind !== 'publishArticle' && action.kind !== 'endorseArticle') return []
  const bank = articleShare(before, seat)
  const authority = owns(before, seat, 'sealOfAuthority') ? 2 : 0
  const [old, now] = [before, after].map((state) => entriesIn(state).find(({ colour }) => colour === action.colour))
  const others = old?.seals ?? []
  const placed = [
    ...compare('the seal on the article', action.seal, ownOf(after, seat).placed[`${action.colour}Article`]),
    ...compare('the owners of seals', [...others, seat], now?.seals),
    ...compare('seals on articles', sealsOnArticles(before, seat) + 1, sealsOnArticles(after, seat)),
    ...compare('seals left', playerOf(before, seat).sealsLeft - 1, playerOf(after, seat).sealsLeft),
  ]
  if (action.kind === 'endorseArticle') {
    return [
      ...placed,
      ...compare('the article', old?.listed, now?.listed),
      ...compare('the price of endorsing', -bank - others.length, goldFor(events, seat, 'endorsing')),
      ...others.flatMap((other) => compare(`the share of ${other}`, 1, goldFor(events, other, 'endorsed'))),
      ...compare(
        'reputation after endorsing',
        movedBy(before, seat, authority),
        standing(before, events, seat, 'endorsing'),
      ),
    ]
  }
  return [
    ...placed,
    ...compare('the article', [action.signs, action.ingredients], [now?.signs, now?.listed]),
    ...compare(
      'who publishes',
      [seat],
      happened(events, 'articlePublished').map((event) => event.seat),
    ),
    ...compare('the price of publishing', -bank, goldFor(events, seat, 'publishing')),
    ...compare(
      'reputation after publishing',
      movedBy(before, seat, 1 + authority),
      standing(before, events, seat, 'publishing'),
    ),
  ]
}
