import {
  believe,
  chanceOfTrigger,
  entropyOf,
  type Fact,
  golemParts,
  golems,
  ingredientPairs,
  ingredients,
  marginals,
  type Prospect,
  possibleWorlds,
  prospectOf,
  type Question,
  type SolvedTrigger,
  triggers,
  withGolem,
  worldCount,
} from '@athanor/alchemy'

/** What is known when the golem's 24 laws are told apart, whether or not a fact is about it. */
export interface GolemAnswer {
  readonly worlds: number
  readonly allWorlds: number
  readonly entropy: number
  readonly golem: readonly SolvedTrigger[]
  /** The most instructive tests and animations. */
  readonly golemTests: readonly GolemTest[]
}

export type GolemTest = Pick<Prospect, 'gain' | 'newCertain' | 'newPublishable'> & {
  readonly question: Extract<Question, { readonly kind: 'golemTest' | 'animation' }>
}

const shownTests = 5

export function golemAnswer(facts: readonly Fact[]): GolemAnswer {
  const belief = withGolem(believe(facts))
  const known = marginals(belief)
  const questions: readonly GolemTest['question'][] = [
    ...ingredients.map((ingredient) => ({ kind: 'golemTest', ingredient }) as const),
    ...ingredientPairs.map((pair) => ({ kind: 'animation', ingredients: pair }) as const),
  ]
  const tests = questions
    .map((question): GolemTest => {
      const { gain, newCertain, newPublishable } = prospectOf(belief, question)
      return { question, gain, newCertain, newPublishable }
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
  return {
    worlds: possibleWorlds(belief),
    allWorlds: worldCount * golems.length,
    entropy: entropyOf(belief),
    golem: golemParts.flatMap((part) =>
      triggers.map((trigger) => ({ part, trigger, chance: chanceOfTrigger(known, part, trigger) })),
    ),
    golemTests: tests.slice(0, shownTests),
  }
}
