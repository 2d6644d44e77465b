import type { Aspect } from './aspect.ts'
import { type FactOf, hasAspects, made, madeNot } from './fact.ts'
import type { Ingredient, IngredientPair } from './ingredient.ts'
import type { Potion } from './potion.ts'

/** What a debunking shows to everybody. */
export type Evidence =
  /** the apprentice procedure shows one sign. */
  | { readonly kind: 'sign'; readonly ingredient: Ingredient; readonly aspect: Aspect }
  /** the master procedure says whether two ingredients make a potion. */
  | { readonly kind: 'potion'; readonly ingredients: IngredientPair; readonly potion: Potion; readonly made: boolean }

/** What follows from it for a notebook. */
export function factOfEvidence(evidence: Evidence): FactOf<'aspect' | 'mix'> {
  if (evidence.kind === 'sign') return hasAspects(evidence.ingredient, evidence.aspect)
  const [one, other] = evidence.ingredients
  return evidence.made ? made(one, other, evidence.potion) : madeNot(one, other, evidence.potion)
}
