import { type Fact, type GolemFact, type HardFact, isGolemFact, isHardFact, type SoftFact } from '../fact.ts'
import { complement, eachWorld, intersection, isEmpty, sizeOfSet, type WorldSet, without } from './bits.ts'
import { factWorlds } from './factWorlds.ts'
import { type LawGroup, type LawGroups, openLaws, sift } from './lawGroups.ts'
import { sieveOf } from './lawSet.ts'
import { dividedBy, factorsOf, faintest, type GroundSign, type Weights, weighedBy, worldWeights } from './weights.ts'
import { wordCount } from './worlds.ts'

/**
 * What somebody may believe: the assignments that fit all facts, how likely they are, and what that leaves of the
 * golem. The weight of an assignment with a law is the weight of the assignment times the odds of the law in its
 * group. A belief is never changed; it follows from its facts and is not stored.
 */
export interface Belief {
  readonly possible: WorldSet
  /** Without signs all assignments weigh the same. */
  readonly weights?: Weights
  /** No weight is smaller than this. */
  readonly lightest: number
  /** From the first fact about the golem on. */
  readonly golem?: LawGroups
}

/** Before anything is known. */
export function openBelief(): Belief {
  return { possible: complement(new Int32Array(wordCount)), lightest: 1 }
}

/** The same belief with the golem's 24 laws told apart. */
export function withGolem(belief: Belief): Belief {
  return belief.golem === undefined ? { ...belief, golem: openLaws() } : belief
}

/** The belief after one more fact. */
export function learn(belief: Belief, fact: Fact): Belief {
  if (!isHardFact(fact)) return weighed(belief, fact)
  if (isGolemFact(fact)) return sifted(belief, fact, 0, 1)
  return { ...belief, possible: intersection(belief.possible, factWorlds(fact)) }
}

/** The belief after learning that something is not so. */
export function deny(belief: Belief, claim: HardFact): Belief {
  if (isGolemFact(claim)) return sifted(belief, claim, 1, 0)
  return { ...belief, possible: without(belief.possible, factWorlds(claim)) }
}

/** The belief that follows from some facts; their order does not matter. */
export function believe(facts: Iterable<Fact>): Belief {
  let belief = openBelief()
  for (const fact of facts) belief = learn(belief, fact)
  return belief
}

/** The number of worlds that are possible, golems told apart when something is known of them. */
export function possibleWorlds({ possible, golem }: Belief): number {
  if (golem === undefined) return sizeOfSet(possible)
  let count = 0
  eachWorld(possible, (world) => {
    count += (golem.groups[golem.groupOf[world] as number] as LawGroup).count
  })
  return count
}

/** Facts that cannot all be true leave nothing to believe. */
export function isContradiction({ possible }: Belief): boolean {
  return isEmpty(possible)
}

function sifted(belief: Belief, fact: GolemFact, fails: number, holds: number): Belief {
  const { possible, golem = openLaws() } = belief
  return { ...belief, ...sift(possible, golem, sieveOf(fact), fails, holds) }
}

function weighed(belief: Belief, sign: SoftFact): Belief {
  if (sign.kind !== 'hunch') return withWeights(belief, sign)
  const { fact } = sign
  if (!isGolemFact(fact)) return withWeights(belief, { ...sign, fact })
  const [fails, holds] = factorsOf(sign)
  return sifted(belief, fact, fails as number, holds as number)
}

function withWeights(belief: Belief, sign: GroundSign): Belief {
  const lightest = belief.lightest * Math.min(...factorsOf(sign))
  return rescaled({ ...belief, weights: weighedBy(sign, belief.weights), lightest })
}

/** Keeps the weights of possible worlds away from zero in long chains of evidence. */
function rescaled(belief: Belief & Required<Pick<Belief, 'weights'>>): Belief {
  if (belief.lightest > 1e-100) return belief
  const each = worldWeights(belief.weights)
  let largest = 0
  eachWorld(belief.possible, (world) => {
    largest = Math.max(largest, each[world] as number)
  })
  if (largest === 0) return belief
  const lightest = Math.max(belief.lightest / largest, faintest)
  return { ...belief, weights: dividedBy(largest, belief.weights), lightest }
}
