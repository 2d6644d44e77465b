import {
  type Alchemical,
  type Article,
  type Colour,
  type Ingredient,
  type IngredientPair,
  ingredients,
  type Publications,
  pairIndex,
} from '@athanor/alchemy'

/** The board with another theory on an ingredient, or with none. Conflict tokens lay on the one before. */
export function withTheory(
  { theories, conflicts, articles }: Publications,
  ingredient: Ingredient,
  alchemical: Alchemical | undefined,
): Publications {
  const { [ingredient]: _, ...others } = theories
  return {
    theories: alchemical === undefined ? others : { ...others, [ingredient]: alchemical },
    conflicts: conflicts.filter((pair) => !pair.includes(ingredient)),
    articles,
  }
}

/** the board with or without matching conflict tokens on two theories. */
export function withConflict(board: Publications, pair: IngredientPair, isMarked: boolean): Publications {
  const others = board.conflicts.filter((one) => !isSamePair(one, pair))
  return { ...board, conflicts: isMarked ? [...others, pair] : others }
}

export function hasConflict({ conflicts }: Publications, pair: IngredientPair): boolean {
  return conflicts.some((one) => isSamePair(one, pair))
}

function isSamePair(one: IngredientPair, other: IngredientPair): boolean {
  return pairIndex(...one) === pairIndex(...other)
}

/** G-097: the board with this article on a colour and no other, or with none. */
export function withArticle(board: Publications, colour: Colour, article: Article | null): Publications {
  const others = board.articles.filter((one) => one.colour !== colour)
  return { ...board, articles: article === null ? others : [...others, article] }
}

/** Theories that were noted on others than these ingredients. */
export function notedBeside({ theories }: Publications, asked: readonly Ingredient[]): readonly Ingredient[] {
  return ingredients.filter((each) => theories[each] !== undefined && !asked.includes(each))
}
