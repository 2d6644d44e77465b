import { alchemicals } from '../alchemical.ts'
import type { GolemFact } from '../fact.ts'
import { animatorsOf, type Golem, type GolemPart, golems, reactionOf, sameTrigger, triggers } from '../golem.ts'
import { ingredientIndex } from '../ingredient.ts'

/** A set of the golem's 24 laws: one bit for each, in the order of `golems`. */
export type LawSet = number

export const lawCount = golems.length

export const allLaws: LawSet = (1 << lawCount) - 1

/**
 * What a fact about the golem looks at in an assignment, and under which laws it holds there. No such fact looks at
 * more than two ingredients, so that 64 cells say all of it.
 */
export interface Sieve {
  /** The grid columns that matter; one of them twice when one is enough. */
  readonly columns: readonly [number, number]
  /** The laws under which the fact holds, at `grid row in the one column * 8 + grid row in the other`. */
  readonly laws: Readonly<Int32Array>
}

function lawsWhere(holds: (golem: Golem) => boolean): LawSet {
  return golems.reduce((laws, golem, index) => (holds(golem) ? laws | (1 << index) : laws), 0)
}

/** The laws under which an alchemical shows a reaction, by `reactionNumber` and alchemical. */
const lawsOfReaction: readonly (readonly LawSet[])[] = [0, 1, 2, 3].map((number) =>
  alchemicals.map((alchemical) =>
    lawsWhere((golem) => {
      const { chest, ears } = reactionOf(golem, alchemical)
      return reactionNumber(chest, ears) === number
    }),
  ),
)

function reactionNumber(chest: boolean, ears: boolean): number {
  return (chest ? 1 : 0) + (ears ? 2 : 0)
}

/** Two alchemicals that animate some golems, by their grid rows, and these golems: always two, chest and ears exchanged. */
export interface AnimatingPair {
  readonly rows: readonly [number, number]
  readonly laws: LawSet
}

/** The twelve pairs of alchemicals that animate a golem. */
export const animatingPairs: readonly AnimatingPair[] = alchemicals.flatMap((one, first) =>
  alchemicals.slice(first + 1).flatMap((other, second): readonly AnimatingPair[] => {
    const laws = lawsWhere((golem) => animatorsOf(golem).includes(one) && animatorsOf(golem).includes(other))
    return laws === 0 ? [] : [{ rows: [first, first + 1 + second], laws }]
  }),
)

/** The laws under which two alchemicals animate the golem. */
const lawsOfAnimation: Readonly<Int32Array> = cells(
  (one, other) =>
    animatingPairs.find(({ rows }) => rows.includes(one) && rows.includes(other) && one !== other)?.laws ?? 0,
)

const lawsOfTrigger: Readonly<Record<GolemPart, readonly LawSet[]>> = {
  chest: triggers.map((trigger) => lawsWhere(({ chest }) => sameTrigger(chest, trigger))),
  ears: triggers.map((trigger) => lawsWhere(({ ears }) => sameTrigger(ears, trigger))),
}

/** The laws under which a part of the golem reacts to each trigger, in the order of `triggers`. */
export function lawsByTrigger(part: GolemPart): readonly LawSet[] {
  return lawsOfTrigger[part]
}

export function sieveOf(fact: GolemFact): Sieve {
  switch (fact.kind) {
    case 'reaction': {
      const column = ingredientIndex(fact.ingredient)
      const laws = lawsOfReaction[reactionNumber(fact.chest, fact.ears)] as readonly LawSet[]
      return { columns: [column, column], laws: cells((row) => laws[row] as LawSet) }
    }
    case 'animation': {
      const [one, other] = fact.ingredients
      const laws = fact.worked ? lawsOfAnimation : lawsOfAnimation.map((alive) => allLaws & ~alive)
      return { columns: [ingredientIndex(one), ingredientIndex(other)], laws }
    }
    case 'trigger': {
      const laws = lawsWhere((golem) => fact.triggers.some((trigger) => sameTrigger(trigger, golem[fact.part])))
      return { columns: [0, 0], laws: cells(() => laws) }
    }
  }
}

function cells(lawsAt: (one: number, other: number) => LawSet): Int32Array {
  return Int32Array.from({ length: 64 }, (_, cell) => lawsAt(cell >> 3, cell & 7))
}
