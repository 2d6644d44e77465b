import type { Belief } from '../belief/belief.ts'
import { bestGolemQuestions, type Gains } from '../belief/experiments.ts'
import { bestAnimations, bestReports, type ReportProspect } from '../belief/golemProspect.ts'
import { chanceOfTrigger, type Marginals } from '../belief/marginals.ts'
import type { Fact, HardFact } from '../fact.ts'
import { type GolemPart, golemParts, type Trigger, triggers } from '../golem.ts'
import type { IngredientPair } from '../ingredient.ts'
import type { Question } from '../question.ts'
import { type Explanation, explained } from './explained.ts'

/** What follows about the golem. */
export interface GolemSolution {
  /** The lower part of the deduction grid: what each part may react to. */
  readonly marks: readonly SolvedMark[]
  /** The most instructive tests and animations. */
  readonly questions: readonly (Gains & { readonly question: GolemQuestion })[]
  /** The likeliest pairs to animate the golem. */
  readonly animations: readonly SolvedAnimation[]
  /** The most valuable report on each part. */
  readonly reports: readonly ReportProspect[]
}

export type GolemQuestion = Extract<Question, { readonly kind: 'golemTest' | 'animation' }>

/** Why something is certain or impossible, as places in the list of facts; null for what is open. */
type Because = readonly number[] | null

export interface SolvedMark {
  readonly part: GolemPart
  readonly trigger: Trigger
  readonly chance: number
  readonly because: Because
}

export interface SolvedAnimation {
  readonly ingredients: IngredientPair
  readonly chance: number
  readonly because: Because
}

const shown = 5

/** The belief must follow from the facts, with the golem's laws told apart. */
export function solveGolem(facts: readonly Fact[], belief: Belief, known: Marginals): GolemSolution {
  const because = (chance: number, claim: HardFact): Because =>
    chance > 0 && chance < 1 ? null : reasonsOf(explained(facts, claim))
  return {
    marks: golemParts.flatMap((part) =>
      triggers.map((trigger) => {
        const chance = chanceOfTrigger(known, part, trigger)
        return { part, trigger, chance, because: because(chance, { kind: 'trigger', part, triggers: [trigger] }) }
      }),
    ),
    questions: bestGolemQuestions(belief)
      .filter(({ gain }) => gain > 0)
      .slice(0, shown)
      .map(({ question, gain, newCertain, newPublishable }) => ({
        question: question as GolemQuestion,
        gain,
        newCertain,
        newPublishable,
      })),
    animations: bestAnimations(belief)
      .filter(({ chance }) => chance > 0)
      .slice(0, shown)
      .map(({ ingredients, chance }) => ({
        ingredients,
        chance,
        because: because(chance, { kind: 'animation', ingredients, worked: true }),
      })),
    reports: golemParts.flatMap((part) => bestReports(known, part).slice(0, 1)),
  }
}

/** Signs alone make nothing certain, however close they bring it. */
function reasonsOf({ verdict, because }: Explanation): Because {
  return verdict === 'open' ? null : because
}
