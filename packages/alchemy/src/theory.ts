import { type Alchemical, differingColours } from './alchemical.ts'
import type { Colour } from './aspect.ts'
import type { Assignment } from './assignment.ts'
import type { Ingredient } from './ingredient.ts'

/** A published claim: this ingredient has this alchemical. */
export interface Theory {
  readonly ingredient: Ingredient
  readonly alchemical: Alchemical
}

/** The theories on the board: at most one for an ingredient, each alchemical at most once. */
export type Theories = Readonly<Partial<Record<Ingredient, Alchemical>>>

/** The colours in which a theory is wrong; none for a correct one. */
export function wrongColours({ ingredient, alchemical }: Theory, truth: Assignment): readonly Colour[] {
  return differingColours(alchemical, truth[ingredient])
}

export function isCorrect({ ingredient, alchemical }: Theory, truth: Assignment): boolean {
  return truth[ingredient] === alchemical
}

/** a hedge saves a wrong theory at the end only when its colour is the only wrong one. */
export function isProperlyHedged(theory: Theory, hedge: Colour, truth: Assignment): boolean {
  const wrong = wrongColours(theory, truth)
  return wrong.length === 1 && wrong[0] === hedge
}
