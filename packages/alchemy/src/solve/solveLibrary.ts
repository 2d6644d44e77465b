import { type Belief, believe } from '../belief/belief.ts'
import { candidatesOf } from '../belief/certainty.ts'
import { bestBooks, type Gains } from '../belief/experiments.ts'
import { explain } from '../belief/explanation.ts'
import { outlookOf } from '../belief/outlook.ts'
import type { Fact } from '../fact.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import { type Luminary, luminaries, luminaryOf } from '../luminary.ts'

/** What follows about sun and moon. */
export interface LibrarySolution {
  readonly known: readonly SolvedLuminary[]
  /** The books that can teach something, the most instructive first. */
  readonly books: readonly SolvedBook[]
}

export interface SolvedLuminary {
  readonly ingredient: Ingredient
  readonly luminary: Luminary
  readonly because: readonly number[]
}

export type SolvedBook = Gains & { readonly ingredient: Ingredient; readonly solar: number }

/** `offer` are the books that the library offers; all eight while it has offered none. */
export function solveLibrary(facts: readonly Fact[], offer: readonly Ingredient[] = ingredients): LibrarySolution {
  const belief = believe(facts)
  return { known: knownLuminaries(facts, belief), books: booksOf(belief, offer) }
}

function knownLuminaries(facts: readonly Fact[], belief: Belief): readonly SolvedLuminary[] {
  const open = outlookOf(belief)
  return ingredients.flatMap((ingredient) => {
    const left = new Set(candidatesOf(open, ingredient).map(luminaryOf))
    const [luminary] = luminaries.filter((one) => left.has(one))
    if (luminary === undefined || left.size > 1) return []
    return [{ ingredient, luminary, because: explain(facts, { kind: 'luminary', ingredient, luminary }) ?? [] }]
  })
}

function booksOf(belief: Belief, offer: readonly Ingredient[]): readonly SolvedBook[] {
  return bestBooks(belief, offer).flatMap(({ question, answers, gain, newCertain, newPublishable }) => {
    if (question.kind !== 'library' || gain === 0) return []
    const solar = answers.find(({ answer }) => answer.kind === 'library' && answer.luminary === 'solar')?.chance ?? 0
    return [{ ingredient: question.ingredient, solar, gain, newCertain, newPublishable }]
  })
}
