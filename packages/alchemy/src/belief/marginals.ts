import { type Alchemical, alchemicalIndex, alchemicals, hasAspect } from '../alchemical.ts'
import type { Aspect } from '../aspect.ts'
import { type GolemPart, golems, sameTrigger, type Trigger } from '../golem.ts'
import { type Ingredient, ingredientIndex, pairIndex } from '../ingredient.ts'
import { mixingTable } from '../mixing.ts'
import { type Potion, potionIndex } from '../potion.ts'
import type { Belief, Layer } from './belief.ts'
import { type JointTable, jointTables } from './jointTables.ts'
import { massOf, massOfLayer } from './mass.ts'
import { pairOfColumns, worldCount } from './worlds.ts'

/** How likely every single thing is. All zero when the facts contradict each other. */
export interface Marginals {
  /** The chance that an ingredient has an alchemical, at `ingredient * 8 + alchemical`. */
  readonly alchemical: Readonly<Float64Array>
  /** The chance that a pair makes a potion, at `pair * 7 + potion`. */
  readonly potion: Readonly<Float64Array>
  /** The chance of each golem; all the same while nothing is known of it. */
  readonly golem: Readonly<Float64Array>
}

export function marginals(belief: Belief): Marginals {
  const { total } = massOf(belief)
  const golem = golemChances(belief, total)
  if (total === 0) return { alchemical: new Float64Array(64), potion: new Float64Array(196), golem }
  const joints = jointTables(assignmentWeights(belief))
  // Divided last, so that whole numbers of worlds stay exact and what is certain has a chance of exactly 1.
  const share = (weight: number) => weight / total
  return { alchemical: alchemicalWeights(joints).map(share), potion: potionWeights(joints).map(share), golem }
}

/** The weight of every assignment: the sum over the golems that it is possible with. */
function assignmentWeights({ layers }: Belief): Float64Array {
  const times = new Map<Layer, number>()
  for (const layer of layers) times.set(layer, (times.get(layer) ?? 0) + 1)
  const result = new Float64Array(worldCount)
  for (const [{ possible, weights }, number] of times) {
    for (let word = 0; word < possible.length; word++) {
      for (let bits = possible[word] as number; bits !== 0; bits &= bits - 1) {
        const world = word * 32 + 31 - Math.clz32(bits & -bits)
        const weight = weights === undefined ? 1 : (weights[world] as number)
        result[world] = (result[world] as number) + weight * number
      }
    }
  }
  return result
}

function potionWeights(joints: readonly JointTable[]): Float64Array {
  const potion = new Float64Array(196)
  for (let pair = 0; pair < joints.length; pair++) {
    const joint = joints[pair] as JointTable
    for (let cell = 0; cell < 64; cell++) {
      const at = pair * 7 + (mixingTable[cell] as number)
      potion[at] = (potion[at] as number) + (joint[cell] as number)
    }
  }
  return potion
}

function alchemicalWeights(joints: readonly JointTable[]): Float64Array {
  const alchemical = new Float64Array(64)
  for (let column = 0; column < 8; column++) {
    const partner = column ^ 1
    const joint = joints[pairOfColumns(column, partner)] as JointTable
    for (let cell = 0; cell < 64; cell++) {
      const at = column * 8 + (column < partner ? cell >> 3 : cell & 7)
      alchemical[at] = (alchemical[at] as number) + (joint[cell] as number)
    }
  }
  return alchemical
}

function golemChances(belief: Belief, total: number): Float64Array {
  if (total === 0) return new Float64Array(golems.length)
  if (belief.layers.length === 1) return new Float64Array(golems.length).fill(1 / golems.length)
  return Float64Array.from(belief.layers, (layer) => massOfLayer(layer).total / total)
}

/** The chance that an ingredient has an alchemical. */
export function chanceOfAlchemical(known: Marginals, ingredient: Ingredient, alchemical: Alchemical): number {
  return known.alchemical[ingredientIndex(ingredient) * 8 + alchemicalIndex(alchemical)] as number
}

/** The chance that an ingredient has an aspect. */
export function chanceOfAspect(known: Marginals, ingredient: Ingredient, aspect: Aspect): number {
  return alchemicals
    .filter((alchemical) => hasAspect(alchemical, aspect))
    .reduce((sum, alchemical) => sum + chanceOfAlchemical(known, ingredient, alchemical), 0)
}

/** The chance that two ingredients make a potion. */
export function chanceOfPotion(known: Marginals, one: Ingredient, other: Ingredient, potion: Potion): number {
  return known.potion[pairIndex(one, other) * 7 + potionIndex(potion)] as number
}

/** The chance that a part of the golem reacts to a circle of this colour and size. */
export function chanceOfTrigger(known: Marginals, part: GolemPart, trigger: Trigger): number {
  return golems.reduce(
    (sum, golem, index) => (sameTrigger(golem[part], trigger) ? sum + (known.golem[index] ?? 0) : sum),
    0,
  )
}
