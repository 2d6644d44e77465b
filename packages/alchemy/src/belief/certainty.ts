import { type Alchemical, alchemicals, differingColours } from '../alchemical.ts'
import type { Colour } from '../aspect.ts'
import { type GolemPart, golemParts, type Trigger, triggers } from '../golem.ts'
import { type Ingredient, ingredientIndex, ingredients } from '../ingredient.ts'
import type { Theory } from '../theory.ts'
import type { Belief } from './belief.ts'
import { type LawSet, lawsByTrigger } from './lawSet.ts'
import { type BeliefOutlook, columnOf, outlookOf } from './outlook.ts'

/** An ingredient of which all is known but one colour: a theory about it can be hedged safely. */
export interface HedgedTheory {
  readonly ingredient: Ingredient
  /** The two alchemicals that are left; they differ in the open colour alone. */
  readonly alchemicals: readonly [Alchemical, Alchemical]
  readonly open: Colour
}

export interface Certainties {
  readonly certain: readonly Theory[]
  readonly hedged: readonly HedgedTheory[]
}

const rowsOf: readonly (readonly Alchemical[])[] = Array.from({ length: 256 }, (_, mask) =>
  alchemicals.filter((_alchemical, row) => ((mask >> row) & 1) === 1),
)

const openColours: readonly (Colour | undefined)[] = rowsOf.map((rows) => {
  const [one, other] = rows
  if (one === undefined || other === undefined || rows.length > 2) return undefined
  const differing = differingColours(one, other)
  return differing.length === 1 ? differing[0] : undefined
})

/** The alchemicals that an ingredient may still have. */
export function candidatesOf(open: BeliefOutlook, ingredient: Ingredient): readonly Alchemical[] {
  return rowsOf[columnOf(open, ingredientIndex(ingredient))] as readonly Alchemical[]
}

/** What a part of the golem may still react to. */
export function triggersOf({ laws }: BeliefOutlook, part: GolemPart): readonly Trigger[] {
  return triggers.filter((_, place) => (laws & (lawsByTrigger(part)[place] as LawSet)) !== 0)
}

/** How much is certain. */
export interface Settled {
  /** Ingredients whose alchemical is certain. */
  readonly certain: number
  /** Ingredients that are at least certain but for one aspect. */
  readonly publishable: number
  /** Parts of the golem of which is certain what they react to. */
  readonly parts: number
}

export function countSettled(open: BeliefOutlook): Settled {
  let certain = 0
  let publishable = 0
  for (let column = 0; column < ingredients.length; column++) {
    const mask = columnOf(open, column)
    if (rowsOf[mask]?.length === 1) certain++
    if (rowsOf[mask]?.length === 1 || openColours[mask] !== undefined) publishable++
  }
  return { certain, publishable, parts: golemParts.filter((part) => isSettled(open.laws, part)).length }
}

function isSettled(laws: LawSet, part: GolemPart): boolean {
  return laws !== 0 && lawsByTrigger(part).some((one) => (laws & ~one) === 0)
}

/** The theories that cannot be wrong, and those that can be wrong in one colour only. */
export function certainties(belief: Belief): Certainties {
  const open = outlookOf(belief)
  const certain: Theory[] = []
  const hedged: HedgedTheory[] = []
  for (const [column, ingredient] of ingredients.entries()) {
    const left = candidatesOf(open, ingredient)
    const [one, other] = left
    const colour = openColours[columnOf(open, column)]
    if (left.length === 1 && one !== undefined) certain.push({ ingredient, alchemical: one })
    if (colour !== undefined && one !== undefined && other !== undefined) {
      hedged.push({ ingredient, alchemicals: [one, other], open: colour })
    }
  }
  return { certain, hedged }
}
