import { isHedgedAtTheEnd, wrongClaims } from '@athanor/alchemy'
import { wrongTheoryLoss } from '../../base/components/seals.ts'
import { scoreSeal } from '../../base/finalScoring.ts'
import type { Seal } from '../../engine/contributions.ts'
import { emit, type MutableState, ownOf } from '../../engine/mutableState.ts'
import type { RoundStep, Scorer } from '../../engine/rules.ts'
import { articleId, publishedArticles } from './articles.ts'
import type { PublishedArticle } from './words.ts'

/** G-134, GR-61: red, green and blue, behind the theories. */
export const revealArticles: RoundStep = {
  id: 'revealArticles',
  run(state) {
    for (const published of publishedArticles(state.table)) revealArticle(state, published)
  },
}

/** G-134..G-136, GR-22: stars score on what is right; on what is wrong only the right question mark saves. */
function revealArticle(state: MutableState, { article, seals: owners }: PublishedArticle): void {
  const { answers } = state.hidden
  const wrong = wrongClaims(article, answers)
  const correct = wrong.length === 0
  const seals = owners.map((seat) => {
    const seal = ownOf(state, seat).placed[articleId(article.colour)] as Seal
    const { points, hedge } = state.rules.seal(seal)
    const hedged = hedge !== null && isHedgedAtTheEnd(article, hedge, answers)
    return { seat, seal, points: correct ? points : hedged ? 0 : -wrongTheoryLoss }
  })
  for (const { seat, points } of seals) scoreSeal(state, seat, 'articles', points, correct)
  emit(state, { kind: 'articleRevealed', article, wrong: wrong.map(({ space }) => space), seals })
}

/** GR-61: counted behind the theories, before the Idol. */
export function withArticles(scorers: readonly Scorer[]): readonly Scorer[] {
  const theories = scorers.findIndex(({ source }) => source === 'theories')
  return scorers.toSpliced(theories + 1, 0, { source: 'articles' })
}
