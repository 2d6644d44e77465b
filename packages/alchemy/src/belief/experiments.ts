import { ingredientPairs } from '../ingredient.ts'
import { type Answer, possibleAnswers, type Question } from '../question.ts'
import { type Belief, isContradiction, learn, withGolem } from './belief.ts'
import { candidates, countCertain } from './certainty.ts'
import { entropyOfMass, massOf } from './mass.ts'

/** What a question is worth before it is asked. */
export interface Prospect {
  readonly question: Question
  /** The answers that are possible, in the order in which the reader lists them. */
  readonly answers: readonly { readonly answer: Answer; readonly chance: number }[]
  /** Bits of uncertainty that will be left, on average. */
  readonly expectedEntropy: number
  /** Bits that the answer will bring, on average. */
  readonly gain: number
  /** Ingredients that the answer will make certain, on average. */
  readonly newCertain: number
  /** Ingredients that the answer will make certain or certain but for one aspect, on average. */
  readonly newPublishable: number
}

/** What a question is worth to a belief. */
export function prospectOf(belief: Belief, question: Question): Prospect {
  const aboutGolem = question.kind === 'golemTest' || question.kind === 'animation'
  return weighUp(aboutGolem ? withGolem(belief) : belief, [question])[0] as Prospect
}

/** The 28 experiments, the most instructive first; equal ones in the order of the results triangle. */
export function bestExperiments(belief: Belief): readonly Prospect[] {
  const questions = ingredientPairs.map((pair): Question => ({ kind: 'mix', ingredients: pair }))
  return weighUp(belief, questions).sort((one, other) => other.gain - one.gain)
}

function weighUp(belief: Belief, questions: readonly Question[]): Prospect[] {
  const now = massOf(belief)
  const entropy = entropyOfMass(now)
  const known = countCertain(candidates(belief))
  return questions.map((question) => {
    const answers: { readonly answer: Answer; readonly chance: number }[] = []
    let expectedEntropy = 0
    let newCertain = 0
    let newPublishable = 0
    for (const { answer, fact } of possibleAnswers(question)) {
      const after = learn(belief, fact)
      if (isContradiction(after)) continue
      const mass = massOf(after)
      const chance = mass.total / now.total
      const { certain, publishable } = countCertain(candidates(after))
      answers.push({ answer, chance })
      expectedEntropy += chance * entropyOfMass(mass)
      newCertain += chance * (certain - known.certain)
      newPublishable += chance * (publishable - known.publishable)
    }
    return {
      question,
      answers,
      expectedEntropy,
      gain: Math.max(0, entropy - expectedEntropy),
      newCertain,
      newPublishable,
    }
  })
}
