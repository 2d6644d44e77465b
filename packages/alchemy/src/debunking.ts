import { canonical } from '@athanor/kernel'
import { type Article, claimedSign, commonSign } from './article.ts'
import { colours, signs } from './aspect.ts'
import { apprenticeOutcome, type DebunkOutcome, demonstrationOutcome } from './demonstration.ts'
import type { Evidence } from './evidence.ts'
import { ingredientPairs, ingredients } from './ingredient.ts'
import { potions } from './potion.ts'
import { nothingPublished, type Publications } from './publications.ts'
import type { Answer, Question } from './question.ts'
import { type Refutation, refutation } from './refutation.ts'

export type FallenArticle = Refutation & { readonly article: Article }

/** What evidence does to everything that is published. */
export interface Debunking {
  readonly theories: DebunkOutcome
  readonly articles: readonly FallenArticle[]
  /** G-105, G-106: whether anything fell, or a conflict came to light. */
  readonly succeeded: boolean
}

/**
 * GR-04, GR-06, GR-07: nobody names a target; every theory and every article is judged by itself, and all that is
 * refuted falls. Articles know no conflicts (GR-11).
 */
export function debunkingBy(evidence: Evidence, { theories, conflicts, articles }: Publications): Debunking {
  const outcome =
    evidence.kind === 'sign'
      ? apprenticeOutcome(evidence.ingredient, evidence.aspect, theories)
      : demonstrationOutcome(evidence, evidence.made, theories, conflicts)
  const fallen = articles.flatMap((article): readonly FallenArticle[] => {
    const refuted = refutation(article, evidence)
    return refuted === null ? [] : [{ article, ...refuted }]
  })
  return { theories: outcome, articles: fallen, succeeded: outcome.kind !== 'failed' || fallen.length > 0 }
}

/**
 * What lies on the boards after a debunking: what fell is taken off (A-280, G-107), with the conflict tokens of its
 * pair, and a conflict that came to light is marked.
 */
export function boardsAfter({ theories: outcome, articles: gone }: Debunking, before: Publications): Publications {
  const fallen = outcome.kind === 'debunked' ? outcome.ingredients : []
  const shown = outcome.kind === 'conflict' ? [outcome.ingredients] : []
  const standing = ingredients.flatMap((each) => {
    const alchemical = before.theories[each]
    return alchemical === undefined || fallen.includes(each) ? [] : [[each, alchemical] as const]
  })
  return {
    theories: Object.fromEntries(standing),
    conflicts: [...before.conflicts.filter((pair) => !pair.some((each) => fallen.includes(each))), ...shown],
    articles: before.articles.filter((article) => gone.every((one) => one.article !== article)),
  }
}

/** A question that a debunking player can ask. */
export type DebunkQuestion = Extract<Question, { readonly kind: 'aspect' | 'demonstration' }>

export function isDebunkQuestion(question: Question): question is DebunkQuestion {
  return question.kind === 'aspect' || question.kind === 'demonstration'
}

/** One answer to such a question, and what it would do. */
export interface DebunkAnswer {
  readonly answer: Answer
  readonly evidence: Evidence
  readonly debunking: Debunking
}

/** AR-05, GR-79: what each answer would do, the same for everybody. */
export function debunkAnswers(question: DebunkQuestion, publications: Publications): readonly DebunkAnswer[] {
  const shown = (answer: Answer, evidence: Evidence) => ({
    answer,
    evidence,
    debunking: debunkingBy(evidence, publications),
  })
  if (question.kind === 'aspect') {
    const { ingredient, colour } = question
    return signs.map((sign) => shown({ kind: 'aspect', sign }, { kind: 'sign', ingredient, aspect: { colour, sign } }))
  }
  const { ingredients: pair, potion } = question
  return [true, false].map((made) =>
    shown({ kind: 'demonstration', yes: made }, { kind: 'potion', ingredients: pair, potion, made }),
  )
}

/** What an answer to such a question shows everybody; null when the question has no such answer. */
export function evidenceOf(question: DebunkQuestion, answer: Answer): Evidence | null {
  const given = canonical(answer)
  return debunkAnswers(question, nothingPublished).find((each) => canonical(each.answer) === given)?.evidence ?? null
}

/** whether some answer would succeed. */
export function canSucceed(question: DebunkQuestion, publications: Publications): boolean {
  return debunkAnswers(question, publications).some(({ debunking }) => debunking.succeeded)
}

/**
 * GR-05: what may be asked. An apprentice asks about an ingredient with a theory, or one that an article on the colour
 * lists or, by giving all four the same sign, is about. A master may ask anything, and pays for what cannot succeed.
 */
export function isAskable(question: DebunkQuestion, { theories, articles }: Publications): boolean {
  if (question.kind === 'demonstration') return true
  const { ingredient, colour } = question
  if (theories[ingredient] !== undefined) return true
  return articles.some(
    (article) =>
      article.colour === colour &&
      (claimedSign(article, ingredient) !== undefined || commonSign(article) !== undefined),
  )
}

/** The 24 questions of the apprentice procedure and the 196 of the master one. */
export const debunkQuestions: Readonly<Record<'apprentice' | 'master', readonly DebunkQuestion[]>> = {
  apprentice: ingredients.flatMap((ingredient) =>
    colours.map((colour): DebunkQuestion => ({ kind: 'aspect', ingredient, colour })),
  ),
  master: ingredientPairs.flatMap((pair) =>
    potions.map((potion): DebunkQuestion => ({ kind: 'demonstration', ingredients: pair, potion })),
  ),
}
