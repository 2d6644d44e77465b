import {
  type DebunkAnswer,
  type DebunkQuestion,
  debunkAnswers,
  debunkQuestions,
  isAskable,
  type Publications,
} from '../debunking.ts'
import type { Evidence } from '../evidence.ts'
import { chanceOfAspect, chanceOfPotion, type Marginals } from './marginals.ts'

/** What a debunking may bring. */
export interface DebunkProspect {
  readonly question: DebunkQuestion
  /** The chance that something falls or a conflict comes to light. */
  readonly success: number
  readonly answers: readonly (DebunkAnswer & { readonly chance: number })[]
}

export function debunkProspect(known: Marginals, question: DebunkQuestion, publications: Publications): DebunkProspect {
  const answers = debunkAnswers(question, publications).map((answer) => ({
    ...answer,
    chance: chanceOf(known, answer.evidence),
  }))
  const success = answers.reduce((sum, { debunking, chance }) => (debunking.succeeded ? sum + chance : sum), 0)
  return { question, success, answers }
}

function chanceOf(known: Marginals, evidence: Evidence): number {
  if (evidence.kind === 'sign') return chanceOfAspect(known, evidence.ingredient, evidence.aspect)
  const chance = chanceOfPotion(known, ...evidence.ingredients, evidence.potion)
  return evidence.made ? chance : 1 - chance
}

/** Everything that may be asked by a procedure and can succeed, the likeliest first. */
export function bestDebunkings(
  known: Marginals,
  publications: Publications,
  procedure: keyof typeof debunkQuestions,
): readonly DebunkProspect[] {
  return debunkQuestions[procedure]
    .filter((question) => isAskable(question, publications))
    .map((question) => debunkProspect(known, question, publications))
    .filter(({ success }) => success > 0)
    .sort((one, other) => other.success - one.success)
}
