import type { Alchemical } from '../alchemical.ts'
import { alchemicals } from '../alchemical.ts'
import type { Colour } from '../aspect.ts'
import { believe, possibleWorlds, withGolem } from '../belief/belief.ts'
import { certainties } from '../belief/certainty.ts'
import { bestExperiments, type Gains } from '../belief/experiments.ts'
import { contradictionIn, explain } from '../belief/explanation.ts'
import { chanceOfAlchemical, type Marginals, marginals } from '../belief/marginals.ts'
import { entropyOf } from '../belief/mass.ts'
import { worldCount } from '../belief/worlds.ts'
import { concernsGolem, type Fact, isOneOf } from '../fact.ts'
import { golems } from '../golem.ts'
import { type Ingredient, type IngredientPair, ingredients } from '../ingredient.ts'
import type { Potion } from '../potion.ts'
import { type GolemSolution, solveGolem } from './solveGolem.ts'

/** What follows from some facts, as plain data. `because` lists places in the list of facts, from 0. */
export type Solution =
  | { readonly possible: false; readonly facts: readonly Fact[]; readonly because: readonly number[] }
  | {
      readonly possible: true
      readonly facts: readonly Fact[]
      readonly worlds: number
      /** How many there were at first: golems are told apart when there is something to say of one. */
      readonly allWorlds: number
      /** Bits of uncertainty. */
      readonly entropy: number
      /** The deduction grid: the chance of each alchemical for each ingredient. */
      readonly grid: Readonly<Record<Ingredient, Readonly<Record<Alchemical, number>>>>
      readonly certain: readonly SolvedTheory[]
      readonly hedged: readonly SolvedHedge[]
      readonly experiments: readonly SolvedExperiment[]
      /** When some fact is about the golem, or it was asked for. */
      readonly golem: GolemSolution | null
    }

export interface SolvedTheory {
  readonly ingredient: Ingredient
  readonly alchemical: Alchemical
  readonly because: readonly number[]
}

export interface SolvedHedge {
  readonly ingredient: Ingredient
  readonly alchemicals: readonly [Alchemical, Alchemical]
  readonly open: Colour
  readonly because: readonly number[]
}

export type SolvedExperiment = Gains & {
  readonly ingredients: IngredientPair
  readonly chances: Readonly<Partial<Record<Potion, number>>>
}

export interface SolveWishes {
  /** Reckon with a golem although no fact is about one. */
  readonly golem?: boolean
  /** How many experiments to propose. */
  readonly experiments?: number
}

/** Solves what can be solved; experiments that would teach nothing are left out. */
export function solve(facts: readonly Fact[], { golem = false, experiments = 5 }: SolveWishes = {}): Solution {
  const because = contradictionIn(facts)
  if (because !== undefined) return { possible: false, facts, because }
  const golemic = golem || facts.some(concernsGolem)
  const belief = golemic ? withGolem(believe(facts)) : believe(facts)
  const { certain, hedged } = certainties(belief)
  const known = marginals(belief)
  return {
    possible: true,
    facts,
    worlds: possibleWorlds(belief),
    allWorlds: golemic ? worldCount * golems.length : worldCount,
    entropy: entropyOf(belief),
    grid: gridOf(known),
    certain: certain.map(({ ingredient, alchemical }) => ({
      ingredient,
      alchemical,
      because: explain(facts, isOneOf(ingredient, alchemical)) ?? [],
    })),
    hedged: hedged.map((theory) => ({
      ...theory,
      because: explain(facts, isOneOf(theory.ingredient, ...theory.alchemicals)) ?? [],
    })),
    experiments: bestExperiments(belief)
      .filter(({ gain }) => gain > 0)
      .slice(0, experiments)
      .flatMap(({ question, answers, gain, newCertain, newPublishable }) =>
        question.kind === 'mix'
          ? [{ ingredients: question.ingredients, gain, newCertain, newPublishable, chances: chancesOf(answers) }]
          : [],
      ),
    golem: golemic ? solveGolem(facts, belief, known) : null,
  }
}

function gridOf(known: Marginals): Readonly<Record<Ingredient, Readonly<Record<Alchemical, number>>>> {
  const column = (ingredient: Ingredient) =>
    Object.fromEntries(alchemicals.map((row) => [row, chanceOfAlchemical(known, ingredient, row)]))
  return Object.fromEntries(ingredients.map((ingredient) => [ingredient, column(ingredient)])) as Record<
    Ingredient,
    Record<Alchemical, number>
  >
}

function chancesOf(
  answers: readonly { readonly answer: { readonly kind: string; readonly potion?: Potion }; readonly chance: number }[],
): Readonly<Partial<Record<Potion, number>>> {
  return Object.fromEntries(answers.flatMap(({ answer, chance }) => (answer.potion ? [[answer.potion, chance]] : [])))
}
