import { articleShare, articleTokens, entriesIn, sealsOnArticles } from './articles.ts'
import { compare, happened } from './facts.ts'
import type { Judge } from './judge.ts'
import { approvalFor } from './project.ts'
import { judgeEndorsement, judgeNew } from './sealing.ts'

/** G-076..G-087, GR-17, GR-21: new articles and endorsements, and what they cost and bring. */
export const judgeArticles: Judge = (before, seat, action, events, after) => {
  if (action.kind !== 'publishArticle' && action.kind !== 'endorseArticle') return []
  const [old, now] = [before, after].map((state) => entriesIn(state).find(({ colour }) => colour === action.colour))
  const sealing = {
    before,
    seat,
    events,
    after,
    on: `${action.colour}Article`,
    seal: action.seal,
    others: old?.seals ?? [],
    now: now?.seals,
    bank: articleShare(before, seat),
  } as const
  const placed = [
    ...compare('seals on articles', sealsOnArticles(before, seat) + 1, sealsOnArticles(after, seat)),
    ...compare(
      'tokens for the bank',
      0 - articleTokens(before),
      approvalFor(events, seat, 'publishing') + approvalFor(events, seat, 'endorsing'),
    ),
  ]
  if (action.kind === 'endorseArticle') {
    return [...placed, ...judgeEndorsement(sealing), ...compare('the article', old?.listed, now?.listed)]
  }
  return [
    ...placed,
    ...judgeNew(sealing),
    ...compare('the article', [action.signs, action.ingredients], [now?.signs, now?.listed]),
    ...compare(
      'who publishes',
      [seat],
      happened(events, 'articlePublished').map((event) => event.seat),
    ),
  ]
}
