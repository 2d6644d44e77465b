import { type Alchemical, alchemicalIndex, alchemicals, hasAspect } from '../alchemical.ts'
import type { Aspect } from '../aspect.ts'
import { type Golem, type GolemPart, golems, sameTrigger, type Trigger } from '../golem.ts'
import { type Ingredient, ingredientIndex, pairIndex } from '../ingredient.ts'
import { mixingTable } from '../mixing.ts'
import { type Potion, potionIndex, potions } from '../potion.ts'
import type { Belief } from './belief.ts'
import { type JointTable, jointCell, jointTable } from './jointTable.ts'
import { worldMasses } from './mass.ts'
import { shareOf } from './share.ts'
import { pairColumns, worldCount } from './worlds.ts'

/** How likely every single thing is. All zero when the facts contradict each other. */
export interface Marginals {
  /** The chance that an ingredient has an alchemical, at `ingredient * 8 + alchemical`. */
  readonly alchemical: Readonly<Float64Array>
  /** The chance that a pair makes a potion, at `pair * 7 + potion`. */
  readonly potion: Readonly<Float64Array>
  /** The chance of each golem; all the same while nothing is known of it. */
  readonly golem: Readonly<Float64Array>
}

const scratch = new Float64Array(worldCount)

export function marginals(belief: Belief): Marginals {
  const { each, byGroup } = worldMasses(belief, scratch)
  const joints = jointTable(each)
  return {
    alchemical: shares(alchemicalWeights(joints), alchemicals.length),
    potion: shares(potionWeights(joints), potions.length),
    golem: shares(lawWeights(belief, byGroup), golems.length),
  }
}

/** While nothing is known of the golem, all laws weigh the same. */
function lawWeights({ golem }: Belief, byGroup: Readonly<Float64Array>): Float64Array {
  const weights = new Float64Array(golems.length)
  for (const [group, weight] of byGroup.entries()) {
    const odds = golem?.groups[group]?.odds
    for (let law = 0; law < weights.length; law++) {
      weights[law] = (weights[law] as number) + weight * (odds?.[law] ?? 1)
    }
  }
  return weights
}

/** The share of each weight in its group. Divided last and by their own sum, so that what is certain has exactly 1. */
function shares(weights: Readonly<Float64Array>, size: number): Float64Array {
  const result = new Float64Array(weights.length)
  for (let group = 0; group < weights.length; group += size) {
    let sum = 0
    for (let place = group; place < group + size; place++) sum += weights[place] as number
    if (sum === 0) continue
    for (let place = group; place < group + size; place++) result[place] = (weights[place] as number) / sum
  }
  return result
}

function potionWeights(joints: JointTable): Float64Array {
  const potion = new Float64Array(196)
  for (let pair = 0; pair < pairColumns.length; pair++) {
    const [column, later] = pairColumns[pair] as readonly [number, number]
    for (let rows = 0; rows < 64; rows++) {
      const at = pair * 7 + (mixingTable[rows] as number)
      potion[at] = (potion[at] as number) + (joints[jointCell(column, rows >> 3, later, rows & 7)] as number)
    }
  }
  return potion
}

/** Every ingredient beside its neighbour in the grid. */
function alchemicalWeights(joints: JointTable): Float64Array {
  const alchemical = new Float64Array(64)
  for (let column = 0; column < 8; column += 2) {
    for (let rows = 0; rows < 64; rows++) {
      const weight = joints[jointCell(column, rows >> 3, column + 1, rows & 7)] as number
      const at = column * 8 + (rows >> 3)
      const next = (column + 1) * 8 + (rows & 7)
      alchemical[at] = (alchemical[at] as number) + weight
      alchemical[next] = (alchemical[next] as number) + weight
    }
  }
  return alchemical
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

/** The chance that the golem is one of those that fit. */
export function golemShare(known: Marginals, fits: (golem: Golem) => boolean): number {
  let [part, rest] = [0, 0]
  for (const [law, golem] of golems.entries()) {
    if (fits(golem)) part += known.golem[law] as number
    else rest += known.golem[law] as number
  }
  return shareOf(part, rest)
}

/** The chance that a part of the golem reacts to a circle of this colour and size. */
export function chanceOfTrigger(known: Marginals, part: GolemPart, trigger: Trigger): number {
  return golemShare(known, (golem) => sameTrigger(golem[part], trigger))
}
