import { type Article, type ArticleSpace, articleSpaces, articlesAbout, claimsOf } from '../article.ts'
import { colours } from '../aspect.ts'
import { ingredientIndex } from '../ingredient.ts'
import type { Divisions } from './divisions.ts'
import { shareOf } from './share.ts'

/** What may become of an article. */
export interface ArticleProspect {
  /** The chance that all four claims are right. Otherwise some demonstration refutes it, in either procedure. */
  readonly right: number
  /**
   * The chance that a hedge on a space costs nothing, whatever is demonstrated and whatever is revealed: that the three
   * other claims are right.
   */
  readonly safe: Readonly<Record<ArticleSpace, number>>
}

export function articleProspect(chances: Divisions, article: Article): ArticleProspect {
  const claims = claimsOf(article)
  const bits = claims.map(({ ingredient }) => 1 << ingredientIndex(ingredient))
  const about = bits.reduce((mask, bit) => mask | bit, 0)
  const claimed = bits.reduce((mask, bit, place) => (claims[place]?.sign === 'plus' ? mask | bit : mask), 0)
  let [right, several] = [0, 0]
  const alone = [0, 0, 0, 0]
  for (const { pluses, chance } of chances[article.colour]) {
    const wrong = (pluses ^ claimed) & about
    const place = bits.indexOf(wrong)
    if (wrong === 0) right += chance
    else if (place === -1) several += chance
    else alone[place] = (alone[place] as number) + chance
  }
  const wrongBesides = (space: number) =>
    alone.reduce((sum, chance, place) => (place === space ? sum : sum + chance), several)
  const safe = articleSpaces.map((space, place) => [
    space,
    shareOf(right + (alone[place] as number), wrongBesides(place)),
  ])
  return { right: shareOf(right, wrongBesides(-1)), safe: Object.fromEntries(safe) as Record<ArticleSpace, number> }
}

/** A seal as the revelation counts it: its points on what is right, and the space that it hedges, if any (G-134). */
export interface ArticleSeal {
  readonly points: number
  readonly hedge: ArticleSpace | null
}

/** The points that a seal on an article brings in the big revelation on average; `loss` is what a wrong one costs. */
export function articleWorth({ right, safe }: ArticleProspect, { points, hedge }: ArticleSeal, loss: number): number {
  return right * points - (1 - (hedge === null ? right : safe[hedge])) * loss
}

export interface RankedArticle extends ArticleProspect {
  readonly article: Article
}

let allArticles: readonly Article[] | undefined

/** All 1,680 articles, the likeliest to be right first; on which spaces the ingredients lie is the publisher's choice. */
export function bestArticles(chances: Divisions): readonly RankedArticle[] {
  allArticles ??= colours.flatMap(articlesAbout)
  return allArticles
    .map((article) => ({ article, ...articleProspect(chances, article) }))
    .sort((one, other) => other.right - one.right)
}
