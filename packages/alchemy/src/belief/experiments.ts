import { type Ingredient, ingredientPairs, ingredients } from '../ingredient.ts'
import { type Answer, possibleAnswers, type Question } from '../question.ts'
import { type Belief, withGolem } from './belief.ts'
import { countSettled } from './certainty.ts'
import type { Remainder } from './golemTables.ts'
import { entropyOfMass, massOf } from './mass.ts'
import { outlookOf } from './outlook.ts'
import { scalesFor } from './scales.ts'

/** What a question brings on average. */
export interface Gains {
  /** Bits that the answer will bring. */
  readonly gain: number
  /** Ingredients that the answer will make certain. */
  readonly newCertain: number
  /** Ingredients that the answer will make certain or certain but for one aspect. */
  readonly newPublishable: number
}

/** What a question is worth before it is asked. */
export interface QuestionProspect extends Gains {
  readonly question: Question
  /** The answers that are possible, in the order in which the reader lists them. */
  readonly answers: readonly { readonly answer: Answer; readonly chance: number }[]
  /** Bits of uncertainty that will be left, on average. */
  readonly expectedEntropy: number
  /** Parts of the golem, chest and ears, of which the answer will tell what they react to, on average. */
  readonly newParts: number
}

/** What a question is worth to a belief. */
export function prospectOf(belief: Belief, question: Question): QuestionProspect {
  return prospects(belief, [question])[0] as QuestionProspect
}

/** What each of several questions is worth, the most instructive first; equal ones in the order given. */
export function bestQuestions(belief: Belief, questions: readonly Question[]): readonly QuestionProspect[] {
  return prospects(belief, questions).sort((one, other) => other.gain - one.gain)
}

/** The 28 experiments of the results triangle. */
export const experiments: readonly Question[] = ingredientPairs.map((pair) => ({ kind: 'mix', ingredients: pair }))

/** The 8 tests that the golem can be put to, and the 28 attempts to animate it. */
export const golemQuestions: readonly Question[] = [
  ...ingredients.map((ingredient): Question => ({ kind: 'golemTest', ingredient })),
  ...ingredientPairs.map((pair): Question => ({ kind: 'animation', ingredients: pair })),
]

/** The 28 experiments, the most instructive first. */
export function bestExperiments(belief: Belief): readonly QuestionProspect[] {
  return bestQuestions(belief, experiments)
}

/** The tests and animations, the most instructive first. */
export function bestGolemQuestions(belief: Belief): readonly QuestionProspect[] {
  return bestQuestions(belief, golemQuestions)
}

/** G-016: which of the books on offer to read, the most instructive first. */
export function bestBooks(belief: Belief, offer: readonly Ingredient[]): readonly QuestionProspect[] {
  return bestQuestions(
    belief,
    offer.map((ingredient) => ({ kind: 'library', ingredient })),
  )
}

function isAboutGolem({ kind }: Question): boolean {
  return kind === 'golemTest' || kind === 'animation'
}

function prospects(given: Belief, questions: readonly Question[]): QuestionProspect[] {
  const belief = questions.some(isAboutGolem) ? withGolem(given) : given
  const leftBy = scalesFor(belief)
  const all = { mass: massOf(belief), open: outlookOf(belief) }
  return questions.map((question) => prospectFrom(question, all, leftBy(question)))
}

function prospectFrom(
  question: Question,
  { mass: all, open: now }: Remainder,
  left: readonly Remainder[],
): QuestionProspect {
  const settled = countSettled(now)
  const answers: { readonly answer: Answer; readonly chance: number }[] = []
  let expectedEntropy = 0
  let newCertain = 0
  let newPublishable = 0
  let newParts = 0
  for (const [place, { answer }] of possibleAnswers(question).entries()) {
    const { mass, open } = left[place] as Remainder
    // Whether an answer is possible is read off what is open: a difference of masses may miss zero by a hair.
    if (open.low === 0) continue
    const chance = mass.total / all.total
    const then = countSettled(open)
    answers.push({ answer, chance })
    expectedEntropy += chance * entropyOfMass(mass)
    newCertain += chance * (then.certain - settled.certain)
    newPublishable += chance * (then.publishable - settled.publishable)
    newParts += chance * (then.parts - settled.parts)
  }
  const gain = Math.max(0, entropyOfMass(all) - expectedEntropy)
  return { question, answers, expectedEntropy, gain, newCertain, newPublishable, newParts }
}
