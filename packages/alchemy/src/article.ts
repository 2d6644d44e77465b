import { signOf } from './alchemical.ts'
import type { Colour, Sign } from './aspect.ts'
import type { Assignment } from './assignment.ts'
import { type Ingredient, ingredients } from './ingredient.ts'

/**
 * G-091, GR-12: the spaces of an article, named after the seal that hedges against the ingredient there. The first
 * result token stands over the red and the green one, the second over the blue and the white one.
 */
export const articleSpaces = ['red', 'green', 'blue', 'white'] as const
export type ArticleSpace = (typeof articleSpaces)[number]

/** An article of the Royal Encyclopedia: the signs that four ingredients have in one colour. */
export interface Article {
  readonly colour: Colour
  /** The signs on the two result tokens (G-080). */
  readonly signs: readonly [Sign, Sign]
  /** What lies on the red, the green, the blue and the white space, all different (G-081, G-082). */
  readonly ingredients: readonly [Ingredient, Ingredient, Ingredient, Ingredient]
}

/**
 * The article that gives these ingredients plus and those minus, in grid order under each sign; null when no article
 * can: it is about four different ones, all with one sign or two with each (G-080..G-082).
 */
export function articleWith(colour: Colour, plus: readonly Ingredient[], minus: readonly Ingredient[]): Article | null {
  const inOrder = [plus, minus].flatMap((side) => ingredients.filter((one) => side.includes(one)))
  const [a, b, c, d, ...more] = inOrder
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0) return null
  if (plus.length + minus.length !== 4 || new Set(inOrder).size !== 4 || plus.length % 2 !== 0) return null
  const signs = [plus.length > 0 ? 'plus' : 'minus', minus.length > 0 ? 'minus' : 'plus'] as const
  return { colour, signs, ingredients: [a, b, c, d] }
}

/** What an article says of one ingredient (G-083). */
export interface Claim {
  readonly space: ArticleSpace
  readonly ingredient: Ingredient
  readonly sign: Sign
}

export function claimsOf({ signs, ingredients: listed }: Article): readonly Claim[] {
  return articleSpaces.map((space, place) => ({
    space,
    ingredient: listed[place] as Ingredient,
    sign: signs[place >> 1] as Sign,
  }))
}

/** The sign that an article gives an ingredient; undefined when it says nothing of it. */
export function claimedSign(article: Article, ingredient: Ingredient): Sign | undefined {
  return claimsOf(article).find((claim) => claim.ingredient === ingredient)?.sign
}

/** G-085: the sign of all four, if they have the same; then the other four ingredients must have the opposite one. */
export function commonSign({ signs: [one, other] }: Article): Sign | undefined {
  return one === other ? one : undefined
}

/** GR-15: whether two articles say the same, whatever lies on which space. */
export function saysTheSame(one: Article, other: Article): boolean {
  return (
    one.colour === other.colour &&
    claimsOf(one).every(({ ingredient, sign }) => claimedSign(other, ingredient) === sign)
  )
}

/** GR-16: whether two articles are about the same four ingredients, whatever they say of them. */
export function isAboutTheSame(one: Article, other: Article): boolean {
  return one.ingredients.every((ingredient) => other.ingredients.includes(ingredient))
}

/** The claims that are wrong in a world; none for a correct article. */
export function wrongClaims(article: Article, truth: Assignment): readonly Claim[] {
  return claimsOf(article).filter(({ ingredient, sign }) => signOf(truth[ingredient], article.colour) !== sign)
}

/** G-135, G-136, GR-22: a hedge saves a wrong article at the end only when its ingredient is the only wrong one. */
export function isHedgedAtTheEnd(article: Article, hedge: ArticleSpace, truth: Assignment): boolean {
  const wrong = wrongClaims(article, truth)
  return wrong.length === 1 && wrong[0]?.space === hedge
}

/** Every article about a colour but for the order of its spaces: 560, ingredients in grid order under each sign. */
export function articlesAbout(colour: Colour): readonly Article[] {
  const pairs = (from: readonly Ingredient[]) =>
    from.flatMap((one, place) => from.slice(place + 1).map((other) => [one, other] as const))
  const divided = pairs(ingredients).flatMap(([a, b]) =>
    pairs(ingredients.filter((one) => one !== a && one !== b)).map(
      ([c, d]): Article => ({ colour, signs: ['plus', 'minus'], ingredients: [a, b, c, d] }),
    ),
  )
  const alike = pairs(ingredients).flatMap(([a, b]) =>
    pairs(ingredients.slice(ingredients.indexOf(b) + 1)).flatMap(([c, d]): readonly Article[] => [
      { colour, signs: ['plus', 'plus'], ingredients: [a, b, c, d] },
      { colour, signs: ['minus', 'minus'], ingredients: [a, b, c, d] },
    ]),
  )
  return [...alike, ...divided]
}
