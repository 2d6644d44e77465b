import {
  articleEndorsingCost,
  articleOn,
  articlesOn,
  checkArticle,
  checkArticleEndorsable,
  countOf,
  type EndorseArticleAction,
  type Knowledge,
  type PublishArticleAction,
  publicationsOn,
  rulesAt,
  type Seal,
  standingAt,
  type Table,
  type View,
} from '@athanor/alchemists'
import {
  type Article,
  type ArticleProspect,
  articleProspect,
  articleSpaces,
  articleWorth,
  bestArticles,
  bestDebunkings,
  type Colour,
  colours,
  type DebunkProspect,
  type Divisions,
  debunkProspect,
  type Ingredient,
  type IngredientPair,
  type Marginals,
  type Potion,
  type RankedArticle,
} from '@athanor/alchemy'

/** Points that a wrong seal costs, in reputation or in the end. */
const loss = 5
/** A seal that lies somewhere counts at conferences, for the award and for a grant. */
const presence = 0.8
const goldWorth = 0.3
/** How many of the likeliest articles are looked at, and how likely one of them must be to count. */
const looks = 24
const leastRight = 0.2

/** Something to do in the encyclopedia, and the points that it may bring. */
export interface ArticleIdea {
  readonly action: PublishArticleAction | EndorseArticleAction
  readonly worth: number
}

/** What follows from knowledge is asked for again and again while nothing is learnt. */
const remembered = new WeakMap<Knowledge, readonly RankedArticle[]>()

/** The articles that are likeliest to be right. */
function likeliest(knowledge: Knowledge): readonly RankedArticle[] {
  const known = remembered.get(knowledge)
  if (known !== undefined) return known
  const ranked = bestArticles(knowledge.divisions).slice(0, 200)
  remembered.set(knowledge, ranked)
  return ranked
}

/** The best seal for an article: a star when it is sure, else the question mark that leaves the least to chance. */
function sealFor(
  { own, table }: View,
  prospect: ArticleProspect,
): { readonly seal: Seal; readonly worth: number } | null {
  const { sealKinds, seals } = rulesAt(table)
  let best: { readonly seal: Seal; readonly worth: number } | null = null
  for (const { id: seal, points, hedge } of sealKinds) {
    if (countOf(own?.seals ?? [], seals.numberOf(seal)) === 0) continue
    // Gold is kept for what is certain.
    const kept = seal === 'gold' && prospect.right < 0.97 ? 1 : 0
    const worth = articleWorth(prospect, { points, hedge }, loss) - kept
    if (best === null || worth > best.worth) best = { seal, worth }
  }
  return best
}

/** The same claims with the ingredients of one place laid on the space of a seal. */
function laidOut(
  { colour, signs: [one, other], ingredients: [a, b, c, d] }: Article,
  place: number,
  space: number,
): Article {
  const crossed = place >> 1 !== space >> 1
  const four: [Ingredient, Ingredient, Ingredient, Ingredient] = crossed ? [c, d, a, b] : [a, b, c, d]
  const at = crossed ? place ^ 2 : place
  if (at !== space) [four[at], four[space]] = [four[space] as Ingredient, four[at] as Ingredient]
  return { colour, signs: crossed ? [other, one] : [one, other], ingredients: four }
}

/** An article about whose ingredients the least sure one lies where a held question mark protects it. */
function withHedge(view: View, divided: Divisions, { article, safe }: RankedArticle): ArticleIdea | null {
  const weakest = articleSpaces.reduce((best, space) => (safe[space] > safe[best] ? space : best))
  const place = articleSpaces.indexOf(weakest)
  let best: ArticleIdea | null = null
  for (const space of articleSpaces.keys()) {
    const laid = laidOut(article, place, space)
    const found = sealFor(view, articleProspect(divided, laid))
    if (found === null || found.worth <= (best?.worth ?? Number.NEGATIVE_INFINITY)) continue
    best = { action: { kind: 'publishArticle', ...laid, seal: found.seal }, worth: found.worth }
  }
  return best
}

function hasEncyclopedia({ slots }: Table): boolean {
  return slots.royalEncyclopedia !== undefined
}

/** Articles worth publishing, the best for each of some colours, best first. */
export function articlesToPublish(
  view: View,
  knowledge: Knowledge,
  allowed: readonly Colour[] = colours,
): readonly ArticleIdea[] {
  const { table, viewer } = view
  if (!hasEncyclopedia(table) || viewer === 'spectator') return []
  const at = standingAt(table, viewer)
  const fitting = likeliest(knowledge)
    .filter(({ article, right }) => right >= leastRight && allowed.includes(article.colour))
    .filter(({ article }) => checkArticle(at, article) === null)
    .slice(0, looks)
  const ideas = fitting.flatMap((ranked) => withHedge(view, knowledge.divisions, ranked) ?? [])
  return allowed
    .flatMap((colour) => {
      const own = ideas.filter(({ action }) => action.colour === colour)
      return own.length === 0 ? [] : [own.reduce((best, idea) => (idea.worth > best.worth ? idea : best))]
    })
    .map(({ action, worth }) => ({ action, worth: worth + 1 + presence - goldWorth }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
}

/** Articles of others that deserve an own seal, best first. */
export function articlesToEndorse(view: View, { divisions }: Knowledge): readonly ArticleIdea[] {
  const { table, viewer } = view
  if (!hasEncyclopedia(table) || viewer === 'spectator') return []
  const at = standingAt(table, viewer)
  return colours
    .flatMap((colour): readonly ArticleIdea[] => {
      const published = articleOn(table, colour)
      if (published === null || checkArticleEndorsable(at, colour) !== null) return []
      const found = sealFor(view, articleProspect(divisions, published.article))
      if (found === null) return []
      const { gold = 0 } = articleEndorsingCost(at, published)
      const worth = found.worth + presence - goldWorth * gold
      return [{ action: { kind: 'endorseArticle', colour, seal: found.seal }, worth }]
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
}

/** The aspect whose sign is the likeliest to fell an article of others, for an apprentice. */
export function bestArticleDoubt(view: View, chances: Marginals): DebunkProspect | null {
  const { table, viewer } = view
  const articles = articlesOn(table).filter(
    ({ colour }) => articleOn(table, colour)?.seals.includes(viewer as number) === false,
  )
  if (articles.length === 0) return null
  return bestDebunkings(chances, { theories: {}, conflicts: [], articles }, 'apprentice')[0] ?? null
}

/** The chance that a master's question succeeds. */
export function successOf({ table }: View, chances: Marginals, pair: IngredientPair, potion: Potion): number {
  return debunkProspect(chances, { kind: 'demonstration', ingredients: pair, potion }, publicationsOn(table)).success
}
