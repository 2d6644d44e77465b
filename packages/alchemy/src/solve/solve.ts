import type { Alchemical } from '../alchemical.ts'
import { alchemicals } from '../alchemical.ts'
import type { Colour } from '../aspect.ts'
import { believe, possibleWorlds } from '../belief/belief.ts'
import { certainties } from '../belief/certainty.ts'
import { bestExperiments } from '../belief/experiments.ts'
import { contradictionIn, explain } from '../belief/explanation.ts'
import { chanceOfAlchemical, chanceOfTrigger, type Marginals, marginals } from '../belief/marginals.ts'
import { entropyOf } from '../belief/mass.ts'
import { concernsGolem, type Fact, isOneOf } from '../fact.ts'
import { type GolemPart, golemParts, type Trigger, triggers } from '../golem.ts'
import { type Ingredient, type IngredientPair, ingredients } from '../ingredient.ts'
import type { Potion } from '../potion.ts'

/** What follows from some facts, as plain data. `because` lists places in the list of facts, from 0. */
export type Solution =
  | { readonly possible: false; readonly facts: readonly Fact[]; readonly because: readonly number[] }
  | {
      readonly possible: true
      readonly facts: readonly Fact[]
      readonly worlds: number
      /** Bits of uncertainty. */
      readonly entropy: number
      /** The deduction grid: the chance of each alchemical for each ingredient. */
      readonly grid: Readonly<Record<Ingredient, Readonly<Record<Alchemical, number>>>>
      readonly certain: readonly SolvedTheory[]
      readonly hedged: readonly SolvedHedge[]
      readonly experiments: readonly SolvedExperiment[]
      /** What the golem's parts may react to, when some fact is about the golem. */
      readonly golem: readonly SolvedTrigger[]
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

export interface SolvedExperiment {
  readonly ingredients: IngredientPair
  /** Bits that the experiment brings on average. */
  readonly gain: number
  readonly newCertain: number
  readonly newPublishable: number
  readonly chances: Readonly<Partial<Record<Potion, number>>>
}

export interface SolvedTrigger {
  readonly part: GolemPart
  readonly trigger: Trigger
  readonly chance: number
}

/** Solves what can be solved; experiments that would teach nothing are left out. */
export function solve(facts: readonly Fact[], experiments = 5): Solution {
  const because = contradictionIn(facts)
  if (because !== undefined) return { possible: false, facts, because }
  const belief = believe(facts)
  const { certain, hedged } = certainties(belief)
  const known = marginals(belief)
  return {
    possible: true,
    facts,
    worlds: possibleWorlds(belief),
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
    golem: facts.some(concernsGolem) ? golemOf(known) : [],
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

function golemOf(known: Marginals): readonly SolvedTrigger[] {
  return golemParts.flatMap((part) =>
    triggers.map((trigger) => ({ part, trigger, chance: chanceOfTrigger(known, part, trigger) })),
  )
}
