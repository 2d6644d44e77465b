import { steadyLog2 } from '@athanor/kernel'
import type { Belief } from './belief.ts'
import { sizeOfSet } from './bits.ts'
import { worldWeights } from './weights.ts'
import { worldCount } from './worlds.ts'

/** How much weight a belief holds, and how it is spread. */
export interface Mass {
  readonly total: number
  /** The sum of w · log2 w, from which the entropy follows. */
  readonly spread: number
}

const logarithms = new WeakMap<Readonly<Float64Array>, Float64Array>()

/** w · log2 w for every assignment, worked out once for all beliefs that share the weights. */
function spreadOf(weights: Readonly<Float64Array>): Float64Array {
  let spread = logarithms.get(weights)
  if (spread === undefined) {
    spread = Float64Array.from(weights, (weight) => (weight === 0 ? 0 : weight * steadyLog2(weight)))
    logarithms.set(weights, spread)
  }
  return spread
}

/** The weight of each assignment and its w · log2 w, whatever the golem; undefined when all weigh 1. */
export function assignmentWeights({ weights }: Belief): AssignmentWeights | undefined {
  if (weights === undefined) return undefined
  const each = worldWeights(weights)
  return { each, spread: spreadOf(each) }
}

export interface AssignmentWeights {
  readonly each: Readonly<Float64Array>
  readonly spread: Readonly<Float64Array>
}

/** The weight of every assignment, summed over the golem's laws. */
export interface WorldMasses {
  /** Zero for an assignment that is impossible. */
  readonly each: Readonly<Float64Array>
  /** The weight of all assignments of a group, its laws left out; one group while nothing is known of the golem. */
  readonly byGroup: Readonly<Float64Array>
}

/** Written into what is given, where the answer is needed for a moment only: it is a third of a megabyte. */
export function worldMasses(
  { possible, weights, golem }: Belief,
  each: Float64Array = new Float64Array(worldCount),
): WorldMasses {
  const weighed = weights === undefined ? undefined : worldWeights(weights)
  const totals = golem === undefined ? one : Float64Array.from(golem.groups, ({ total }) => total)
  each.fill(0)
  const byGroup = new Float64Array(totals.length)
  for (let word = 0; word < possible.length; word++) {
    for (let bits = possible[word] as number; bits !== 0; bits &= bits - 1) {
      const world = word * 32 + 31 - Math.clz32(bits & -bits)
      const group = golem === undefined ? 0 : (golem.groupOf[world] as number)
      const weight = weighed === undefined ? 1 : (weighed[world] as number)
      byGroup[group] = (byGroup[group] as number) + weight
      each[world] = weight * (totals[group] as number)
    }
  }
  return { each, byGroup }
}

const one: Readonly<Float64Array> = Float64Array.of(1)
const nothing: Readonly<Float64Array> = Float64Array.of(0)

/** The sum of w · log2 w over the golem's laws, for every assignment; undefined when all that is possible weighs 1. */
export function worldSpreads(belief: Belief): Readonly<Float64Array> | undefined {
  const { possible, golem } = belief
  const weighed = assignmentWeights(belief)
  const spreads = golem === undefined ? nothing : Float64Array.from(golem.groups, ({ spread }) => spread)
  if (weighed === undefined && spreads.every((spread) => spread === 0)) return undefined
  const totals = golem === undefined ? one : Float64Array.from(golem.groups, ({ total }) => total)
  const result = new Float64Array(worldCount)
  for (let word = 0; word < possible.length; word++) {
    for (let bits = possible[word] as number; bits !== 0; bits &= bits - 1) {
      const world = word * 32 + 31 - Math.clz32(bits & -bits)
      const group = golem === undefined ? 0 : (golem.groupOf[world] as number)
      const weight = weighed === undefined ? 1 : (weighed.each[world] as number)
      const spread = weighed === undefined ? 0 : (weighed.spread[world] as number)
      result[world] = spread * (totals[group] as number) + weight * (spreads[group] as number)
    }
  }
  return result
}

export function massOf(belief: Belief): Mass {
  if (belief.golem === undefined && belief.weights === undefined)
    return { total: sizeOfSet(belief.possible), spread: 0 }
  const spreads = worldSpreads(belief)
  return { total: sumOf(worldMasses(belief).each), spread: spreads === undefined ? 0 : sumOf(spreads) }
}

function sumOf(numbers: Readonly<Float64Array>): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] as number
  return sum
}

/** The uncertainty of a mass in bits: log2 of the number of worlds when all weigh the same. Zero for a contradiction. */
export function entropyOfMass({ total, spread }: Mass): number {
  return total === 0 ? 0 : Math.max(0, steadyLog2(total) - spread / total)
}

export function entropyOf(belief: Belief): number {
  return entropyOfMass(massOf(belief))
}
