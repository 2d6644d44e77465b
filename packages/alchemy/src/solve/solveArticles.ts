import type { Article } from '../article.ts'
import { type ArticleProspect, articleProspect, bestArticles } from '../belief/articleProspect.ts'
import { believe } from '../belief/belief.ts'
import { divisions } from '../belief/divisions.ts'
import { type Fact, isRight } from '../fact.ts'
import { type Explanation, explained } from './explained.ts'

/** What follows about an article. */
export interface SolvedArticle extends ArticleProspect {
  readonly article: Article
  readonly verdict: Explanation['verdict']
  readonly because: readonly number[]
}

export interface ArticlesSolution {
  /** Those that were asked for. */
  readonly asked: readonly SolvedArticle[]
  /** Those most likely to be right. */
  readonly best: readonly SolvedArticle[]
}

/** `proposals` is how many of the best to tell. */
export function solveArticles(facts: readonly Fact[], asked: readonly Article[], proposals = 0): ArticlesSolution {
  const chances = divisions(believe(facts))
  const solved = (article: Article): SolvedArticle => {
    const { verdict, because } = explained(facts, isRight(article))
    return { article, ...articleProspect(chances, article), verdict, because }
  }
  return {
    asked: asked.map(solved),
    best:
      proposals === 0
        ? []
        : bestArticles(chances)
            .slice(0, proposals)
            .map(({ article }) => solved(article)),
  }
}
