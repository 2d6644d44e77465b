import {
  type Article,
  articleWith,
  boardsAfter,
  debunkingBy,
  type Evidence,
  type Fact,
  factText,
  type IngredientPair,
  ingredients,
  type Publications,
  saysTheSame,
} from '@athanor/alchemy'

/** What a notebook knows, and which pairs of theories carry conflict tokens. */
export interface Noted {
  readonly facts: readonly Fact[]
  readonly conflicts: readonly IngredientPair[]
}

/** Something that was told, and what everybody saw of it if it was a debunking. */
export interface ToldFact {
  readonly fact: Fact
  readonly evidence: Evidence | null
}

/** What lies on the boards: of each ingredient and of each colour (G-097) what was published last. */
export function boardIn({ facts, conflicts }: Noted): Publications {
  const theories = Object.fromEntries(
    facts.flatMap((fact) => (fact.kind === 'publication' ? [[fact.ingredient, fact.alchemical]] : [])),
  ) as Publications['theories']
  const articles = new Map(facts.flatMap((fact) => articleIn(fact) ?? []).map((article) => [article.colour, article]))
  return {
    theories,
    conflicts: conflicts.filter((pair) => pair.every((each) => theories[each] !== undefined)),
    articles: [...articles.values()],
  }
}

function articleIn(fact: Fact): Article | null {
  if (fact.kind !== 'hunch' || fact.fact.kind !== 'article') return null
  const { colour, plus, minus } = fact.fact
  return articleWith(colour, plus, minus)
}

/**
 * Writes something down, once only. What a debunking topples leaves the board (A-280, A-322, G-284): the publication was a sign
 * of how things are, and says nothing any more once it is known to be wrong. A conflict that comes to light is marked
 * (A-317).
 */
export function withTold(noted: Noted, { fact, evidence }: ToldFact): Noted {
  const added = noted.facts.some((each) => factText(each) === factText(fact)) ? [] : [fact]
  if (evidence === null) return added.length === 0 ? noted : { ...noted, facts: [...noted.facts, fact] }
  const board = boardIn(noted)
  const debunking = debunkingBy(evidence, board)
  const { theories, conflicts } = boardsAfter(debunking, board)
  const stands = (each: Fact) => {
    if (each.kind === 'publication') return theories[each.ingredient] !== undefined
    const article = articleIn(each)
    return article === null || !debunking.articles.some((one) => saysTheSame(one.article, article))
  }
  return { facts: [...noted.facts.filter(stands), ...added], conflicts }
}

/** What no longer lies on the boards: ingredients for theories, colours for articles. */
export function goneFrom(before: Publications, after: Publications) {
  return {
    theories: ingredients.filter((each) => before.theories[each] !== undefined && after.theories[each] === undefined),
    articles: before.articles
      .map(({ colour }) => colour)
      .filter((colour) => after.articles.every((article) => article.colour !== colour)),
  }
}
