import { type Alchemical, signOf } from './alchemical.ts'
import type { Aspect, Colour } from './aspect.ts'
import { type Ingredient, type IngredientPair, pairIndex } from './ingredient.ts'
import { mix } from './mixing.ts'
import { aspectOf, type Potion } from './potion.ts'
import type { Theories } from './theory.ts'

/** in master debunking a player asks whether two ingredients make a potion. */
export interface Demonstration {
  readonly ingredients: IngredientPair
  readonly potion: Potion
}

/** What an answer does to the theories on the board. */
export type DebunkOutcome =
  | { readonly kind: 'debunked'; readonly ingredients: readonly Ingredient[]; readonly colour: Colour }
  | { readonly kind: 'conflict'; readonly ingredients: IngredientPair }
  | { readonly kind: 'failed' }

const failed: DebunkOutcome = { kind: 'failed' }

/**
 * AR-02: what the answer shows when nothing but this demonstration counts. Pairs that already carry
 * conflict tokens show nothing new.
 */
export function demonstrationOutcome(
  { ingredients: pair, potion }: Demonstration,
  answer: boolean,
  theories: Theories,
  conflicts: readonly IngredientPair[],
): DebunkOutcome {
  if (answer && potion !== 'neutral') {
    const aspect = aspectOf(potion)
    const fallen = pair.filter((ingredient) => refutes(theories[ingredient], aspect))
    if (fallen.length > 0) return { kind: 'debunked', ingredients: fallen, colour: aspect.colour }
  }
  const [one, other] = [theories[pair[0]], theories[pair[1]]]
  if (one === undefined || other === undefined || isMarked(pair, conflicts)) return failed
  return (mix(one, other) === potion) === answer ? failed : { kind: 'conflict', ingredients: pair }
}

function refutes(theory: Alchemical | undefined, { colour, sign }: Aspect): boolean {
  return theory !== undefined && signOf(theory, colour) !== sign
}

function isMarked([one, other]: IngredientPair, conflicts: readonly IngredientPair[]): boolean {
  const place = pairIndex(one, other)
  return conflicts.some(([a, b]) => pairIndex(a, b) === place)
}

/** what the true sign of an aspect does to the theory on its ingredient. */
export function apprenticeOutcome(ingredient: Ingredient, shown: Aspect, theories: Theories): DebunkOutcome {
  return refutes(theories[ingredient], shown)
    ? { kind: 'debunked', ingredients: [ingredient], colour: shown.colour }
    : failed
}
