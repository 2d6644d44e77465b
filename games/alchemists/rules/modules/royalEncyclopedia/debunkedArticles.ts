import { isAskable, isSpared, type Refutation, refutation } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { unseal } from '../../base/debunkedTheories.ts'
import { evidenceOf } from '../../base/evidence.ts'
import { emit, type MutableState } from '../../engine/mutableState.ts'
import type { PublicationRulesOf } from '../../engine/publications.ts'
import type { ShownDemonstration } from '../../engine/state.ts'
import { articleId, articleOn, articlesOn, publishedArticles } from './articles.ts'
import { changeArticle, immediateArticle } from './publishArticle.ts'
import type { DebunkedArticle, PublishedArticle } from './words.ts'

/**
 * G-107..G-110, GR-80: articles fall, their seals come to light for good, and whoever is not spared by a question mark
 * on the right space loses.
 */
function topple(state: MutableState, fallen: readonly DebunkedArticle[], shown: ShownDemonstration): readonly Seat[] {
  const losers: Seat[] = []
  for (const { article } of fallen) {
    const { colour } = article
    const refuted = refutation(article, evidenceOf(shown)) as Refutation
    const { seals: owners } = articleOn(state.table, colour) as PublishedArticle
    const seals = owners.map((seat) => ({ seat, seal: unseal(state, seat, articleId(colour)) }))
    for (const { seat, seal } of seals) if (!isSpared(state.rules.seal(seal).hedge, refuted)) losers.push(seat)
    changeArticle(state, colour, null)
    emit(state, { kind: 'articleDebunked', article, safe: refuted.safe, seals })
  }
  return losers
}

/** G-079: articles, each about one aspect. */
export const articlePublications: PublicationRulesOf<'article', 'publishArticle'> = {
  kind: 'article',
  published: (table) =>
    publishedArticles(table).map((publication) => ({ id: articleId(publication.article.colour), publication })),
  claims: (table) => ({ articles: articlesOn(table) }),
  /** G-133. */
  countedSeals: (table, seat) => publishedArticles(table).filter(({ seals }) => seals.includes(seat)).length,
  /** GR-76. */
  canBeDoubted: (table) => publishedArticles(table).length > 0,
  /** GR-05. */
  mayAsk: (table, ingredient, colour) =>
    isAskable({ kind: 'aspect', ingredient, colour }, { theories: {}, conflicts: [], articles: articlesOn(table) }),
  /** GR-04, GR-06, G-117: each by itself, whatever else was ever shown; and never a conflict (G-128, GR-11). */
  judge: (table, shown) => ({
    fallen: articlesOn(table)
      .filter((article) => refutation(article, evidenceOf(shown)) !== null)
      .map((article): DebunkedArticle => ({ kind: 'article', article })),
    conflict: null,
  }),
  topple,
  immediate: immediateArticle,
}
