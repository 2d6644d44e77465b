import { type Article, type ArticleSpace, type Claim, claimsOf, commonSign } from './article.ts'
import { type Aspect, nextColour } from './aspect.ts'
import type { Evidence } from './evidence.ts'
import type { Ingredient, IngredientPair } from './ingredient.ts'
import { aspectOf, isColouredPotion } from './potion.ts'

/** That an article has fallen, and the spaces on which a hedge holds: the three other claims may still be right. */
export interface Refutation {
  readonly safe: readonly ArticleSpace[]
}

/**
 * GR-03: what a piece of evidence does to an article, when nothing else counts (G-117); null when the article stands.
 * It agrees with the definition by worlds of GR-01 and GR-02, over which the tests go one by one.
 */
export function refutation(article: Article, evidence: Evidence): Refutation | null {
  if (evidence.kind === 'sign') {
    return evidence.aspect.colour === article.colour ? bySign(article, evidence.ingredient, evidence.aspect) : null
  }
  // A no rules out one potion of seven, which never rules out a sign.
  if (!evidence.made) return null
  const aspect = isColouredPotion(evidence.potion) ? aspectOf(evidence.potion) : null
  if (aspect?.colour === article.colour) return byEqualSigns(article, evidence.ingredients, aspect)
  // G-118: a potion of the third colour, or the neutral one, needs opposite signs.
  if (aspect === null || article.colour === nextColour(aspect.colour)) {
    return byOppositeSigns(article, evidence.ingredients)
  }
  return null
}

/** G-111, G-112: one ingredient has the sign that was shown. */
function bySign(article: Article, ingredient: Ingredient, { sign }: Aspect): Refutation | null {
  const claims = claimsOf(article)
  const claim = claims.find((one) => one.ingredient === ingredient)
  if (claim !== undefined) return claim.sign === sign ? null : safeOn([claim])
  return commonSign(article) === sign ? safeOn(claims) : null
}

/** G-114, G-115, G-121, G-122: both ingredients have the sign of the potion. */
function byEqualSigns(article: Article, pair: IngredientPair, { sign }: Aspect): Refutation | null {
  const claims = claimsOf(article)
  const [mixed, others] = divided(claims, pair)
  const wrong = mixed.filter((claim) => claim.sign !== sign)
  // An unstarred seal grants one mistake. Two of them save nobody.
  if (wrong.length > 0) return safeOn(wrong.length === 1 ? wrong : [])
  const outsiders = pair.length - mixed.length
  if (outsiders === 0 || commonSign(article) !== sign) return null
  return safeOn(outsiders === 1 ? others : [])
}

/** G-119, G-120: one of the two has plus, the other has minus. */
function byOppositeSigns(article: Article, pair: IngredientPair): Refutation | null {
  const claims = claimsOf(article)
  const [mixed] = divided(claims, pair)
  const [one, other] = mixed
  if (one === undefined) return commonSign(article) === undefined ? null : safeOn(claims)
  return one.sign === other?.sign ? safeOn(mixed) : null
}

/** The claims about mixed ingredients, and those about others. */
function divided(claims: readonly Claim[], pair: IngredientPair): readonly [readonly Claim[], readonly Claim[]] {
  const isMixed = ({ ingredient }: Claim) => pair.includes(ingredient)
  return [claims.filter(isMixed), claims.filter((claim) => !isMixed(claim))]
}

function safeOn(claims: readonly Claim[]): Refutation {
  return { safe: claims.map(({ space }) => space) }
}

/** G-108..G-110, GR-02: whether a seal on a fallen article costs nothing. Starred seals hedge nothing. */
export function isSpared(hedge: ArticleSpace | null, { safe }: Refutation): boolean {
  return hedge !== null && safe.includes(hedge)
}
