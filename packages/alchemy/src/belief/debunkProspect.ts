import type { Article } from '../article.ts'
import {
  type DebunkAnswer,
  type Debunking,
  type DebunkQuestion,
  debunkAnswers,
  debunkQuestions,
  isAskable,
} from '../debunking.ts'
import type { Evidence } from '../evidence.ts'
import { ingredients } from '../ingredient.ts'
import type { Publications } from '../publications.ts'
import type { Theories, Theory } from '../theory.ts'
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

type Procedure = keyof typeof debunkQuestions

/** Everything that may be asked by a procedure and can succeed, the likeliest first. */
export function bestDebunkings(
  known: Marginals,
  publications: Publications,
  procedure: Procedure,
): readonly DebunkProspect[] {
  return debunkQuestions[procedure]
    .filter((question) => isAskable(question, publications))
    .map((question) => debunkProspect(known, question, publications))
    .filter(({ success }) => success > 0)
    .sort((one, other) => other.success - one.success)
}

/** Something that is published, and the question that most likely topples it. */
export interface RiskProspect {
  readonly published: Theory | Article
  readonly question: DebunkQuestion
  readonly chance: number
}

/** What any one question can do to each theory and each article, those in the greatest danger first. */
export function risksOf(known: Marginals, publications: Publications, procedure: Procedure): readonly RiskProspect[] {
  const asked = bestDebunkings(known, publications, procedure)
  const worst = (published: Theory | Article, falls: (debunking: Debunking) => boolean): readonly RiskProspect[] =>
    asked
      .map(({ question, answers }) => ({
        published,
        question,
        chance: answers.reduce((sum, { debunking, chance }) => (falls(debunking) ? sum + chance : sum), 0),
      }))
      .filter(({ chance }) => chance > 0)
      .reduce<readonly RiskProspect[]>(
        ([most], one) => [most === undefined || one.chance > most.chance ? one : most],
        [],
      )
  return [
    ...theoriesOn(publications.theories).flatMap((theory) =>
      worst(theory, ({ theories }) => theories.kind === 'debunked' && theories.ingredients.includes(theory.ingredient)),
    ),
    ...publications.articles.flatMap((article) =>
      worst(article, ({ articles }) => articles.some((fallen) => fallen.article === article)),
    ),
  ].toSorted((one, other) => other.chance - one.chance)
}

function theoriesOn(theories: Theories): readonly Theory[] {
  return ingredients.flatMap((ingredient) => {
    const alchemical = theories[ingredient]
    return alchemical === undefined ? [] : [{ ingredient, alchemical }]
  })
}
