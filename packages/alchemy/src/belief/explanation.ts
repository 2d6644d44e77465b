import { concernsGolem, type Fact, type HardFact, isHardFact } from '../fact.ts'
import { golems } from '../golem.ts'
import { complement, intersection, isEmpty, overlap, type WorldSet } from './bits.ts'
import { factWorlds } from './factWorlds.ts'
import { smallestHittingSet } from './hittingSet.ts'
import { wordCount } from './worlds.ts'

/**
 * The smallest set of facts that proves a claim, as places in the list; of several, the one with the earliest facts.
 * Undefined when the facts do not prove it. Signs and hunches prove nothing; facts that contradict each other prove
 * anything, so look for a contradiction first.
 */
export function explain(facts: readonly Fact[], claim: HardFact): readonly number[] | undefined {
  return smallestClash(facts, claim)
}

/** The smallest set of facts that cannot all be true, as places in the list; undefined when all facts fit together. */
export function contradictionIn(facts: readonly Fact[]): readonly number[] | undefined {
  return smallestClash(facts, undefined)
}

/**
 * A claim is proved by facts that leave no world in which it is false. The search goes back and forth: it takes the
 * smallest choice of facts that hits every obstacle met so far; when a world is left, as many further facts as possible
 * are granted without losing the last world, and those that remain are a new obstacle, for one of them is needed.
 */
function smallestClash(facts: readonly Fact[], claim: HardFact | undefined): readonly number[] | undefined {
  const places = facts.flatMap((fact, place) => (isHardFact(fact) ? [place] : []))
  const hard = facts.filter(isHardFact)
  const told = claim === undefined ? hard : [...hard, claim]
  const layers = told.some(concernsGolem) ? golems.length : 1
  const sets = hard.map((fact) => layered(fact, layers))
  const start = claim === undefined ? everything(layers) : complement(layered(claim, layers))
  const obstacles: (readonly number[])[] = []
  for (let chosen: readonly number[] = []; ; ) {
    const left = chosen.reduce<WorldSet>((set, index) => intersection(set, sets[index] as WorldSet), start)
    if (isEmpty(left)) return chosen.map((index) => places[index] as number)
    obstacles.push(obstacleAt(left, sets))
    const next = smallestHittingSet(obstacles, chosen.length)
    if (next === undefined) return undefined
    chosen = next
  }
}

function obstacleAt(start: WorldSet, sets: readonly WorldSet[]): readonly number[] {
  let left = start
  const denied: number[] = []
  for (const [index, set] of sets.entries()) {
    if (overlap(left, set)) left = intersection(left, set)
    else denied.push(index)
  }
  return denied
}

/** The worlds of a fact under every law of the golem, one after the other. */
function layered(fact: HardFact, layers: number): WorldSet {
  if (layers === 1) return factWorlds(fact, 0)
  const result = new Int32Array(layers * wordCount)
  for (let golem = 0; golem < layers; golem++) result.set(factWorlds(fact, golem), golem * wordCount)
  return result
}

function everything(layers: number): WorldSet {
  return complement(new Int32Array(layers * wordCount))
}
