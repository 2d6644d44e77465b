import { type Article, type Colour, type Ingredient, ingredientIndex, ingredients, type Sign } from '@athanor/alchemy'
import type { Table } from '../../engine/state.ts'
import { articlesOn } from './articles.ts'
import { tokensOfIngredient } from './components.ts'

type Four = Article['ingredients']
type Signs = Article['signs']

/** G-080. */
export const signPairs: readonly Signs[] = [
  ['plus', 'plus'],
  ['plus', 'minus'],
  ['minus', 'plus'],
  ['minus', 'minus'],
] satisfies readonly (readonly [Sign, Sign])[]

/** Four ingredients in printed order, whatever space each lies on; `mask` has the bit of each. */
interface SetOfFour {
  readonly mask: number
  readonly four: Four
}

/** G-082: the 70 sets of four different ingredients. */
const sets: readonly SetOfFour[] = ingredients.flatMap((a, first) =>
  ingredients.slice(first + 1).flatMap((b, second) =>
    ingredients.slice(first + second + 2).flatMap((c, third) =>
      ingredients.slice(first + second + third + 3).map((d): SetOfFour => {
        const four: Four = [a, b, c, d]
        return { mask: maskOf(four), four }
      }),
    ),
  ),
)

function maskOf(four: readonly Ingredient[]): number {
  return four.reduce((mask, ingredient) => mask | (1 << ingredientIndex(ingredient)), 0)
}

/** GR-12: the 24 ways to lay four ingredients on the four spaces. */
export const placings: readonly (readonly [number, number, number, number])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) =>
      [0, 1, 2, 3].flatMap((d) => (new Set([a, b, c, d]).size === 4 ? [[a, b, c, d] as const] : [])),
    ),
  ),
)

export function laid(four: Four, placing: readonly [number, number, number, number]): Four {
  const on = (place: number) => four[place] as Ingredient
  return [on(placing[0]), on(placing[1]), on(placing[2]), on(placing[3])]
}

/** Ingredients of which no token is left (G-098). */
export function usedUp(table: Table): readonly Ingredient[] {
  const articles = articlesOn(table)
  return ingredients.filter(
    (ingredient) => articles.filter((article) => article.ingredients.includes(ingredient)).length >= tokensOfIngredient,
  )
}

/** What is free changes with an article alone, and is asked for again and again in between. */
const remembered = new WeakMap<object, readonly Four[]>()

/** G-098, G-099, GR-16: the sets that an article may be about now. */
export function freeSets(table: Table): readonly Four[] {
  const articles = table.slots.royalEncyclopedia?.articles
  const known = articles === undefined ? undefined : remembered.get(articles)
  if (known !== undefined) return known
  const gone = maskOf(usedUp(table))
  const taken = articlesOn(table).map((article) => maskOf(article.ingredients))
  const free = sets.filter(({ mask }) => (mask & gone) === 0 && !taken.includes(mask)).map(({ four }) => four)
  if (articles !== undefined) remembered.set(articles, free)
  return free
}

const laidOut = new WeakMap<readonly Four[], readonly Four[]>()

/** GR-12: the same with all ways to lay them on the four spaces. */
export function freeLayouts(table: Table): readonly Four[] {
  const free = freeSets(table)
  const known = laidOut.get(free) ?? free.flatMap((four) => placings.map((placing) => laid(four, placing)))
  laidOut.set(free, known)
  return known
}

/** Every way to lay these four out under some signs. */
export function articlesOf(colour: Colour, four: Four): readonly Article[] {
  return placings.flatMap((placing) =>
    signPairs.map((signs): Article => ({ colour, signs, ingredients: laid(four, placing) })),
  )
}
