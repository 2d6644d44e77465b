import { isHedgedAtTheEnd, wrongClaims } from '@athanor/alchemy'
import { wrongTheoryLoss } from '../../components/seals.ts'
import type { Seal } from '../../contributions.ts'
import { type Draft, emit, ownOf } from '../../draft.ts'
import { scoreSeal } from '../../finalScoring.ts'
import type { Scorer, Step } from '../../rules.ts'
import { articleId, publishedArticles } from './articles.ts'
import type { PublishedArticle } from './words.ts'

/** G-134, GR-61: red, green and blue, behind the theories. */
export const revealArticles: Step = {
  id: 'revealArticles',
  run(draft) {
    for (const published of publishedArticles(draft.table)) revealArticle(draft, published)
  },
}

/** G-134..G-136, GR-22: stars score on what is right; on what is wrong only the right question mark saves. */
function revealArticle(draft: Draft, { article, seals: owners }: PublishedArticle): void {
  const { answers } = draft.hidden
  const wrong = wrongClaims(article, answers)
  const correct = wrong.length === 0
  const seals = owners.map((seat) => {
    const seal = ownOf(draft, seat).placed[articleId(article.colour)] as Seal
    const { points, hedge } = draft.rules.seal(seal)
    const hedged = hedge !== null && isHedgedAtTheEnd(article, hedge, answers)
    return { seat, seal, points: correct ? points : hedged ? 0 : -wrongTheoryLoss }
  })
  for (const { seat, points } of seals) scoreSeal(draft, seat, 'articles', points, correct)
  emit(draft, { kind: 'articleRevealed', article, wrong: wrong.map(({ space }) => space), seals })
}

/** GR-61: counted behind the theories, before the Idol. */
export function withArticles(scorers: readonly Scorer[]): readonly Scorer[] {
  const theories = scorers.findIndex(({ source }) => source === 'theories')
  return scorers.toSpliced(theories + 1, 0, { source: 'articles' })
}
