import {
  believe,
  bestGolemQuestions,
  chanceOfTrigger,
  entropyOf,
  type Fact,
  golemParts,
  golems,
  marginals,
  type Prospect,
  possibleWorlds,
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

export type GolemTest = Pick<Prospect, 'gain' | 'newCertain' | 'newPublishable' | 'question'>

const shownTests = 5

export function golemAnswer(facts: readonly Fact[]): GolemAnswer {
  const belief = withGolem(believe(facts))
  const known = marginals(belief)
  return {
    worlds: possibleWorlds(belief),
    allWorlds: worldCount * golems.length,
    entropy: entropyOf(belief),
    golem: golemParts.flatMap((part) =>
      triggers.map((trigger) => ({ part, trigger, chance: chanceOfTrigger(known, part, trigger) })),
    ),
    golemTests: bestGolemQuestions(belief)
      .filter(({ gain }) => gain > 0)
      .slice(0, shownTests)
      .map(({ question, gain, newCertain, newPublishable }) => ({ question, gain, newCertain, newPublishable })),
  }
}
