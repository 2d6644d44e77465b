import { type Fact, type HardFact, isHardFact } from '../fact.ts'
import { type Belief, deny, isContradiction, learn, openBelief } from './belief.ts'
import { smallestHittingSet } from './hittingSet.ts'

/**
 * The smallest set of facts that proves a claim, as places in the list; of several, the one with the earliest facts.
 * Undefined when the facts do not prove it. Signs and hunches prove nothing; facts that contradict each other prove
 * anything, so look for a contradiction first.
 */
export function explain(facts: readonly Fact[], claim: HardFact): readonly number[] | undefined {
  return smallestClash(facts, deny(openBelief(), claim))
}

/** The smallest set of facts that cannot all be true, as places in the list; undefined when all facts fit together. */
export function contradictionIn(facts: readonly Fact[]): readonly number[] | undefined {
  return smallestClash(facts, openBelief())
}

/**
 * The smallest set of facts that leaves nothing of a belief. For a proof, that is the belief that the claim is false.
 * The search goes back and forth: it takes the smallest choice of facts that hits every obstacle met so far; when a
 * world is left, as many further facts as possible are granted without losing the last world, and those that remain
 * are a new obstacle, for one of them is needed.
 */
function smallestClash(facts: readonly Fact[], start: Belief): readonly number[] | undefined {
  const places = facts.flatMap((fact, place) => (isHardFact(fact) ? [place] : []))
  const hard = facts.filter(isHardFact)
  const obstacles: (readonly number[])[] = []
  for (let chosen: readonly number[] = []; ; ) {
    const left = chosen.reduce((belief, index) => learn(belief, hard[index] as HardFact), start)
    if (isContradiction(left)) return chosen.map((index) => places[index] as number)
    obstacles.push(obstacleAt(left, hard))
    const next = smallestHittingSet(obstacles, chosen.length)
    if (next === undefined) return undefined
    chosen = next
  }
}

function obstacleAt(start: Belief, facts: readonly HardFact[]): readonly number[] {
  let left = start
  const denied: number[] = []
  for (const [index, fact] of facts.entries()) {
    const narrower = learn(left, fact)
    if (isContradiction(narrower)) denied.push(index)
    else left = narrower
  }
  return denied
}
