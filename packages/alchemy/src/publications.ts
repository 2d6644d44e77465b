import { isAlchemical } from './alchemical.ts'
import { type Article, articleWith, claimsOf } from './article.ts'
import { isColour, isSign } from './aspect.ts'
import { type IngredientPair, isIngredient } from './ingredient.ts'
import type { Theories } from './theory.ts'

/** All that can be debunked: what lies on the theory board and in the Royal Encyclopedia, public to the last token. */
export interface Publications {
  readonly theories: Theories
  readonly conflicts: readonly IngredientPair[]
  readonly articles: readonly Article[]
}

export const nothingPublished: Publications = { theories: {}, conflicts: [], articles: [] }

/**
 * Whether a value from outside is what can lie on the boards: no alchemical twice, conflict tokens only on two
 * theories, one article per colour (G-097).
 */
export function isPublications(value: unknown): value is Publications {
  if (!isRecord(value)) return false
  const { theories, conflicts, articles } = value
  if (!isRecord(theories) || !Array.isArray(conflicts) || !Array.isArray(articles)) return false
  const named = Object.values(theories)
  return (
    Object.keys(theories).every(isIngredient) &&
    named.every(isAlchemical) &&
    new Set(named).size === named.length &&
    conflicts.every((pair) => isPairOf(pair, Object.keys(theories))) &&
    articles.every(isArticle) &&
    new Set(articles.map(({ colour }) => colour)).size === articles.length
  )
}

function isPairOf(value: unknown, published: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value[0] !== value[1] &&
    value.every((each: unknown) => typeof each === 'string' && published.includes(each))
  )
}

function isArticle(value: unknown): value is Article {
  if (!isRecord(value)) return false
  const { colour, signs, ingredients } = value
  if (!isColour(colour) || !Array.isArray(signs) || !Array.isArray(ingredients)) return false
  if (signs.length !== 2 || !signs.every(isSign) || ingredients.length !== 4 || !ingredients.every(isIngredient)) {
    return false
  }
  const claims = claimsOf(value as unknown as Article)
  const under = (wanted: 'plus' | 'minus') =>
    claims.filter(({ sign }) => sign === wanted).map(({ ingredient }) => ingredient)
  return articleWith(colour, under('plus'), under('minus')) !== null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
